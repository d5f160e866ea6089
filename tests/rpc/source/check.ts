import fs from 'node:fs';
import path from 'node:path';
import {nameOf} from '@site/src/openrpc/pointer';
import type {RpcReference} from '@site/src/openrpc/types';
import {profileOf, type Source} from '../nodes/program';
import {FILES, type SourceFile} from './files';
import {sourceFolder} from './folder';
import {checkForks} from './forks';
import {covers, messagesOf} from './messages';
import {UNMET, UNMET_IN} from './unmet';

/** Texts of the reference about errors: their messages, and code in the descriptions. */
function documented({documents, shared}: RpcReference, methods?: readonly string[]): string[] {
  const {errors} = shared.components;
  const names = methods
    ? Object.values(documents)
        .flatMap((document) => document.methods)
        .filter(({name}) => methods.includes(name))
        .flatMap((method) => method.errors.map(({$ref}) => nameOf($ref)))
    : Object.keys(errors);
  return names.flatMap((name) => [
    errors[name]?.message ?? '',
    ...[...(shared['x-error-causes'][name] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, code = '']) => code,
    ),
  ]);
}

/**
 * Errors of a source file that the reference lacks, as `file:line message`, with the methods that lack it. Methods that
 * the reference does not have, since releases differ in theirs, list none.
 */
export function lacking(
  reference: RpcReference,
  {file, methods: all, each, unmet: here = {}}: SourceFile,
  source: string,
  unmet: Readonly<Record<string, string>> = UNMET,
): string[] {
  const known = Object.values(reference.documents).flatMap((document) => document.methods);
  const methods = all?.filter((method) => known.some(({name}) => name === method));
  const groups = each && methods ? methods.map((method) => [method]) : [methods];
  return messagesOf(source)
    .filter(({format}) => !Object.hasOwn({...unmet, ...here}, format))
    .flatMap(({format, line}) => {
      const missing = groups.filter(
        (group) => !documented(reference, group).some((message) => covers(message, format)),
      );
      const where = missing.map((group) => group?.join(', ') ?? 'the reference').join(', ');
      return missing.length === 0
        ? []
        : [`${file}:${line} makes "${format}", which ${where} lacks`];
    });
}

const sourceOf = (node: Source) => {
  const folder = sourceFolder(node);
  return ({file}: Pick<SourceFile, 'file'>) => fs.readFileSync(path.join(folder, file), 'utf8');
};

const formatsIn = (source: string): string[] => messagesOf(source).map(({format}) => format);

/**
 * Checks the errors of the reference against the source of its node.
 * @returns the number of checked messages, and the errors, one line each
 */
export function checkErrors(
  reference: RpcReference,
  node: Source,
): {count: number; faults: readonly string[]} {
  const read = sourceOf(node);
  const unmet = {...UNMET, ...UNMET_IN[node.version]};
  return {
    count: FILES.flatMap((each) => formatsIn(read(each))).length,
    faults: FILES.flatMap((each) => lacking(reference, each, read(each), unmet)).map(
      (fault) => `${node.name} ${node.version}: ${fault}`,
    ),
  };
}

/**
 * Checks the times of the forks in the profile of a version against the source of its node.
 * @returns the number of compared times, and the errors, one line each
 */
export function checkForkTimes(
  version: string,
  node: Source,
): {count: number; faults: readonly string[]} {
  const {count, faults} = checkForks(
    profileOf(version),
    sourceOf(node)({file: 'params/config.go'}),
  );
  return {count, faults: faults.map((fault) => `${version}: ${fault}`)};
}

/** Formats with a reason for not being documented that no source has any more. */
export function goneFormats(nodes: readonly Source[]): string[] {
  const has = (node: Source) => {
    const read = sourceOf(node);
    return new Set(FILES.flatMap((each) => formatsIn(read(each))));
  };
  const known = new Map(nodes.map((node) => [node.version, has(node)]));
  const gone = (format: string, sets: readonly ReadonlySet<string>[]) =>
    !sets.some((formats) => formats.has(format));
  const goneFromFile = (each: SourceFile) =>
    Object.keys(each.unmet ?? {}).filter(
      (format) => !nodes.some((node) => formatsIn(sourceOf(node)(each)).includes(format)),
    );
  return [
    ...FILES.flatMap(goneFromFile),
    ...Object.keys(UNMET).filter((format) => gone(format, [...known.values()])),
    ...[...known].flatMap(([version, formats]) =>
      Object.keys(UNMET_IN[version] ?? {}).filter((format) => gone(format, [formats])),
    ),
  ].map((format) => `tests/rpc/source: the source has no "${format}" any more`);
}
