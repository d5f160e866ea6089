import {useEffect, useState, type RefObject} from 'react';
import {choicesFrom, NO_CHOICES, searchWith, type Choices} from './choices';
import {methodsIn, show, type Method} from './methods';

/** Minimum interval between address changes in milliseconds; browsers limit the rate. */
const ADDRESS_AFTER = 300;

/** The methods in a frame and the reader's filter, which is also stored in the address. */
export function useChoices(
  frame: RefObject<HTMLElement>,
): [readonly Method[], Choices, (change: Partial<Choices>) => void] {
  const [methods, setMethods] = useState<readonly Method[]>([]);
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const [changed, setChanged] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const found = methodsIn(frame.current);
    const rows = found.map(({row}) => row);
    setMethods(found);
    setChoices(choicesFrom(window.location.search, rows));
  }, [frame]);

  useEffect(() => {
    show(methods, choices);
  }, [methods, choices]);

  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      const {pathname, search, hash} = window.location;
      // The router is not notified: nothing else of the page depends on the query.
      window.history.replaceState(
        window.history.state,
        '',
        `${pathname}${searchWith(choices, search)}${hash}`,
      );
    }, ADDRESS_AFTER);
    return () => {
      clearTimeout(timer);
    };
  }, [changed, choices]);

  const choose = (change: Partial<Choices>) => {
    setChanged(true);
    setChoices((before) => ({...before, ...change}));
  };
  return [methods, choices, choose];
}
