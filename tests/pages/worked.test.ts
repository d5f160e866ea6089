import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadVersion} from '../../src/profile/load';
import {keysOf} from '../../src/profile/keys';
import {resolve} from '../../src/tokens/resolve';
import {workedExamples} from '../../src/worked';
import {whyPagesAbsent} from '../absent';
import {skipWhen} from '../skipWhen';
import {pages, siteDir} from './pages';

const data = loadVersion(siteDir, 'current');
const keys = keysOf(workedExamples(data.network));
const sources = pages.map(({file}) => ({
  file,
  source: fs.readFileSync(path.join(siteDir, file), 'utf8'),
}));

const toolFacts = fs
  .readdirSync(path.join(siteDir, 'src/tools'))
  .map((name) => path.join(siteDir, 'src/tools', name, 'facts.ts'))
  .filter((file) => fs.existsSync(file))
  .map((file) => fs.readFileSync(file, 'utf8'))
  .filter((source) => source.includes('workedExamples'));

/** Whether the facts of a tool take a number of the worked examples, which stands there by its name. */
const isToolFact = (key: string): boolean =>
  toolFacts.some((source) => source.includes(`'${key.split('.').at(-1) ?? ''}'`));

/** A worked number in every format that a page may use. */
function printed(key: string): string[] {
  return ['', '.amount', '.units', '.wei'].flatMap((format) => {
    const found = resolve(data, 'worked', `${key}${format}`);
    return 'text' in found ? [found.text] : [];
  });
}

/** Numbers that are unlikely to be typed by chance. */
const distinctive = new Map(
  keys.flatMap((key) =>
    printed(key)
      .filter((text) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '').length >= 6)
      .map((text) => [text, `{worked.${key}}`]),
  ),
);

describe('numbers of worked examples', () => {
  test.each(sources)('come from src/worked in $file', ({source}) => {
    const typed = [...distinctive].filter(([text]) => source.includes(text));
    expect(typed.map(([text, token]) => `${text} is typed; write ${token}`)).toEqual([]);
  });

  test.each(keys)('%s is used on a page, or by a tool', (key) => {
    const isOnPage = sources.some(({source}) =>
      [`{worked.${key}}`, `{worked.${key}.`].some((token) => source.includes(token)),
    );
    const isUsed = isOnPage || isToolFact(key);
    if (!isUsed) skipWhen(whyPagesAbsent);
    expect(isUsed).toBe(true);
  });
});
