import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useState, type FormEvent, type ReactNode} from 'react';
import {builtValues, currentValues, setValues} from './store';
import styles from './dialogs.module.css';
import {useModal} from './useModal';
import {faultOf, slotsOf, writtenAs, type Slot, type Values} from './values';
import {labelOf, wordsFor} from './words';

interface FieldProps {
  readonly slot: Slot;
  readonly text: string;
  readonly fault: string | undefined;
  readonly onText: (text: string) => void;
}

function Field({slot, text, fault, onText}: FieldProps): ReactNode {
  const id = useId();
  const [written = ''] = slot.written;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{labelOf(slot)}</label>
      <input
        id={id}
        value={text}
        placeholder={slot.kind === 'address' ? '0x…' : written}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={(event) => onText(event.target.value)}
      />
      {fault !== undefined && (
        <span id={`${id}-fault`} className={styles.fault}>
          {fault}
        </span>
      )}
    </div>
  );
}

interface Props {
  readonly machines: string;
  readonly onClose: () => void;
}

/** The form with the reader's values; those that are empty stay as the page writes them. */
export default function FillIn({machines, onClose}: Props): ReactNode {
  const dialog = useModal();
  const slots = slotsOf(JSON.parse(machines) as Values);
  const [texts, setTexts] = useState<Values>(currentValues);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) dialog.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries, dialog]);
  const faults = Object.fromEntries(
    slots.flatMap(({id, kind}) => {
      const text = texts[id]?.trim() ?? '';
      const fault = text === '' ? undefined : faultOf(kind, text);
      return fault === undefined ? [] : [[id, wordsFor(fault)] as const];
    }),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (Object.keys(faults).length > 0) return;
    const filled = slots.flatMap(({id, kind}) => {
      const text = texts[id]?.trim() ?? '';
      return text === '' ? [] : [[id, writtenAs(kind, text)] as const];
    });
    setValues(filled.length === 0 ? builtValues() : Object.fromEntries(filled));
    onClose();
  };
  const onClear = () => {
    setValues(builtValues());
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.fill}
      aria-label={translate({id: 'site.runbook.fill.title', message: 'Your values'})}
      onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <p className={styles.title}>
          <Translate id="site.runbook.fill.title">Your values</Translate>
        </p>
        <p>
          <Translate id="site.runbook.fill.promise">
            They stay in the memory of this tab: nothing is stored, sent or put into a link. Leave
            empty what the commands should keep. Never enter a key.
          </Translate>
        </p>
        <div className={styles.fields}>
          {slots.map((slot) => (
            <Field
              key={slot.id}
              slot={slot}
              text={texts[slot.id] ?? ''}
              fault={tries > 0 ? faults[slot.id] : undefined}
              onText={(text) => setTexts({...texts, [slot.id]: text})}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <button type="submit" className={styles.main}>
            <Translate id="site.runbook.fill.apply">Write into commands</Translate>
          </button>
          <button type="button" onClick={onClear}>
            <Translate id="site.runbook.fill.clear">Forget all</Translate>
          </button>
          <button type="button" onClick={onClose}>
            <Translate id="site.runbook.close">Close</Translate>
          </button>
        </div>
      </form>
    </dialog>
  );
}
