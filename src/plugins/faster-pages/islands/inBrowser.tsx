import React, {type ComponentType, type ReactNode} from 'react';
import Loadable from 'react-loadable';
import Loading from '@theme/Loading';
import type {Props as MDXContentProps} from '@theme/MDXContent';
import {useIsFromServer} from '../fromServer';
import ServerContent, {type Hydration} from './ServerContent';
import {payloadId, readPayload, type ContentModule} from './payload';

type Load = () => Promise<ContentModule>;

/**
 * Loads a Markdown page in the browser. The page that came as HTML keeps that HTML, and its component is loaded when
 * a reader reaches for something in it; any other page is loaded at once, as Docusaurus does.
 *
 * @param key of the page in Docusaurus's registry
 */
export default async function loadContent(key: string, load: Load): Promise<ContentModule> {
  const payload = document.getElementById(payloadId(key));
  if (payload) {
    return {...readPayload(payload.textContent), default: islandOf(key, load)};
  }
  const {default: Content, ...module} = await loadModule(load);
  return {...module, default: () => <Framed content={Content} />};
}

/** The page's module, its component with the components that Markdown stands for. */
async function loadModule(load: Load): Promise<ContentModule> {
  const [{default: Content, ...payload}, {default: MDXContent}] = await Promise.all([
    load(),
    import('@theme-original/MDXContent') as Promise<{default: ComponentType<MDXContentProps>}>,
  ]);
  return {
    ...payload,
    default: () => (
      <MDXContent>
        <Content />
      </MDXContent>
    ),
  };
}

/** The content of a page that came as HTML. */
function islandOf(key: string, load: Load): ComponentType {
  let loaded: Hydration | null = null;
  // For a reader who leaves the page and comes back.
  let html: string | null = null;

  let loading: Promise<Hydration> | null = null;

  /** Once: another component would take the place of the first, elements and all. After a failure it loads again. */
  function loadHydration(): Promise<Hydration> {
    loading ??= Promise.all([loadModule(load), import('./Island')]).then(
      ([{default: Content}, {default: Island}]) => (loaded = {Content, Island}),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  /** With a spinner, and a button where it cannot be loaded, as Docusaurus loads a page. */
  const Loaded = Loadable({
    loading: Loading,
    loader: loadHydration,
    render: ({Content}: Hydration) => <Framed content={Content} />,
  });

  return function IslandContent(): ReactNode {
    const isFromServer = useIsFromServer();
    if (!isFromServer && loaded) {
      return <Framed content={loaded.Content} />;
    }
    return isFromServer || html !== null ? (
      <ServerContent
        id={key}
        html={isFromServer ? null : html}
        load={loadHydration}
        onLeave={(left) => (html = left)}
        fallback={<Loaded />}
      />
    ) : (
      <Loaded />
    );
  };
}

/** The element around the content, as `onServer.tsx` renders it. */
function Framed({content: Content}: {content: ComponentType}): ReactNode {
  return (
    <div className="markdown">
      <Content />
    </div>
  );
}
