import {createContext} from 'react';

/** What the player shows: the unchanged test, or the test without its response. */
export const PlayedTest = createContext<'unchanged' | 'incomplete'>('unchanged');
