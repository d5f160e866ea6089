import type {InlineCode, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseAbi} from 'viem';
import {describe, expect, test} from 'vitest';
import {
  codeOf,
  argumentCounts,
  castSignatures,
  essence,
  essences,
  interfaces,
  namesOf,
} from './interfaces';
import {blocksIn, pages, type Page} from './pages';
import silentEvents from '../fixtures/silentEvents.json';
import {versions} from '../versions';

const CODE = /(?<![0-9a-fA-Zx])0x(?:[0-9a-f]{8}|[0-9a-f]{64})(?![0-9a-zA-Z])/g;
const guides = pages.filter(({id}) => !id.startsWith('rpc/'));

interface Place {
  readonly at: string;
  readonly text: string;
  readonly codes: readonly string[];
}

/** Rows and paragraphs with their pieces of code. */
function placesOf(page: Page): Place[] {
  const places: Place[] = [];
  const read = (node: Nodes): void => {
    const codes: string[] = [];
    const words: string[] = [];
    visit(node, 'inlineCode', ({value}: InlineCode) => void codes.push(value));
    visit(node, (inner) => {
      if ('value' in inner) words.push(inner.value);
    });
    places.push({
      at: `${page.file}:${node.position?.start.line ?? 1}`,
      text: words.join(' '),
      codes,
    });
  };
  visit(page.tree, (node) => {
    if (node.type === 'tableRow' || node.type === 'paragraph') read(node);
  });
  return places;
}

const places = guides.flatMap(placesOf);

