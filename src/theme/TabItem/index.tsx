import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from '@docusaurus/theme-classic/lib/theme/TabItem/styles.module.css';

// Why: in print and without JavaScript, all panels are visible, so each needs its tab's label. The original panel has no
// name for screen readers, and its tab does not refer to it.
export default function TabItem({children, className, value, label, attributes}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) {
    return null;
  }
  return (
    <div
      role="tabpanel"
      id={attributes?.['aria-controls'] as string | undefined}
      aria-labelledby={attributes?.id as string | undefined}
      className={clsx(styles.tabItem, className)}
      hidden={!isSelected}>
      <strong className="panel-name">{label ?? value}</strong>
      {children}
    </div>
  );
}
