import {parentPort, workerData} from 'node:worker_threads';
import {cached} from '../../buildCache/cached';
import type {Card} from './collect';
import type {Frame} from './layout';
import {renderCard} from './render';

/** A card, and what its image depends on. */
export interface CardOrder {
  readonly card: Card;
  readonly key: readonly string[];
}

export interface CardOrders {
  /** Folder of the cache. */
  readonly folder: string;
  readonly frame: Frame;
  readonly orders: readonly CardOrder[];
}

/** Puts the images that are missing into the cache, and reports when all exist. */
async function render({folder, frame, orders}: CardOrders): Promise<void> {
  for (const {card, key} of orders) {
    await cached(folder, key, () => renderCard(card, frame));
  }
  parentPort?.postMessage('done');
}

void render(workerData as CardOrders);
