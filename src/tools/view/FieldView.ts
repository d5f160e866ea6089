import {createElement as h, type ChangeEvent, type ReactNode} from 'react';
import type {Field} from '../types';

interface Props {
  /** Id of the element. */
  readonly id: string;
  readonly name: string;
  readonly field: Field<unknown>;
  readonly text: string;
  readonly fault: string | undefined;
  readonly onText: (text: string) => void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field with its value; the same in the page as built and in the browser. */
function control({id, name, field, text, fault, onText}: Props): ReactNode {
  const {control: kind, options = [], inputMode, hint} = field;
  const described = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`];
  const common = {
    id,
    name,
    autoComplete: 'off',
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': fault === undefined ? undefined : true,
    onChange: (event: ChangeEvent<Control>) => onText(event.target.value),
  };
  switch (kind) {
    case 'choice':
      return h(
        'select',
        {...common, value: text},
        options.map(({value, label}) => h('option', {key: value, value}, label)),
      );
    case 'flag':
      return h('input', {
        ...common,
        type: 'checkbox',
        checked: text !== '',
        onChange: (event: ChangeEvent<HTMLInputElement>) =>
          onText(event.target.checked ? 'on' : ''),
      });
    case 'area':
      return h('textarea', {...common, value: text, rows: 4, spellCheck: false});
    case 'time':
      return h('input', {...common, type: 'datetime-local', value: text});
    case 'line':
      return h('input', {...common, type: 'text', inputMode, value: text, spellCheck: false});
  }
}

/** A field with its label, unit, hint, and what is wrong with its value. */
export default function FieldView(props: Props): ReactNode {
  const {id, field, fault} = props;
  const {label, unit, hint, control: kind} = field;
  return h(
    'div',
    {className: `tool-field tool-${kind}`},
    h('label', {htmlFor: id}, label),
    h(
      'span',
      {className: 'tool-control'},
      control(props),
      unit === undefined ? null : h('span', {className: 'tool-unit'}, unit),
    ),
    fault === undefined ? null : h('span', {id: `${id}-fault`, className: 'tool-fault'}, fault),
    hint === undefined ? null : h('span', {id: `${id}-hint`, className: 'tool-hint'}, hint),
  );
}
