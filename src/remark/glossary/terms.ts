import path from 'node:path';
import {ProfileError, shown, type Fault} from '../../profile/fault';
import {fromSame} from '../../profile/fromSame';
import {dataFolder} from '../../profile/load';
import {readJson} from '../../profile/readJson';
import {schemaFaults} from '../../profile/schema';

/** A term of glossary.json. */
export interface Term {
  readonly term: string;
  /** Other forms: plural, other spelling, abbreviation. */
  readonly variants: readonly string[];
  /** One sentence in plain words. */
  readonly definition: string;
}

const WORDS = {
  type: 'string',
  pattern: '^[\\p{L}\\p{N}]([\\p{L}\\p{N} -]*[\\p{L}\\p{N}])?$',
  description: 'a word or words: letters, digits, inner spaces and hyphens',
};
const SCHEMA = {
  type: 'object',
  description: 'an object with a list of terms',
  required: ['terms'],
  additionalProperties: false,
  properties: {
    terms: {
      type: 'array',
      description: 'a list of terms, the most useful first',
      items: {
        type: 'object',
        description: 'an object with term, variants and definition',
        required: ['term', 'variants', 'definition'],
        additionalProperties: false,
        properties: {
          term: WORDS,
          variants: {
            type: 'array',
            description: 'a list of other forms, may be empty',
            items: WORDS,
          },
          definition: {
            type: 'string',
            pattern: '^[^\\n]{10,159}\\.$',
            description: 'one sentence of at most 160 characters with a full stop at its end',
          },
        },
      },
    },
  },
};

/** Every error in a glossary: its schema, and words that two terms share. */
export function glossaryFaults(data: unknown): Fault[] {
  const faults = schemaFaults(data, SCHEMA);
  if (faults.length > 0) return faults;
  const owners = new Map<string, string>();
  return (data as {terms: Term[]}).terms.flatMap(({term, variants}, index) =>
    [term, ...variants].flatMap((word): Fault[] => {
      const owner = owners.get(word.toLowerCase());
      owners.set(word.toLowerCase(), term);
      if (owner === undefined) return [];
      return [
        {
          at: `terms[${index}]`,
          expected: 'words that are unique in the glossary',
          found: `${shown(word)}, which ${shown(owner)} has already`,
          fix: 'remove one of the two',
        },
      ];
    }),
  );
}

const termsFrom = fromSame<readonly Term[]>();

/** Reads and checks the glossary of a version. @throws ProfileError that lists every fault */
export function readGlossary(siteDir: string, version: string): readonly Term[] {
  const file = `${dataFolder(version)}/glossary.json`;
  const data = readJson(siteDir, file);
  return termsFrom(path.join(siteDir, file), [data], () => {
    const faults = glossaryFaults(data);
    if (faults.length > 0) throw new ProfileError(file, faults);
    return (data as {terms: Term[]}).terms;
  });
}

/** Checks the glossaries of all versions. @throws one error that lists every fault of every file */
export function checkGlossaries(siteDir: string, versions: readonly string[]): void {
  const messages = ['current', ...versions].flatMap((version) => {
    try {
      readGlossary(siteDir, version);
      return [];
    } catch (error) {
      if (error instanceof ProfileError) return [error.message];
      throw error;
    }
  });
  if (messages.length > 0) throw new Error(`The glossary cannot be used.\n${messages.join('\n')}`);
}
