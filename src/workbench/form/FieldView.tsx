import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Draft} from './draft';
import Faults from './Faults';
import FieldHead from './FieldHead';
import type {FieldProps} from './fieldProps';
import {idOf, useForm} from './formContext';
import {notationsOf} from './hint';
import LeafControl from './LeafControl';
import PartsView from './PartsView';
import Prose from './Prose';
import {startDraft} from './start';
import styles from './styles.module.css';
import {placeOf, withPurpose} from './toValue';
import VariantSelect from './VariantSelect';

/** The control of a schema that has one, with the parts of lists and objects. */
export default function FieldView(props: FieldProps): ReactNode {
  const {draft, path, label = '', isRequired = false, onChange, onRemove} = props;
  const form = useForm();
  const outer = placeOf(props.schema, path, form.context);
  const id = idOf(form, path);
  // A choice between variants is part of the head of the chosen one.
  const chosen = outer.shape.kind === 'variants' && draft.kind === 'variant' ? draft : undefined;
  const choices = outer.shape.kind === 'variants' ? outer.shape.choices : [];
  const schema = chosen ? withPurpose(choices[chosen.index] ?? {}, outer.schema) : props.schema;
  const place = chosen ? placeOf(schema, path, form.context) : outer;
  const inner = chosen?.draft ?? draft;
  const change = (next: Draft) => onChange(chosen ? {...chosen, draft: next} : next);

  if (chosen && place.shape.kind === 'variants') {
    return <FieldView {...props} schema={schema} draft={inner} onChange={change} />;
  }

  const {kind} = place.shape;
  const isWhole = kind === 'list' || kind === 'object' || kind === 'map' || kind === 'variants';
  const isUnfit = isWhole && inner.kind !== 'items' && inner.kind !== 'fields';
  const faults = form.faultsAt(path);
  const notations = notationsOf(place, inner, form.context.units, form.symbol);
  const description = props.description ?? outer.schema.description ?? '';
  const parts = {
    description: description !== '' && label !== '' && `${id}-description`,
    notations: notations.length > 0 && `${id}-notations`,
    faults: faults.length > 0 && `${id}-faults`,
  };
  const describedBy = Object.values(parts).filter(Boolean).join(' ') || undefined;
  const leaf = !isWhole && (
    <LeafControl
      {...{id, place, path, describedBy, isRequired}}
      draft={inner}
      onChange={change}
      isInvalid={faults.length > 0}
    />
  );
  const isBoolean = kind === 'boolean';
  const offered = choices.filter(
    (choice, at) =>
      at === chosen?.index ||
      !onRemove ||
      placeOf(choice, path, form.context).shape.kind !== 'null',
  );
  const select = chosen && offered.length > 1 && (
    <VariantSelect
      {...{id: `${id}-kind`, label, choices, offered, chosen, path, schema: outer.schema, onChange}}
    />
  );
  return (
    <div
      className={styles.field}
      {...(isWhole && {
        role: 'group',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy,
      })}>
      {label !== '' && (
        <FieldHead
          {...{id, label, isRequired, onRemove}}
          isGroup={isWhole || kind === 'null'}
          schema={isWhole || isBoolean || select ? undefined : schema}>
          {isBoolean && !chosen && leaf}
        </FieldHead>
      )}
      {parts.description !== false && (
        <p id={parts.description} className={styles.description}>
          <Prose text={description} />
        </p>
      )}
      {select ? (
        <div className={styles.variant}>
          {select}
          {kind !== 'null' && leaf}
        </div>
      ) : (
        !(isBoolean && !chosen) && leaf
      )}
      {parts.notations !== false && (
        <p id={parts.notations} className={styles.notations}>
          {notations.map((notation) => (
            <code key={notation}>{notation}</code>
          ))}
        </p>
      )}
      <Faults id={`${id}-faults`} faults={faults} />
      {isUnfit && inner.kind !== 'refused' && (
        <div className={styles.unfit}>
          <code>{inner.kind === 'value' ? JSON.stringify(inner.value) : ''}</code>
          <button
            type="button"
            className={styles.button}
            onClick={() => onChange(startDraft(props.schema, path, form.context))}>
            {translate({id: 'site.form.replace', message: 'Replace'})}
          </button>
        </div>
      )}
      {isWhole && !isUnfit && (
        <PartsView {...{place, path, label, FieldView}} draft={inner} onChange={change} />
      )}
    </div>
  );
}
