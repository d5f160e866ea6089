import {createContext} from 'react';

/**
 * What a dropdown chooses ("Version"), put before its label in the name that is read out.
 * `null` for dropdowns whose label says it already.
 */
export const Purpose = createContext<string | null>(null);
