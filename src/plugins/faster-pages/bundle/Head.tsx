import type {ReactNode} from 'react';
import {Helmet} from 'react-helmet-async';
import type {Props} from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Docusaurus's `<Head>`, delayed until React has hydrated the page, which already contains the same tags. Helmet writes
 * while React renders, so it would add the classes of `<html>` one by one, and each change would make the browser
 * recalculate the styles of the whole page.
 */
export default function Head(props: Props): ReactNode {
  return useIsBrowser() ? <Helmet {...props} /> : null;
}
