import {createContext} from 'react';

/** What the player shows: the unchanged test, the test without its response, or that test after it has failed. */
export const PlayedTest = createContext<'unchanged' | 'incomplete' | 'failed'>('unchanged');
