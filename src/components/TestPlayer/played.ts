import {createContext} from 'react';

/** The played test: as the sample shows it, without its response, or failed because of that. */
export const PlayedTest = createContext<'unchanged' | 'incomplete' | 'failed'>('unchanged');
