import React, {type ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

/** Groups that have another name in addresses than for their author. */
const NAMES: Record<string, string> = {npm2yarn: 'package-manager'};

// Why: a link can name what readers are to find chosen (`?variant=class`), in every group that has a name.
export default function TabsInAddress(props: Props): ReactNode {
  const {groupId} = props;
  return <Tabs queryString={groupId && (NAMES[groupId] ?? groupId)} {...props} />;
}
