import fs from 'node:fs/promises';
import path from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import {cached} from '../../buildCache/cached';
import {dropUnused} from '../../buildCache/dropUnused';
import {methodTwinOf, twinOf} from '../../twins/address';
import {articleOf, twinOfPage, type TwinFrame} from '../../twins/toMarkdown';

export interface TwinOrder {
  /** Path of the page below the base URL: `/staking/overview`. */
  readonly page: string;
  /** File of the page as built. */
  readonly file: string;
  readonly frame: TwinFrame;
}

export interface TwinOrders {
  readonly outDir: string;
  /** Folder of the cache. */
  readonly cache: string;
  /** Digest of the code that makes twins. */
  readonly key: string;
  readonly orders: readonly TwinOrder[];
  /** Files with the twins of several pages, in this order. */
  readonly volumes: readonly {readonly file: string; readonly pages: readonly string[]}[];
}

type Stored = readonly [text: string, methods: readonly (readonly [name: string, text: string])[]];

async function write(outDir: string, address: string, text: string): Promise<void> {
  const target = path.join(outDir, address);
  await fs.mkdir(path.dirname(target), {recursive: true});
  await fs.writeFile(target, text);
}

/** The twin of a page, from the cache if the article is the same; undefined if another plugin wrote its address. */
async function twin(
  {file, frame}: TwinOrder,
  {cache, key}: TwinOrders,
): Promise<Stored | undefined> {
  const article = articleOf(await fs.readFile(file, 'utf8')) ?? '';
  const stored = await cached(cache, [key, JSON.stringify(frame), article], () => {
    const made = twinOfPage(article, frame);
    return Promise.resolve(JSON.stringify(made ? [made.text, [...made.methods]] : null));
  });
  return (JSON.parse(await fs.readFile(stored, 'utf8')) as Stored | null) ?? undefined;
}

async function run(orders: TwinOrders): Promise<void> {
  const texts = new Map<string, string>();
  for (const order of orders.orders) {
    const [text, methods] = (await twin(order, orders)) ?? [];
    if (text === undefined) continue;
    texts.set(order.page, text);
    await write(orders.outDir, twinOf(order.page), text);
    for (const [name, section] of methods ?? [])
      await write(orders.outDir, methodTwinOf(order.page, name), section);
  }
  for (const {file, pages} of orders.volumes)
    await write(orders.outDir, file, pages.map((page) => texts.get(page) ?? '').join('\n\n'));
  await dropUnused(orders.cache);
  parentPort?.postMessage('done');
}

void run(workerData as TwinOrders);
