import React, {useSyncExternalStore, type ReactNode} from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import {hasSite, onSite} from '@site/src/plugins/lazy-hydration/routes/siteStore';

const not = () => false;

// Why: a page brings the first item of a category that is closed; the others come with the site's routes.
export default function CategoryWithAllItems(props: Props): ReactNode {
  useSyncExternalStore(onSite, hasSite, not);
  return <Category {...props} />;
}
