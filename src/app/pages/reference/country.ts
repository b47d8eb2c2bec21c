import { createContext } from 'react';

/** The country of the entry shown. Its own language comes first in lists of names. */
export const Country = createContext('');
