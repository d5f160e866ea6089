import {createContext} from 'react';

/**
 * What a dropdown selects ("Version"), prepended to its accessible name. `null` for dropdowns whose label says it
 * already.
 */
export const Purpose = createContext<string | null>(null);
