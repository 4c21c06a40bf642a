import {useCallback, useEffect, useState} from 'react';
import {loadSearch, type Search} from './load';
import type {Language} from '../model';

/** Milliseconds before the dialog says that the network is slow. */
const SLOW_AFTER = 3000;

/** The search of a language and its loading status. */
export interface SearchState {
  search: Search | null;
  status: 'loading' | 'slow' | 'ready' | 'failed';
  retry: () => void;
}

const LOADING: Omit<SearchState, 'retry'> = {search: null, status: 'loading'};

/**
 * Loads the search of a language as soon as one is given, and re-renders when more of it is loaded.
 *
 * @param language `null` to load nothing
 */
export function useSearch(language: Language | null, baseUrl: string): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(LOADING);

  useEffect(() => {
    if (language === null) {
      return undefined;
    }
    let gone = false;
    const set = (next: typeof LOADING) => {
      clearTimeout(slow);
      if (!gone) {
        setState(next);
      }
    };
    const slow = setTimeout(() => setState((now) => (now.search ? now : {search: null, status: 'slow'})), SLOW_AFTER);
    const {search, stop} = loadSearch(language, baseUrl, (loaded) => set({search: {...loaded}, status: 'ready'}));
    search.then(
      (loaded) => set({search: {...loaded}, status: 'ready'}),
      () => set({search: null, status: 'failed'}),
    );
    return () => {
      gone = true;
      clearTimeout(slow);
      stop();
    };
  }, [language, baseUrl, attempt]);

  const retry = useCallback(() => {
    // Keep searching titles and headings until the new search is loaded.
    setState((now) => (now.search ? now : LOADING));
    setAttempt((count) => count + 1);
  }, []);
  return {...state, retry};
}
