import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Schema} from '../../openrpc/types';
import {annotate} from './annotate';
import type {Found, Path} from './find';
import {pointerOf} from './longNumbers';
import {resolve, type Schemas} from './schemaOf';
import styles from './tree.module.css';

/** What all parts of a tree share. */
export interface Shared {
  readonly schemas: Schemas;
  readonly symbol: string;
  readonly contracts: Readonly<Record<string, string>>;
  /** Undefined while the reader searches for nothing. */
  readonly found: Found | undefined;
  readonly explains: boolean;
  /** JSON Pointers of texts that are numbers in the answer. */
  readonly longNumbers: ReadonlySet<string>;
}

export interface NodeProps {
  readonly path: Path;
  readonly value: unknown;
  readonly schema: Schema | undefined;
  readonly isUndocumented: boolean;
  readonly shared: Shared;
}

/** The name of a member, with a mark where it is not documented. */
export function Key({path, isUndocumented}: Pick<NodeProps, 'path' | 'isUndocumented'>): ReactNode {
  const key = path.at(-1);
  if (key === undefined) return null;
  return (
    <>
      <span className={styles.key}>{key}</span>
      {isUndocumented && (
        <span className={styles.mark}>
          <Translate id="site.workbench.tree.undocumented">not documented</Translate>
        </span>
      )}
    </>
  );
}

/** A number that JavaScript would round, with all its digits. */
function LongNumber({digits}: {readonly digits: string}): ReactNode {
  return (
    <>
      <span className={styles.value} data-type="number">
        {digits}
      </span>
      <span className={styles.note}>
        <Translate id="site.workbench.tree.exact">
          exact; JavaScript would round a number of this size
        </Translate>
      </span>
    </>
  );
}

/** A value without members, with what it means. */
export default function Leaf(props: NodeProps): ReactNode {
  const {path, value, schema, shared} = props;
  const {schema: own, name} = resolve(schema ?? {}, shared.schemas, value);
  const key = path.filter((part) => typeof part === 'string').at(-1) ?? '';
  const isLong = typeof value === 'string' && shared.longNumbers.has(pointerOf(path));
  const notes = annotate(value, {
    key,
    schemaName: name,
    description: schema?.description ?? own.description ?? '',
    symbol: shared.symbol,
    contracts: shared.contracts,
  });
  return (
    <>
      <Key {...props} />
      {isLong ? (
        <LongNumber digits={value} />
      ) : (
        <span className={styles.value} data-type={value === null ? 'null' : typeof value}>
          {JSON.stringify(value)}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    </>
  );
}
