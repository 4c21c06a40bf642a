import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

// What the search shows before and after its dialog is loaded.

export function dialogLabel(): string {
  return translate({
    id: 'search.dialog',
    message: 'Search the documentation',
    description: 'Name of the search dialog and of its field',
  });
}

export function placeholder(): string {
  return translate({
    id: 'search.placeholder',
    message: 'Name, option, error or question',
    description: 'Placeholder of the search field',
  });
}

export function LoadingText(): ReactNode {
  return (
    <Translate id="search.loading" description="While the search is loading">
      Loading the search…
    </Translate>
  );
}

interface RetryProps {
  className?: string;
  onClick: () => void;
}

export function Retry({className = 'button button--primary', onClick}: RetryProps): ReactNode {
  return (
    <button type="button" className={className} onClick={onClick}>
      <Translate id="search.retry" description="Button that tries again to load the search">
        Retry
      </Translate>
    </button>
  );
}
