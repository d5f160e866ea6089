import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMemo, useState, type ReactNode} from 'react';
import type {Schema} from '../../openrpc/types';
import {find, pathKey} from './find';
import Leaf, {Key, type NodeProps} from './Leaf';
import {listsFields, memberSchema, resolve, type Schemas} from './schemaOf';
import styles from './tree.module.css';

/** Members shown at first, and with each step. */
const STEP = 100;
/** Members of an answer that is unfolded from the start. */
const FEW = 40;
const MOST_MATCHES = 500;

function membersOf(value: object): (readonly [string | number, unknown])[] {
  return Array.isArray(value)
    ? value.map((member: unknown, index) => [index, member] as const)
    : Object.entries(value);
}

function Branch(props: NodeProps & {readonly value: object}): ReactNode {
  const {path, value, schema, shared} = props;
  const all = membersOf(value);
  const [isOpen, setIsOpen] = useState(path.length === 0 || (path.length < 3 && all.length <= FEW));
  const [shown, setShown] = useState(STEP);
  const {found} = shared;
  const {schema: own} = resolve(schema ?? {}, shared.schemas, value);
  const members = found
    ? all.filter(([key]) => {
        const here = pathKey([...path, key]);
        return (
          found.matches.has(here) || found.around.has(here) || found.matches.has(pathKey(path))
        );
      })
    : all;
  const open = isOpen || found !== undefined;
  return (
    <details
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) setIsOpen(event.currentTarget.open);
      }}>
      <summary className={styles.summary}>
        <Key {...props} />
        <span className={styles.size}>
          {Array.isArray(value) ? `[ ${all.length} ]` : `{ ${all.length} }`}
        </span>
      </summary>
      {open && (
        <ul className={styles.members}>
          {members.slice(0, shown).map(([key, member]) => {
            const documented = memberSchema(own, key);
            const here = [...path, key];
            return (
              <Entry
                key={key}
                path={here}
                value={member}
                schema={documented}
                isUndocumented={
                  documented === undefined && typeof key === 'string' && listsFields(own)
                }
                shared={shared}
              />
            );
          })}
          {members.length > shown && (
            <li>
              <button type="button" className={styles.more} onClick={() => setShown(shown + STEP)}>
                <Translate id="site.workbench.tree.more" values={{count: members.length - shown}}>
                  {'Show more ({count} left)'}
                </Translate>
              </button>
            </li>
          )}
        </ul>
      )}
    </details>
  );
}

/** Whether a value has members to unfold; empty lists and objects are shown as they are. */
function hasMembers(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function Part(props: NodeProps): ReactNode {
  const {value} = props;
  return hasMembers(value) ? <Branch {...props} value={value} /> : <Leaf {...props} />;
}

function Entry(props: NodeProps): ReactNode {
  const {path, schema, value, shared} = props;
  const isMatch = shared.found?.matches.has(pathKey(path)) === true;
  const words =
    shared.explains && schema
      ? (schema.description ?? resolve(schema, shared.schemas, value).schema.description)
      : undefined;
  return (
    <li className={clsx(styles.entry, isMatch && styles.match)}>
      <Part {...props} />
      {words !== undefined && typeof path.at(-1) === 'string' && (
        <p className={styles.words}>{words.replaceAll('`', '')}</p>
      )}
    </li>
  );
}

export interface Props {
  readonly value: unknown;
  /** The documented result, if the method is known. */
  readonly schema: Schema | undefined;
  readonly schemas: Schemas;
  readonly symbol: string;
  readonly contracts: Readonly<Record<string, string>>;
  /** JSON Pointers of texts that are numbers in the answer. */
  readonly longNumbers?: readonly string[] | undefined;
}

/** An answer as a tree that can be folded and searched, with what its values mean and what its fields are for. */
export default function Tree({value, schema, longNumbers, ...rest}: Props): ReactNode {
  const [words, setWords] = useState('');
  const [explains, setExplains] = useState(false);
  const long = useMemo(() => new Set(longNumbers), [longNumbers]);
  const found = words.trim() === '' ? undefined : find(value, words, MOST_MATCHES);
  return (
    <div className={styles.tree}>
      {hasMembers(value) && (
        <div className={styles.controls}>
          <input
            type="search"
            value={words}
            aria-label={translate({
              id: 'site.workbench.tree.find',
              message: 'Find in the answer',
            })}
            placeholder={translate({
              id: 'site.workbench.tree.find',
              message: 'Find in the answer',
            })}
            onChange={(event) => setWords(event.target.value)}
          />
          {schema && (
            <label>
              <input
                type="checkbox"
                checked={explains}
                onChange={(event) => setExplains(event.target.checked)}
              />
              <Translate id="site.workbench.tree.explain">Explain fields</Translate>
            </label>
          )}
          <span role="status" className={styles.count}>
            {found && (
              <Translate
                id="site.workbench.tree.found"
                values={{count: `${found.matches.size}${found.hasMore ? '+' : ''}`}}>
                {'{count} found'}
              </Translate>
            )}
          </span>
        </div>
      )}
      <Part
        path={[]}
        value={value}
        schema={schema}
        isUndocumented={false}
        shared={{...rest, found, explains, longNumbers: long}}
      />
    </div>
  );
}
