import {useState} from 'react';
import {loadSchemes, showSchemes, storeScheme} from './page';
import type {ColourMode} from './palette';
import type {Scheme, Schemes} from './scheme';

/** The reader's schemes and a function that changes one: stored and applied immediately. */
export default function useSchemes(): [Schemes, (mode: ColourMode, scheme: Scheme) => void] {
  const [schemes, setSchemes] = useState(loadSchemes);
  const change = (mode: ColourMode, scheme: Scheme): void => {
    const changed = {...schemes, [mode]: scheme};
    storeScheme(mode, scheme);
    showSchemes(changed);
    setSchemes(changed);
  };
  return [schemes, change];
}
