import type {ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

// Why: in print and without JavaScript, all panels are visible, so each needs its tab's label.
export default function TabItemWithName({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-panel-name">{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
