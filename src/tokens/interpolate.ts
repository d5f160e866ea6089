import {chooseParts} from './conditions';
import {loadVersion, versionOf} from '../profile/load';
import {positionOf} from '../profile/position';
import {resolve, type Root} from './resolve';
import {sitePath} from '../profile/sitePath';
import type {VersionData} from '../profile/types';
import {verbatim} from './verbatim';

/** `{network.key}`, `{contracts.Name}` `{worked.group.name}`, `{plan.host.key}` or `{version.path}`, unless a dollar sign makes it a template literal's placeholder. */
const TOKEN = /(?<!\$)(\\?)\{(network|contracts|worked|plan|version)\.([^{}\n]*)\}/g;

/** Whether a value at the start of a line would turn a sentence into a numbered list: “5. Governance can change it.” */
function wouldStartList(page: string, start: number, end: number, value: string): boolean {
  const before = page.slice(page.lastIndexOf('\n', start - 1) + 1, start);
  return /^[\s>*+-]*$/.test(before) && /^\d{1,9}$/.test(value) && /^[.)]\s/.test(page.slice(end));
}

/**
 * Removes the parts of a page for other profiles, and replaces the remaining tokens, front matter and code included, by
 * the version's values. `\{network.x}` stays, without its backslash: in prose MDX removes the backslash, in code and
 * front matter this does.
 *
 * @throws one error with every unknown token of the page, as file:line:column and near matches.
 */
export function replaceTokens(source: string, data: VersionData, file: string): string {
  const page = chooseParts(source, data.network);
  const faults: string[] = [];
  const isVerbatim = verbatim(page);
  const replaced = page.replace(
    TOKEN,
    (token: string, escape: string, root: Root, key: string, offset: number) => {
      if (escape !== '') return isVerbatim(offset) ? token.slice(1) : token;
      const resolved = resolve(data, root, key);
      if ('text' in resolved) {
        const startsList = wouldStartList(page, offset, offset + token.length, resolved.text);
        return startsList && !isVerbatim(offset) ? `${resolved.text}\\` : resolved.text;
      }
      const {line, column} = positionOf(page, offset);
      faults.push(`${file}:${line}:${column}: ${resolved.fault}`);
      return token;
    },
  );
  if (faults.length > 0) {
    throw new Error(
      `${faults.join('\n')}\nValues come from the version's _data/network.json and _data/contracts.json, those of the plan from _data/topology.json, those of worked examples from src/worked; write \\{network.key} to print a token itself.`,
    );
  }
  return replaced;
}

/** {@link replaceTokens} with the data of the version that the file belongs to. */
export function interpolate(siteDir: string, filePath: string, fileContent: string): string {
  const file = sitePath(siteDir, filePath);
  return replaceTokens(fileContent, loadVersion(siteDir, versionOf(siteDir, filePath)), file);
}
