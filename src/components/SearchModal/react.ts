/* Replaces React in DocSearch: the same, but elements are corrected when they are created. */
import React, {type ReactElement, type ReactNode} from 'react';
import {correctElement} from './correctElements';

const make = React.createElement as (...args: readonly unknown[]) => ReactElement;

export function createElement(
  type: unknown,
  props: Readonly<Record<string, unknown>> | null,
  ...children: readonly ReactNode[]
): ReactElement {
  const corrected = correctElement({type, props: props ?? {}}, children);
  return make(corrected.type, corrected.props, ...children);
}

export {useEffect, useState} from 'react';
export default {...React, createElement};
