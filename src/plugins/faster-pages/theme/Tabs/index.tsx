import React, {type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import styles from './styles.module.css';

// Change: the original renders every group of tabs anew after hydration, for a defect of versions in which the first
// render read the stored choice. It is read in an effect today, so what the server rendered can stay.
export default function Tabs(props: Props): ReactNode {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabList)}>
        <TabList className={props.className} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}

// The original's, shortened.
function TabList({className}: {className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  const select = (tab: HTMLElement, value: string) => {
    if (value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
    }
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, value: string) => {
    const {currentTarget: tab, key} = event;
    const list = tab.parentElement!;
    if (key === 'Enter' || key === ' ') {
      // The space bar would also scroll the page.
      event.preventDefault();
      select(tab, value);
    } else if (key === 'ArrowRight') {
      ((tab.nextElementSibling ?? list.firstElementChild) as HTMLElement).focus();
    } else if (key === 'ArrowLeft') {
      ((tab.previousElementSibling ?? list.lastElementChild) as HTMLElement).focus();
    }
  };

  return (
    <ul role="tablist" aria-orientation="horizontal" className={clsx('tabs', {'tabs--block': block}, className)}>
      {tabValues.map(({value, label, attributes}) => {
        const isSelected = value === selectedValue;
        return (
          <li
            key={value}
            role="tab"
            tabIndex={isSelected ? 0 : -1}
            aria-selected={isSelected}
            onKeyDown={(event) => handleKeyDown(event, value)}
            onClick={(event) => select(event.currentTarget, value)}
            {...attributes}
            className={clsx('tabs__item', styles.tabItem, attributes?.className as string, {
              'tabs__item--active': isSelected,
            })}>
            {label ?? value}
          </li>
        );
      })}
    </ul>
  );
}
