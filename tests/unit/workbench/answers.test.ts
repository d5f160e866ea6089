import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {DEEPEST, LARGE_BYTES} from '../../../src/workbench/requests/limits';
import {outcomesOf} from '../../../src/workbench/requests/outcomes';
import {parseExactly} from '../../../src/workbench/requests/parseExactly';
import {readAnswer} from '../../../src/workbench/requests/readAnswer';
import {refusal, secondsUntil} from '../../../src/workbench/requests/refusal';

const read = (text: string) => readAnswer(text, [1], false)[0];
const json = (value: object) => JSON.stringify({jsonrpc: '2.0', id: 1, ...value});

describe('numbers', () => {
  test('beyond 2^53 keep their digits as text, and are marked', () => {
    const text = '{"a":[1,18446744073709551615,{"b/c":-9007199254740993}],"d":9007199254740991}';
    expect(parseExactly(text)).toEqual({
      value: {a: [1, '18446744073709551615', {'b/c': '-9007199254740993'}], d: 9007199254740991},
      longNumbers: ['/a/1', '/a/2/b~1c'],
    });
  });

  test('in texts stay, and so do texts with private characters', () => {
    const value = {a: 'x: 18446744073709551615, "y"', b: '\u{e000}1', c: '0x18446744073709551615'};
    expect(parseExactly(JSON.stringify(value))).toEqual({value});
    expect(parseExactly('["\u{e000}1",12345678901234567890]')).toEqual({
      value: ['\u{e000}1', '12345678901234567890'],
      longNumbers: ['/1'],
    });
  });

  test('too large for any number are not lost either', () => {
    expect(parseExactly('[1e999]')).toEqual({value: ['1e999'], longNumbers: ['/0']});
    expect(parseExactly('[1e21]')).toEqual({value: [1e21]});
  });

  test('that are not JSON are rejected, however long', () => {
    expect(() => parseExactly('[012345678901234567890]')).toThrow(SyntaxError);
  });

  test('in a long text are found in one pass', () => {
    const text = `["${'\\"'.repeat(900_000)}",12345678901234567890]`;
    expect(parseExactly(text).longNumbers).toEqual(['/1']);
  });

  test('of any JSON are the same as those of JSON.parse, unless they are marked', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        const {value: parsed, longNumbers = []} = parseExactly(text);
        if (longNumbers.length === 0) expect(parsed).toEqual(JSON.parse(text));
      }),
    );
  });
});

describe('an answer', () => {
  test('is a result or an error', () => {
    expect(read(json({result: null}))).toEqual({kind: 'result', result: null});
    expect(read(json({error: {code: -32000, message: 'no', data: '0x'}}))).toEqual({
      kind: 'error',
      error: {code: -32000, message: 'no', data: '0x'},
    });
    expect(read('{"id":1,"result":{"gas":18446744073709551615}}')).toEqual({
      kind: 'result',
      result: {gas: '18446744073709551615'},
      longNumbers: ['/gas'],
    });
  });

  test('without an id is an error that the server could not assign', () => {
    expect(
      read('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}'),
    ).toEqual({kind: 'error', error: {code: -32700, message: 'parse error'}});
  });

  test.each([
    ['{"ok":true}', 'notRpc'],
    ['{"jsonrpc":"2.0","id":2,"result":1}', 'notRpc'],
    ['{"jsonrpc":"2.0","id":1,"error":{"message":"no code"}}', 'notRpc'],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":"1","message":"text"}}', 'notRpc'],
    ['[]', 'notRpc'],
    ['null', 'notRpc'],
    ['"text"', 'notRpc'],
    ['', 'notJson'],
    ['OK', 'notJson'],
    ['<!doctype html><title>Hello</title>', 'notJson'],
    ['{"jsonrpc":"2.0","id":1,"result":"0x', 'cut'],
    ['[{"a":1}', 'cut'],
    ['{"a":1}}', 'notJson'],
  ])('%s is not one', (text, kind) => {
    expect(read(text)).toMatchObject({kind: 'failure', failure: {kind}});
  });

  test('that is a web page is recognised, and quoted as text only in part', () => {
    const page = `\n <html>${'x'.repeat(5000)}`;
    expect(read(page)).toEqual({
      kind: 'failure',
      failure: {kind: 'notJson', isHtml: true, text: page.slice(0, 500)},
    });
  });

  test('above the limit, or nested too deep, is to be saved, as it came', async () => {
    const measured = {milliseconds: 1, bytes: LARGE_BYTES + 1};
    const [outcome] = outcomesOf('{', [1], false, measured);
    expect(outcome).toMatchObject({kind: 'large', ...measured});
    const deep = '['.repeat(DEEPEST + 1) + ']'.repeat(DEEPEST + 1);
    const [second] = outcomesOf(deep, [1], false, {milliseconds: 1, bytes: 9});
    if (second?.kind !== 'large') throw new Error('expected it to be saved');
    expect(await second.content.text()).toBe(deep);
    expect(readAnswer('['.repeat(1_900_000), [1], false)).toEqual([{kind: 'large'}]);
  });
});

