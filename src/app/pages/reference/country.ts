import { createContext } from 'react';

/** Country code of the entry being shown: its own language comes first among several. */
export const Country = createContext('');
