import React, {lazy, Suspense, type ComponentType, type ReactNode} from 'react';

/**
 * Makes a component that is loaded when it is first rendered, for what few pages show or none. In the built page it is
 * there from the start, but may be away for a moment while React takes over. Where it cannot be loaded is nothing.
 */
export function loadLater<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): (props: Props) => ReactNode {
  const Loaded = lazy(() => load().catch(() => new Promise<never>(() => {}))) as unknown as ComponentType<Props>;

  return function LoadedLater(props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
