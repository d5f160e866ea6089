import {createElement as h, type ReactNode} from 'react';
import type {Question} from '../types';

/** What the reader is asked, with what happens on the answer. */
export interface Asking extends Question {
  readonly onChoose: (value: string) => void;
}

/** A question with a button for each answer. The first gets the focus, which was on a button that is disabled now. */
export default function questionView({text, options, onChoose}: Asking): ReactNode {
  return h(
    'fieldset',
    {className: 'tool-question'},
    h('legend', null, text),
    h(
      'p',
      {className: 'tool-buttons'},
      options.map(({value, label}, index) =>
        h(
          'button',
          {
            key: value,
            type: 'button',
            className: 'tool-button',
            autoFocus: index === 0,
            onClick: () => onChoose(value),
          },
          label,
        ),
      ),
    ),
  );
}
