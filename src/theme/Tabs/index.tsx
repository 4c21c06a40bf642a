import type {KeyboardEvent, ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

/** Query parameter names of groups, where they differ from the `groupId`. */
const NAMES: Record<string, string> = {npm2yarn: 'package-manager'};

/** Selects a tab with the space bar, in addition to Enter, and prevents the page from scrolling. */
function chooseBySpace(event: KeyboardEvent): void {
  const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
  if (tab && event.key === ' ') {
    event.preventDefault();
    tab.click();
  }
}

// Change: a link can select a tab (`?variant=class`), in every group with a `groupId`.
export default function TabsInAddress(props: Props): ReactNode {
  const {groupId} = props;
  return (
    <div onKeyDown={chooseBySpace}>
      <Tabs queryString={groupId && (NAMES[groupId] ?? groupId)} {...props} />
    </div>
  );
}