test('selectors and topics on pages match the interfaces and the names next to them', () => {
  const found = places.flatMap(({at, text, codes}) =>
    codes.flatMap((code) => code.match(CODE) ?? []).map((code) => ({at, text, code})),
  );
  const wrong = found.filter(
    ({text, code}) => !namesOf(code)?.some((name) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  const fault = ({at, code}: {at: string; code: string}) =>
    `${at}: ${code} is ${namesOf(code)?.join(' or ') ?? 'unknown'}`;
  expect(wrong.map(fault)).toEqual([]);
  expect(found.length).toBeGreaterThan(100 * (1 + versions.length));
});

test('signatures on pages match the interfaces', () => {
  const SIGNATURE = /^([a-z]\w*)\(([\w[\],() ]*)\)$/;
  const ours = new Set(Object.values(interfaces).flatMap((items) => items.map(({name}) => name)));
  const wrong = places.flatMap(({at, codes}) =>
    codes
      .map((code) => SIGNATURE.exec(code))
      .filter((match) => match !== null && ours.has(match[1] ?? ''))
      .map((match) => match?.[0] ?? '')
      .filter((signature) => {
        const name = signature.slice(0, signature.indexOf('('));
        const typed = /\b(address|uint256|uint64|bytes|bytes32|bool|string)\b/.test(signature);
        if (typed) return !castSignatures.has(signature.replaceAll(' ', ''));
        const inside = signature.slice(name.length + 1, -1);
        const count = inside === '' ? 0 : inside.split(',').length;
        // A name with empty brackets means the function, with any arguments.
        return count > 0 && !argumentCounts.has(`${name}/${count}`);
      })
      .map((signature) => `${at}: ${signature}`),
  );
  expect(wrong).toEqual([]);
});

/** Names of the functions and public variables in a page's own contracts. */
function ownNames(page: Page): Set<string> {
  const sources = blocksIn('solidity').filter((block) => block.page === page);
  return new Set(
    sources.flatMap(({value}) =>
      [...value.matchAll(/\bfunction (\w+)\(|\bpublic (\w+);/g)].map(
        ([, called, variable]) => called ?? variable ?? '',
      ),
    ),
  );
}

describe('commands', () => {
  test.each(blocksIn('bash').filter(({value}) => /['"]\w+\([^'"$]*\)['"]/.test(value)))(
    '$at names functions as in the contracts',
    ({page, value}) => {
      const own = ownNames(page);
      const named = [...value.matchAll(/['"](\w+\([^'"$ ]*\))['"]/g)]
        .map(([, signature = '']) => signature)
        .filter((signature) => !own.has(signature.slice(0, signature.indexOf('('))));
      expect(named.filter((signature) => !castSignatures.has(signature))).toEqual([]);
    },
  );

  test.each(blocksIn('bash').filter(({value}) => /"0x[0-9a-f]{8}"/.test(value)))(
    '$at names the function whose selector it sends',
    ({title, value}) => {
      for (const [, code = ''] of value.matchAll(/"(0x[0-9a-f]{8})"/g)) {
        expect(namesOf(code)?.some((name) => title.includes(name))).toBe(true);
      }
    },
  );
});

/** Recipes for arbitrary tokens, which are not system contracts. */
const OF_TOKENS = new Set(['reverts.ts', 'transfers.ts']);

test.each(
  blocksIn('ts').filter(({title, value}) => value.includes('parseAbi') && !OF_TOKENS.has(title)),
)('the fragments of $at match the interfaces', ({value}) => {
  const lines = [...value.matchAll(/'((?:function|event|error|struct) [^']+)'/g)].map(
    ([, line]) => line ?? '',
  );
  const items = parseAbi(lines) as unknown as Parameters<typeof essence>[0][];
  expect(items.map(essence).filter((line) => !essences.has(line))).toEqual([]);
  expect(items.length).toBeGreaterThan(3);
});

test.each(blocksIn('solidity').filter(({value}) => /^interface /m.test(value)))(
  'the interface of $at matches the contracts',
  ({value}) => {
    const declared = [...value.matchAll(/^ {4}(function \w+\([^)]*\)) external([^;{]*);$/gm)].map(
      ([, head = '', tail = '']) => `${head}${tail}`,
    );
    const items = parseAbi(declared) as unknown as Parameters<typeof essence>[0][];
    expect(items.map(essence).filter((line) => !essences.has(line))).toEqual([]);
    expect(items.length).toBeGreaterThan(3);
  },
);

/** Items that nobody needs to look up: a proxy's own initialisation. */
const NOT_LISTED = new Set(['Initialized']);

test.each(pages.filter(({id}) => id === 'staking/developer-guide'))(
  '$file names every error and event of staking',
  ({text}) => {
    const listed = ['StakeHub', 'StakeCredit'].flatMap((contract) =>
      (interfaces[contract] ?? []).filter(({type}) => type !== 'function'),
    );
    const missing = listed.filter(
      (item) => !NOT_LISTED.has(item.name) && !text.includes(codeOf(item)),
    );
    expect(missing.map(({name}) => name)).toEqual([]);
    expect(listed.length).toBeGreaterThan(80);
  },
);

const {about: _about, ...silent} = silentEvents as Readonly<
  Record<string, readonly string[] | string>
>;

test.each(pages.filter(({id}) => id === 'real-time-events'))(
  'each event that $file lists is emitted by its contract',
  ({text}) => {
    const listed = [...text.matchAll(/^<Events of="(\w+)">\n([^]*?)^<\/Events>$/gm)].flatMap(
      ([, contract = '', list = '']) =>
        [...list.matchAll(/^- \*\*(\w+)\*\*: /gm)].map(([, name = '']) => ({contract, name})),
    );
    const wrong = listed.filter(
      ({contract, name}) =>
        (silent[contract] ?? []).includes(name) ||
        !interfaces[contract]?.some((item) => item.type === 'event' && item.name === name),
    );
    expect(wrong).toEqual([]);
    expect(listed.length).toBeGreaterThan(35);
  },
);

test.each(pages.filter(({id}) => id === 'real-time-events'))(
  '$file lists every event of a proposal',
  ({text}) => {
    const [, list = ''] = /^<Events of="Governor">\n([^]*?)^<\/Events>$/m.exec(text) ?? [];
    const ofProposals = (interfaces.Governor ?? []).filter(
      (item) => item.type === 'event' && item.inputs.some(({name}) => name === 'proposalId'),
    );
    const missing = ofProposals.filter(({name}) => !list.includes(`- **${name}**: `));
    expect(missing.map(({name}) => name)).toEqual([]);
    expect(ofProposals).toHaveLength(7);
  },
);
