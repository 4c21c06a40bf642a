import {createContext} from 'react';

/** What the player shows: the test as in the sample, without its response, or after it failed without it. */
export const PlayedTest = createContext<'unchanged' | 'incomplete' | 'failed'>('unchanged');
