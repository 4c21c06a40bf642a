import React, {type KeyboardEvent, type ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

/** Groups that have another name in addresses than for their author. */
const NAMES: Record<string, string> = {npm2yarn: 'package-manager'};

/** The space bar chooses a tab as Enter does, which is all that the original knows, and does not scroll the page. */
function chooseBySpace(event: KeyboardEvent): void {
  const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
  if (tab && event.key === ' ') {
    event.preventDefault();
    tab.click();
  }
}

// Why: a link can name what readers are to find chosen (`?variant=class`), in every group that has a name.
export default function TabsInAddress(props: Props): ReactNode {
  const {groupId} = props;
  return (
    <div onKeyDown={chooseBySpace}>
      <Tabs queryString={groupId && (NAMES[groupId] ?? groupId)} {...props} />
    </div>
  );
}
