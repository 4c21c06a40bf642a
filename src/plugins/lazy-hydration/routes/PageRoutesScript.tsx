import React, {type ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {jsonText} from '../content/facts';
import {PAGE_ROUTES_ID, pickRoutes, type PageRoutes} from './pageRoutes';

/** On the server: the routes that the browser needs for this page, as JSON. */
export default function PageRoutesScript(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const branch = matchRoutes(routes, pathname).map(({route}) => route);
  // The trail of a page asks whether there is a home page.
  const always = routes.filter(({path, exact}) => path === '*' || (path === baseUrl && exact));
  const facts = pickRoutes(branch, always, routesChunkNames as unknown as PageRoutes['chunkNames']);
  return <script id={PAGE_ROUTES_ID} type="application/json" dangerouslySetInnerHTML={{__html: jsonText(facts)}} />;
}
