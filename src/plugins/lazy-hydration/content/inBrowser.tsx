import React, {Suspense, use, type ComponentType, type ReactNode} from 'react';
import {useIsFromServer} from '@site/src/utils/serverHtml';
import ServerContent, {type Life} from './ServerContent';
import {factsId, readFacts, type ContentModule} from './facts';

type Load = () => Promise<ContentModule>;

/**
 * Loads a Markdown page in the browser. The page that came as HTML keeps that HTML, and its component is loaded when
 * a reader reaches for something in it; any other page is loaded at once, as Docusaurus does.
 *
 * @param key of the page in Docusaurus's registry
 */
export default async function lazyContent(key: string, load: Load): Promise<ContentModule> {
  const facts = document.getElementById(factsId(key));
  if (facts) {
    return {...readFacts(facts.textContent!), default: lazyComponent(key, load)};
  }
  const module = await loadLive(load);
  return {...module, default: () => <Framed content={module.default} />};
}

/** The page's module, its component with the components that Markdown stands for. */
async function loadLive(load: Load): Promise<ContentModule> {
  const [{default: Content, ...facts}, {default: MDXContent}] = await Promise.all([load(), import('@theme-original/MDXContent')]);
  return {
    ...facts,
    default: () => (
      <MDXContent>
        <Content />
      </MDXContent>
    ),
  };
}

function lazyComponent(key: string, load: Load): ComponentType {
  let life: Life | null = null;
  let loading: Promise<Life> | null = null;

  function loadOnce(): Promise<Life> {
    loading ??= Promise.all([loadLive(load), import('./Island')]).then(
      ([{default: Content}, {default: Island}]) => (life = {Content, Island}),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  /** For a reader who left the page and came back: the server's HTML is gone by then. */
  function Returned(): ReactNode {
    return <Framed content={(life ?? use(loadOnce())).Content} />;
  }

  return function LazyContent() {
    return useIsFromServer() ? (
      <ServerContent id={key} load={loadOnce} />
    ) : (
      <Suspense>
        <Returned />
      </Suspense>
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
