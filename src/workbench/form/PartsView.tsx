import React, {type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import AddField from './AddField';
import {EMPTY, type Draft, type Field} from './draft';
import type {FieldProps} from './fieldProps';
import {idOf, useForm} from './formContext';
import KeyField from './KeyField';
import type {Place} from './leaf';
import {below} from './problem';
import type {Shape} from './schema';
import {startDraft} from './start';
import styles from './styles.module.css';

interface Props {
  readonly place: Place;
  readonly path: string;
  /** Name of the whole. */
  readonly label: string;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Shows a part: a field, which may have parts too. */
  readonly FieldView: ComponentType<FieldProps>;
}

function without<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, at) => at !== index);
}

/** Replaces one entry. */
function withOne<T>(list: readonly T[], index: number, entry: T): T[] {
  return list.map((old, at) => (at === index ? entry : old));
}

/** The parts of a list, an object or a map, and what adds and removes them. */
export default function PartsView({
  place,
  path,
  label,
  draft,
  onChange,
  FieldView,
}: Props): ReactNode {
  const form = useForm();
  const {shape} = place;
  const addId = idOf(form, path, '-add');
  /** The removed control had the focus. */
  const removing = (next: Draft) => () => {
    form.focusNext(addId);
    onChange(next);
  };
  const start = (part: Parameters<typeof startDraft>[0], at: string) => {
    form.focusNext(idOf(form, at));
    return startDraft(part, at, form.context);
  };
  if (shape.kind === 'list' && draft.kind === 'items') {
    const {items} = draft;
    const set = (next: readonly Draft[]): Draft => ({kind: 'items', items: next});
    return (
      <div className={styles.parts}>
        {items.map((item, at) => (
          <FieldView
            key={at}
            schema={shape.items}
            draft={item}
            path={below(path, at)}
            label={`${label}[${at}]`}
            description=""
            onChange={(next) => onChange(set(withOne(items, at, next)))}
            onRemove={removing(set(without(items, at)))}
          />
        ))}
        <button
          id={addId}
          type="button"
          className={styles.button}
          disabled={items.length >= shape.most}
          onClick={() => onChange(set([...items, start(shape.items, below(path, items.length))]))}>
          {translate({id: 'site.form.addEntry', message: '+ Entry of {label}'}, {label})}
        </button>
      </div>
    );
  }
  if (draft.kind !== 'fields') return null;
  const {fields} = draft;
  const set = (next: readonly Field[]): Draft => ({kind: 'fields', fields: next});
  const schemaOf = (name: string) => partSchema(shape, name);
  const isRequired = (name: string) => shape.kind === 'object' && shape.required.includes(name);
  return (
    <div className={styles.parts}>
      {fields.map(([name, part], at) => {
        const field = (
          <FieldView
            key={at}
            schema={schemaOf(name)}
            draft={part}
            path={below(path, name)}
            label={
              shape.kind === 'map'
                ? translate({id: 'site.form.entryValue', message: 'Value'})
                : name
            }
            canBeAbsent={shape.kind === 'object'}
            isRequired={isRequired(name)}
            onChange={(next) => onChange(set(withOne(fields, at, [name, next] as const)))}
            {...(isRequired(name) || shape.kind === 'map'
              ? {}
              : {onRemove: removing(set(without(fields, at)))})}
          />
        );
        if (shape.kind !== 'map') return field;
        return (
          <div key={at} className={styles.entry}>
            <KeyField
              {...{shape, name}}
              path={below(path, name)}
              onChange={(next) => onChange(set(withOne(fields, at, [next, part] as const)))}
              onRemove={removing(set(without(fields, at)))}
            />
            {field}
          </div>
        );
      })}
      {shape.kind === 'object' ? (
        <AddField
          id={addId}
          names={Object.keys(shape.properties).filter(
            (name) => !fields.some(([other]) => other === name),
          )}
          onAdd={(name) =>
            onChange(set([...fields, [name, start(schemaOf(name), below(path, name))]]))
          }
        />
      ) : (
        <button
          id={addId}
          type="button"
          className={styles.button}
          disabled={fields.some(([name]) => name === '')}
          onClick={() => {
            const entry = shape.kind === 'map' ? start(shape.values, below(path, '')) : EMPTY;
            form.focusNext(idOf(form, below(path, ''), '-key'));
            onChange(set([...fields, ['', entry]]));
          }}>
          {translate({id: 'site.form.addEntry', message: '+ Entry of {label}'}, {label})}
        </button>
      )}
    </div>
  );
}

function partSchema(shape: Shape, name: string) {
  if (shape.kind === 'map') return shape.values;
  if (shape.kind !== 'object' || !Object.hasOwn(shape.properties, name)) return {};
  return shape.properties[name] ?? {};
}