describe('a batch', () => {
  test('has an outcome for each call, in their order, whatever the order of the answers', () => {
    const text =
      '[{"id":2,"error":{"code":1,"message":"b"}},{"id":1,"result":[12345678901234567890]}]';
    expect(readAnswer(text, [1, 2, 3], true)).toEqual([
      {kind: 'result', result: ['12345678901234567890'], longNumbers: ['/0']},
      {kind: 'error', error: {code: 1, message: 'b'}},
      {kind: 'failure', failure: {kind: 'notRpc', text}},
    ]);
  });

  test('that is answered as a whole has that error for each', () => {
    const text = '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch too large"}}';
    const error = {kind: 'error', error: {code: -32600, message: 'batch too large'}};
    expect(readAnswer(text, [1, 2], true)).toEqual([error, error]);
    const single = readAnswer('{"id":1,"result":1}', [1, 2], true);
    expect(single.map(({kind}) => kind)).toEqual(['failure', 'failure']);
  });
});

describe('a refusal', () => {
  test('says when to try again, in seconds, from both forms of the header', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(secondsUntil('120', now)).toBe(120);
    expect(secondsUntil('Thu, 01 Jan 2026 00:01:30 GMT', now)).toBe(90);
    expect(secondsUntil('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
    expect(secondsUntil('soon', now)).toBeUndefined();
    expect(secondsUntil(null, now)).toBeUndefined();
  });

  test('quotes the beginning of what was said', () => {
    expect(refusal(429, '5', 'x'.repeat(900), 0)).toEqual({
      kind: 'status',
      status: 429,
      retryAfter: 5,
      text: 'x'.repeat(500),
    });
  });
});

/** Answers as broken servers, proxies and attackers might send them. */
const malformed = fc.oneof(
  fc.string({unit: 'binary', maxLength: 300}),
  fc.json(),
  fc.json().map((text) => text.slice(0, Math.floor(text.length / 2))),
  fc.json().map((text) => `<html>${text}</html>`),
  fc
    .record(
      {
        jsonrpc: fc.constantFrom('2.0', '1.0', 2, null),
        id: fc.constantFrom(1, '1', 2, null, {}),
        result: fc.jsonValue(),
        error: fc.oneof(
          fc.jsonValue(),
          fc.record({code: fc.jsonValue(), message: fc.jsonValue(), data: fc.jsonValue()}),
        ),
        __proto__: fc.jsonValue(),
      },
      {requiredKeys: []},
    )
    .map((value) => JSON.stringify(value)),
  fc.nat({max: 3000}).map((depth) => `{"id":1,"result":${'['.repeat(depth)}`),
  fc.bigInt().map((number) => `{"id":1,"result":{"constructor":${number},"__proto__":${number}}}`),
);

test('200 generated malformed answers, alone and in batches, each have an outcome, and quotes are short', () => {
  fc.assert(
    fc.property(malformed, fc.boolean(), (text, isBatch) => {
      const ids = isBatch ? [1, 2] : [1];
      const outcomes = outcomesOf(text, ids, isBatch, {milliseconds: 0, bytes: text.length});
      expect(outcomes).toHaveLength(ids.length);
      for (const outcome of outcomes) {
        expect(['result', 'error', 'large', 'failure']).toContain(outcome.kind);
        // Whatever came can be copied to the page.
        expect(() => structuredClone(outcome)).not.toThrow();
        if (outcome.kind === 'failure' && 'text' in outcome.failure)
          expect(outcome.failure.text.length).toBeLessThanOrEqual(500);
      }
    }),
    {numRuns: 200, seed: 23},
  );
});
