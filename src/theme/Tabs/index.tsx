import {Children, cloneElement, isValidElement, useId, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props as TabItemProps} from '@theme/TabItem';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

/** Query parameter names of groups, where they differ from the `groupId`. */
const NAMES: Record<string, string> = {npm2yarn: 'package-manager'};

/**
 * Selects a tab with the space bar, in addition to Enter, and moves the focus with Home and End, in addition to arrows.
 * Prevents the page from scrolling.
 */
function onKeyDown(event: KeyboardEvent): void {
  const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
  if (tab && [' ', 'Home', 'End'].includes(event.key)) {
    event.preventDefault();
    if (event.key === ' ') {
      tab.click();
    } else {
      const {firstElementChild, lastElementChild} = tab.parentElement!;
      ((event.key === 'Home' ? firstElementChild : lastElementChild) as HTMLElement).focus();
    }
  }
}

/** Gives ids to a tab and its panel (src/theme/TabItem), so that they refer to each other. */
function withIds(item: ReactNode, id: string): ReactNode {
  if (!isValidElement<TabItemProps>(item)) {
    return item;
  }
  return cloneElement(item, {attributes: {id, 'aria-controls': `${id}panel`, ...item.props.attributes}});
}

// Change: a link can select a tab (`?variant=class`), in every group with a `groupId`. Tabs and their panels refer to each
// other, and screen readers say what the tabs of the package managers are for.
export default function TabsInAddress({children, ...props}: Props): ReactNode {
  const {groupId} = props;
  const id = useId();
  const isBrowser = useIsBrowser();
  const name = groupId === 'npm2yarn' ? translate({id: 'tabs.packageManager', message: 'Package manager'}) : undefined;
  return (
    <div onKeyDown={onKeyDown} role={name && 'group'} aria-label={name}>
      <Tabs queryString={groupId && (NAMES[groupId] ?? groupId)} {...props}>
        {/* Not in the HTML, where the ids of a page with many tabs would take 0.6 kB. */}
        {Children.map(children, (item, index) => (isBrowser ? withIds(item, `${id}${index}`) : item))}
      </Tabs>
    </div>
  );
}
