import {PATCHES} from '..';
import type {TouchPoint} from '../types';
import {OTHER_TOUCH_POINTS} from './otherTouchPoints';
import {SWIZZLES} from './swizzles';

/** One entry of the ledger. */
export interface Entry extends TouchPoint {
  /** Owner: `patch lean-pages`, `component TOC`, or a folder. */
  readonly owner: string;
}

const ofPatches: readonly Entry[] = PATCHES.flatMap(({name, touchPoints}) =>
  touchPoints.map((touchPoint) => ({...touchPoint, owner: `patch ${name}`})),
);

const ofSwizzles: readonly Entry[] = SWIZZLES.map(({component, how, ...stock}) => ({
  ...stock,
  owner: `component ${component}`,
  reliesOn:
    how === 'eject'
      ? 'It was ejected from this file: port its changes.'
      : 'It wraps this component, and passes its props.',
  otherwise: 'Improvements of the stock component are missing, silently.',
  tests: [],
  removableWhen: 'See src/theme/README.md.',
}));

/** Everything to review when a package changes. */
export const LEDGER: readonly Entry[] = [...ofPatches, ...OTHER_TOUCH_POINTS, ...ofSwizzles];
