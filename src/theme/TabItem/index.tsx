import React, {type ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

// Why: without tabs (on paper, without JavaScript) all panels show, and each must say whose it is.
export default function TabItemWithName({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-panel-name">{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
