import React, {type ReactNode} from 'react';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import routesChunkNames from '@generated/routesChunkNames';
import {useLocation} from '@docusaurus/router';
import {factsId, jsonText} from '../content/facts';
import type {RouteComponent} from './pageRoutes';
import {pruneVersion} from './version';

interface Props {
  version: PropVersionMetadata;
  /** The route of the version, which leads to all its pages. */
  route: RouteConfig;
}

const namesOf = ({component}: RouteConfig) => routesChunkNames[(component as RouteComponent).key];

/** The key of a version in Docusaurus's registry. */
const nameOf = (route: RouteConfig) => namesOf(route)!.__props as unknown as string;

/** On the server: what a Markdown page shows of its version, as JSON. Other pages of the docs may need all of it. */
export default function VersionFactsScript({version, route}: Props): ReactNode {
  const {pathname} = useLocation();
  const page = matchRoutes(route.routes!, pathname).at(-1)!.route;
  if (!namesOf(page)?.content) {
    return null;
  }
  const facts = {version: pruneVersion(version, page.sidebar as string | undefined, pathname)};
  return <script id={factsId(nameOf(route))} type="application/json" dangerouslySetInnerHTML={{__html: jsonText(facts)}} />;
}
