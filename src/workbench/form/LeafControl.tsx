import React, {type ReactNode} from 'react';
import {clsx} from 'clsx';
import type {Draft} from './draft';
import {useForm} from './formContext';
import {secretFor, type Place} from './leaf';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly place: Place;
  readonly path: string;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly isInvalid: boolean;
  /** Ids of description, notations and messages. */
  readonly describedBy: string | undefined;
  readonly isRequired: boolean;
}

/** What a text field shows of a draft. */
function textOf(draft: Draft): string {
  if (draft.kind === 'text') return draft.text;
  if (draft.kind !== 'value') return '';
  return typeof draft.value === 'string' ? draft.value : JSON.stringify(draft.value);
}

/** An example of each notation that the field takes. */
function exampleOf({shape, schema}: Place): string | undefined {
  if (shape.kind === 'quantity')
    return shape.digits === 64 ? '0x1b4 · 436 · 1.5 gwei' : '0x1b4 · 436';
  if (shape.kind === 'address' || shape.kind === 'bytes') return '0x…';
  const [example] = schema.examples ?? [];
  return typeof example === 'string' ? example : undefined;
}

/** The control of one value: a field of text, a list to choose from, a check box. */
export default function LeafControl(props: Props): ReactNode {
  const {id, place, path, draft, onChange, isInvalid, describedBy, isRequired} = props;
  const {touch} = useForm();
  const {kind} = place.shape;
  const shared = {
    id: id,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    onBlur: () => touch(path),
  };
  if (kind === 'null') return <code id={id}>null</code>;
  if (kind === 'boolean') {
    return (
      <input
        {...shared}
        type="checkbox"
        checked={draft.kind === 'value' && draft.value === true}
        onChange={(event) => onChange({kind: 'value', value: event.target.checked})}
      />
    );
  }
  if (place.shape.kind === 'choice') {
    const {values} = place.shape;
    const at = draft.kind === 'value' ? values.indexOf(draft.value) : -1;
    return (
      <select
        {...shared}
        className={styles.control}
        value={at}
        onChange={(event) => onChange({kind: 'value', value: values[Number(event.target.value)]})}>
        {at < 0 && <option value={-1} />}
        {values.map((value, index) => (
          <option key={index} value={index}>
            {String(value)}
          </option>
        ))}
      </select>
    );
  }
  const isHex = kind === 'address' || kind === 'bytes';
  const type = (entered: string) => {
    // A line break is no part of hex: it comes from the Enter key or from what was pasted.
    const text = isHex ? entered.replace(/[\r\n]/g, '') : entered;
    const secret = secretFor(place, text);
    onChange(secret ? {kind: 'refused', secret} : {kind: 'text', text});
  };
  const {examples = []} = place.schema;
  const field = {
    ...shared,
    className: clsx(styles.control, styles.typed),
    value: textOf(draft),
    placeholder: exampleOf(place),
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'none',
    'aria-required': isRequired || undefined,
  };
  if (isHex || kind === 'json') {
    return (
      <textarea
        {...field}
        rows={kind === 'json' ? 3 : 1}
        onChange={(event) => type(event.target.value)}
      />
    );
  }
  return (
    <>
      <input
        {...field}
        type="text"
        list={examples.length > 0 ? `${id}-examples` : undefined}
        onChange={(event) => type(event.target.value)}
      />
      {examples.length > 0 && (
        <datalist id={`${id}-examples`}>
          {examples.map((example) => (
            <option key={String(example)}>{String(example)}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
