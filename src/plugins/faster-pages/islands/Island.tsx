import React, {
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type Context,
  type ReactNode,
  type RefObject,
} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import {contextsAbove} from './contextsAbove';

export interface Props {
  /** The element with the server's HTML. */
  host: RefObject<HTMLElement | null>;
  /** What rendered that HTML. */
  content: ComponentType;
  /** Start of the ids that `useId` gives. */
  prefix: string;
  /** Called when the content is hydrated. */
  onReady: () => void;
}

/**
 * Hydrates the server's HTML inside an element, as a React root of its own: React cannot hydrate a
 * part of a tree later, other than at a Suspense boundary, which it renders anew as soon as a context above changes.
 * The contexts around this component reach the content, and stay up to date.
 */
export default function Island({host, content, prefix, onReady}: Props): ReactNode {
  const root = useRef<Root | null>(null);
  const [contexts] = useState<Context<unknown>[]>(() => contextsAbove(host.current!));
  const [isHydrated, setHydrated] = useState(false);
  const values: unknown[] = [];
  for (const context of contexts) {
    values.push(use(context));
  }

  const finish = () => {
    setHydrated(true);
    onReady();
  };

  useEffect(() => {
    const tree = withContexts(contexts, values, <Content content={content} onReady={finish} />);
    if (!root.current) {
      root.current = hydrateRoot(host.current!, tree, {identifierPrefix: prefix, onRecoverableError: console.error});
    } else if (isHydrated) {
      // Not before: React would give up the server's elements, and render others.
      root.current.render(tree);
    }
  });

  useEffect(
    () => () => {
      const {current} = root;
      // Not while React renders the page that comes next.
      setTimeout(() => current?.unmount());
    },
    [],
  );
  return null;
}

function withContexts(contexts: Context<unknown>[], values: unknown[], children: ReactNode): ReactNode {
  return contexts.reduce<ReactNode>(
    (inner, Provider, index) => <Provider value={values[index]}>{inner}</Provider>,
    children,
  );
}

/** The provider lets components render first what the server rendered, as on the page around. */
function Content({content: Component, onReady}: Pick<Props, 'content' | 'onReady'>): ReactNode {
  return (
    <BrowserContextProvider>
      <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
        <Component />
        <Ready onReady={onReady} />
      </ErrorBoundary>
    </BrowserContextProvider>
  );
}

function Ready({onReady}: Pick<Props, 'onReady'>): ReactNode {
  const call = useRef(onReady);
  useEffect(() => call.current(), []);
  return null;
}
