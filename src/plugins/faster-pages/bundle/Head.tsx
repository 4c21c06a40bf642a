import React, {useSyncExternalStore, type ReactNode} from 'react';
import {Helmet} from 'react-helmet-async';
import type {Props} from '@docusaurus/Head';

const nothingChanges = () => () => {};

/**
 * Docusaurus's `<Head>`, which waits until React has hydrated the page: the server has written the same tags. Helmet
 * writes while React still renders, so the classes of `<html>` would come one by one, and each time the browser would
 * compute the style of the whole page anew.
 */
export default function Head(props: Props): ReactNode {
  const isHydrated = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  return isHydrated ? <Helmet {...props} /> : null;
}
