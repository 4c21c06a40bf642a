import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {LoadingText, Retry} from '../texts';
import styles from './styles.module.css';
import type {SearchState} from './useSearch';

/** Says that the search is still loading, or why it could not be loaded. */
export default function Status({status, retry}: Pick<SearchState, 'status' | 'retry'>): ReactNode {
  if (status === 'failed') {
    return (
      <div className={styles.message} role="alert">
        <p className={styles.messageTitle}>
          {navigator.onLine ? (
            <Translate
              id="search.failed"
              description="When the search index cannot be loaded although the browser is online">
              The search index could not be loaded.
            </Translate>
          ) : (
            <Translate
              id="search.offline"
              description="When the search index cannot be loaded because the browser is offline">
              You are offline, and the search index is not loaded yet.
            </Translate>
          )}
        </p>
        <Retry onClick={retry} />
      </div>
    );
  }
  return (
    <p className={styles.message} role="status">
      {status === 'slow' ? (
        <Translate id="search.slow" description="While the search has been loading for some seconds">
          Still loading: the network is slow. You can keep typing.
        </Translate>
      ) : (
        <LoadingText />
      )}
    </p>
  );
}
