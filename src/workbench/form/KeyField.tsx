import React, {type ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import Faults from './Faults';
import FieldHead from './FieldHead';
import {idOf, useForm} from './formContext';
import {secretFor} from './leaf';
import type {Shape} from './schema';
import styles from './styles.module.css';
import {placeOf} from './toValue';

interface Props {
  readonly shape: Shape & {kind: 'map'};
  /** The key so far. */
  readonly name: string;
  /** Path of the entry. */
  readonly path: string;
  readonly onChange: (name: string) => void;
  readonly onRemove: () => void;
}

/** The key of an entry, such as the address whose state is overridden. */
export default function KeyField({shape, name, path, onChange, onRemove}: Props): ReactNode {
  const form = useForm();
  const id = idOf(form, path, '-key');
  const faults = form.faultsAt(path, true);
  const place = placeOf(shape.keys, path, form.context);
  const isAddress = place.shape.kind === 'address';
  return (
    <div className={styles.field}>
      <FieldHead
        id={id}
        label={
          isAddress
            ? translate({id: 'site.form.addressKey', message: 'Account'})
            : translate({id: 'site.form.slotKey', message: 'Slot'})
        }
        isRequired
        isGroup={false}
        schema={shape.keys}
        onRemove={onRemove}>
        {null}
      </FieldHead>
      <input
        id={id}
        type="text"
        className={clsx(styles.control, styles.typed)}
        value={name}
        placeholder="0x…"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        aria-required
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={faults.length > 0 ? `${id}-faults` : undefined}
        onBlur={() => form.touch(path)}
        onChange={(event) => {
          const text = event.target.value.trim();
          onChange(secretFor(place, text) ? '' : text);
        }}
      />
      <Faults id={`${id}-faults`} faults={faults} />
    </div>
  );
}
