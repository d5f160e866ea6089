import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readReference} from '@site/src/openrpc/read';
import {dataFolder} from '@site/src/profile/load';
import {versions as released} from '../../versions';

const siteDir = path.resolve(__dirname, '../../..');

interface Message {
  readonly method?: string;
  readonly params: unknown[] & {readonly result?: unknown};
}

/** JSON blocks of a page, without those that contain tokens or comments. */
function messagesOf(page: string): Message[] {
  return [...page.matchAll(/^```json[^\n]*\n([^]*?)^```/gm)].flatMap(([, body = '']) => {
    try {
      return [JSON.parse(body) as Message];
    } catch {
      return [];
    }
  });
}

/** Whether the value on a page is contained in the example's. */
function isPartOf(shown: unknown, example: unknown): boolean {
  if (typeof shown !== 'object' || shown === null) return shown === example;
  if (typeof example !== 'object' || example === null) return false;
  const parts = example as Record<string, unknown>;
  return Object.entries(shown).every(([key, value]) => isPartOf(value, parts[key]));
}

describe.each(['current', ...released])('real-time events of %s', (version) => {
  const folder = path.dirname(dataFolder(version));
  const page = fs.readFileSync(path.join(siteDir, folder, 'real-time-events.mdx'), 'utf8');
  const methods = readReference(siteDir, version).documents.eth?.methods ?? [];
  const examples = methods.find(({name}) => name === 'eth_subscribe')?.examples ?? [];
  const messages = messagesOf(page);

  it('uses the requests of the executed examples, for each subscription', () => {
    const asked = messages.filter(({method}) => method === 'eth_subscribe');
    const executed = examples.map(({params}) => params.map(({value}) => value));
    expect(asked.length).toBeGreaterThan(5);
    for (const {params} of asked) expect(executed).toContainEqual(params);
  });

  it('shows the node’s notifications, or parts of them', () => {
    const delivered = messages.filter(({method}) => method === 'eth_subscription');
    const executed = examples.flatMap((example) => example['x-notifications'] ?? []);
    expect(delivered.length).toBeGreaterThan(5);
    for (const {params} of delivered)
      expect(executed.some((example) => isPartOf(params.result, example))).toBe(true);
  });
});
