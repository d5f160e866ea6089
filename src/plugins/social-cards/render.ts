import satori from 'satori';
import {interFor, subsetsFor} from '../site-identity/inter';
import {toPng} from '../site-identity/raster';
import {CARD_SIZE} from '../../socialCards/cardPath';
import type {Card} from './collect';
import {cardElement, type Frame} from './layout';

/** Renders a card as PNG, from its data alone: no browser, no network, no system fonts. */
export async function renderCard(card: Card, frame: Frame): Promise<Buffer> {
  const text = Object.values({...card, ...frame}).join('');
  const families = subsetsFor(text).map((subset) => `Inter ${subset}`);
  const svg = await satori(cardElement(card, frame, families.join(', ')), {
    ...CARD_SIZE,
    fonts: interFor(text, [400, 600, 700]),
  });
  return toPng(svg, CARD_SIZE.width);
}
