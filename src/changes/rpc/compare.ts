import type {Method, RpcReference, SharedComponents} from '../../openrpc/types';
import {withReasons} from '../reasons';
import type {Reason} from '../types';
import {factsOf, type Fact, type Part} from './facts';

/** One statement about a method that was added, changed or removed. */
export interface FactChange {
  readonly part: Part;
  readonly change: 'added' | 'changed' | 'removed';
  readonly name: string;
  /** As the older version says it. */
  readonly from?: string;
  /** As the newer version says it. */
  readonly to?: string;
}

/** A method that differs between two versions. */
export interface MethodChange {
  readonly method: string;
  readonly namespace: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** What differs; empty for a method that only one version has. */
  readonly facts: readonly FactChange[];
  /** Why, where the version's facts say so. */
  readonly reasons?: readonly Reason[];
}

/** The differences of two methods, in the order of the reference: what was removed comes last within its part. */
function factChanges(older: readonly Fact[], newer: readonly Fact[]): FactChange[] {
  const keyOf = ({part, name}: Fact) => `${part} ${name}`;
  const was = new Map(older.map((fact) => [keyOf(fact), fact]));
  const is = new Map(newer.map((fact) => [keyOf(fact), fact]));
  const parts = [...new Set([...newer, ...older].map(({part}) => part))];
  const changes = [
    ...[...is.values()].flatMap((fact): FactChange[] => {
      const {part, name, text: to} = fact;
      const before = was.get(keyOf(fact));
      if (!before) return [{part, change: 'added', name, to}];
      return before.text === to ? [] : [{part, change: 'changed', name, from: before.text, to}];
    }),
    ...[...was.values()]
      .filter((fact) => !is.has(keyOf(fact)))
      .map(({part, name, text}): FactChange => ({part, change: 'removed', name, from: text})),
  ];
  return parts.flatMap((part) => changes.filter((each) => each.part === part));
}

interface Found {
  readonly namespace: string;
  readonly method: Method;
  readonly shared: SharedComponents;
}

function methodsOf({documents, shared}: RpcReference): Map<string, Found> {
  return new Map(
    Object.entries(documents).flatMap(([namespace, {methods}]) =>
      methods.map((method) => [method.name, {namespace, method, shared}] as const),
    ),
  );
}

/**
 * Methods that differ between two versions: the newer version's order, then removed ones.
 *
 * @param reasonsOf why a method differs; one with a reason is listed even if its documents are the same
 */
export function compareReferences(
  older: RpcReference,
  newer: RpcReference,
  reasonsOf: (method: string) => readonly Reason[] = () => [],
): MethodChange[] {
  const was = methodsOf(older);
  const is = methodsOf(newer);
  const found = [
    ...[...is].map(([name, {namespace, method, shared}]): MethodChange => {
      const before = was.get(name);
      if (!before) return {method: name, namespace, change: 'added', facts: []};
      const facts = factChanges(factsOf(before.method, before.shared), factsOf(method, shared));
      return {method: name, namespace, change: 'changed', facts};
    }),
    ...[...was]
      .filter(([name]) => !is.has(name))
      .map(([method, {namespace}]): MethodChange => ({
        method,
        namespace,
        change: 'removed',
        facts: [],
      })),
  ];
  return found
    .map((change) => withReasons(change, reasonsOf(change.method)))
    .filter(({change, facts, reasons}) => change !== 'changed' || facts.length > 0 || reasons);
}
