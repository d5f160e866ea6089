import path from 'node:path';
import {loadVersion, versionOf} from './load';
import {positionOf} from './position';
import {resolve} from './resolve';
import type {VersionData} from './types';
import {verbatim} from './verbatim';

/** `{network.key}` or `{contracts.Name}`, unless a dollar sign makes it a template literal's placeholder. */
const TOKEN = /(?<!\$)(\\?)\{(network|contracts)\.([^{}\n]*)\}/g;

/**
 * Replaces the tokens of a page, front matter and code included, by the version's values. `\{network.x}` stays, without
 * its backslash: in prose MDX takes the backslash away, in code and front matter it is done here.
 *
 * @throws one error with every token of the page that names nothing, as file:line:column and near matches.
 */
export function replaceTokens(page: string, data: VersionData, file: string): string {
  const faults: string[] = [];
  const isVerbatim = verbatim(page);
  const replaced = page.replace(
    TOKEN,
    (token: string, escape: string, root: keyof VersionData, key: string, offset: number) => {
      if (escape !== '') return isVerbatim(offset) ? token.slice(1) : token;
      const resolved = resolve(data, root, key);
      if ('text' in resolved) return resolved.text;
      const {line, column} = positionOf(page, offset);
      faults.push(`${file}:${line}:${column}: ${resolved.fault}`);
      return token;
    },
  );
  if (faults.length > 0) {
    throw new Error(
      `${faults.join('\n')}\nValues come from the version's _data/network.json and _data/contracts.json; write \\{network.key} to print a token itself.`,
    );
  }
  return replaced;
}

/** {@link replaceTokens} with the data of the version that the file belongs to. */
export function interpolate(siteDir: string, filePath: string, fileContent: string): string {
  const file = path.relative(siteDir, filePath).split(path.sep).join('/');
  return replaceTokens(fileContent, loadVersion(siteDir, versionOf(siteDir, filePath)), file);
}
