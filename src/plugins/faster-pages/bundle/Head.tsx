import type {ReactNode} from 'react';
import {Helmet} from 'react-helmet-async';
import type {Props} from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Docusaurus's `<Head>`, delayed until React has hydrated the page, which already contains the same tags. */
export default function Head(props: Props): ReactNode {
  return useIsBrowser() ? <Helmet {...props} /> : null;
}
