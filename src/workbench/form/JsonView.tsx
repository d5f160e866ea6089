import React, {useId, type ReactNode} from 'react';
import {clsx} from 'clsx';
import Translate from '@docusaurus/Translate';
import Prose from './Prose';
import styles from './styles.module.css';

/** A message with the place that it concerns, in the reader's words: `filter.topics[1]`. */
export interface PlacedMessage {
  readonly place: string;
  readonly message: string;
}

interface Props {
  readonly text: string;
  readonly messages: readonly PlacedMessage[];
  readonly onChange: (text: string) => void;
}

/** The arguments as JSON. */
export default function JsonView({text, messages, onChange}: Props): ReactNode {
  const id = useId();
  const lines = Math.min(24, Math.max(6, text.split('\n').length + 1));
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <Translate id="site.form.arguments">Arguments as JSON, in order</Translate>
      </label>
      <textarea
        id={id}
        className={clsx(styles.control, styles.typed, styles.json)}
        rows={lines}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        aria-invalid={messages.length > 0 || undefined}
        aria-describedby={messages.length > 0 ? `${id}-faults` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-faults`} role="status">
        {messages.length > 0 && (
          <ul className={styles.faults}>
            {messages.map(({place, message}, at) => (
              <li key={at}>
                {place !== '' && <code>{place}</code>} <Prose text={message} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
