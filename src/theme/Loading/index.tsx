import {useSyncExternalStore, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import messageStyles from '@site/src/css/message.module.css';
import styles from './styles.module.css';

// Why: the original is hard-coded English, ignores `prefers-reduced-motion`, and is silent for screen readers.

/** Props that react-loadable passes. Docusaurus does not include its types. */
interface Props {
  error?: unknown;
  pastDelay: boolean;
  retry: () => void;
}

function subscribeToConnection(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

function Failed({error, retry}: Pick<Props, 'error' | 'retry'>): ReactNode {
  const online = useSyncExternalStore(
    subscribeToConnection,
    () => window.navigator.onLine,
    () => true,
  );
  return (
    <main className={messageStyles.view} role="alert">
      <h1>
        <Translate id="loading.failed">This page did not load.</Translate>
      </h1>
      {!online && (
        <p className={messageStyles.offline}>
          <Translate id="loading.offline">You are offline. Connect to the network, then retry.</Translate>
        </p>
      )}
      <p className={messageStyles.actions}>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="loading.retry">Retry</Translate>
        </button>
      </p>
      <pre className={messageStyles.error}>{String(error)}</pre>
    </main>
  );
}

/** Placeholder while the code of a page loads: nothing at first, a spinner after 200 ms, or the error if it failed. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return <Failed error={error} retry={retry} />;
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <Translate id="loading.pending">Loading…</Translate>
    </div>
  );
}
