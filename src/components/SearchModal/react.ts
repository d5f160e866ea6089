/* Replaces React in DocSearch: the same, but elements are corrected when they are created. */
import React, {type ReactElement, type ReactNode} from 'react';
import {correctElement} from './correctElements';
import NoResults from './NoResults';
import StartScreen from './StartScreen';

const make = React.createElement as (...args: readonly unknown[]) => ReactElement;

/** Screens to which this site adds, by their class. */
const SCREENS: Readonly<Record<string, unknown>> = {
  'DocSearch-StartScreen': StartScreen,
  'DocSearch-NoResults': NoResults,
};

export function createElement(
  type: unknown,
  props: Readonly<Record<string, unknown>> | null,
  ...children: readonly ReactNode[]
): ReactElement {
  const corrected = correctElement({type, props: props ?? {}}, children);
  const {className} = corrected.props;
  const screen = typeof className === 'string' ? SCREENS[className] : undefined;
  return make(screen ?? corrected.type, corrected.props, ...children);
}

export {useEffect, useState} from 'react';
export default {...React, createElement};
