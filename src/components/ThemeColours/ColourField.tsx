import React, {useId, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {parseColour} from './palette';
import styles from './field.module.css';

interface Props {
  readonly label: string;
  readonly pickerLabel: string;
  /** Current colour, as `#rrggbb`. */
  readonly value: string;
  /** Called with `#rrggbb` only; invalid text never leaves the field. */
  readonly onChange: (colour: string) => void;
}

const UNFINISHED = /^#?[0-9a-f]{0,5}$/i;

/** A colour as text and as picker. The `#` is optional; an invalid text is reported and ignored. */
export default function ColourField({label, pickerLabel, value, onChange}: Props): ReactNode {
  const field = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const wrong =
    draft !== null && parseColour(draft) === null && (left || !UNFINISHED.test(draft.trim()));

  const type = (text: string): void => {
    setDraft(text);
    setLeft(false);
    const colour = parseColour(text);
    // Three digits may be the beginning of six: they are applied on blur.
    if (colour !== null && text.trim().length >= 6) onChange(colour);
  };
  const finish = (): void => {
    const colour = draft === null ? null : parseColour(draft);
    setLeft(true);
    if (colour === null) return;
    setDraft(null);
    onChange(colour);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={field}>{label}</label>
      <div className={styles.inputs}>
        <input
          type="color"
          className={styles.picker}
          aria-label={pickerLabel}
          value={value}
          onChange={(event) => {
            setDraft(null);
            onChange(event.target.value);
          }}
        />
        <input
          id={field}
          type="text"
          className={styles.text}
          value={draft ?? value}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          aria-invalid={wrong}
          aria-describedby={wrong ? `${field}-fault` : undefined}
          onChange={(event) => {
            type(event.target.value);
          }}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish();
          }}
        />
      </div>
      {wrong && (
        <p id={`${field}-fault`} role="alert" className={styles.fault}>
          <Translate id="themeColours.fault" values={{example: '#2e8555'}}>
            {'Not a colour. Write six hex digits, such as {example}.'}
          </Translate>
        </p>
      )}
    </div>
  );
}
