import {markBlocks, removedBlocks} from './markBlocks';
import type {Section, SectionChange} from './types';
import {likeness} from './words';

/** A section with another id is the same one if its words are: it was renamed. */
const RENAMED = 0.6;

const wordsOf = ({title, blocks}: Section): string =>
  [title, ...blocks.flatMap(({cells}) => cells)].join(' ');

/** For each section of the newer page the one that it was, by id, else by its words. */
function pairs(older: readonly Section[], newer: readonly Section[]): Map<Section, Section> {
  const found = new Map<Section, Section>();
  const byId = new Map(older.map((section) => [section.id, section]));
  for (const section of newer) {
    const same = byId.get(section.id);
    if (same) found.set(section, same);
  }
  const taken = new Set(found.values());
  for (const section of newer.filter((each) => !found.has(each))) {
    const best = older
      .filter((each) => !taken.has(each) && each.level === section.level)
      .map((each) => ({each, like: likeness(wordsOf(each), wordsOf(section))}))
      .sort((one, other) => other.like - one.like)[0];
    if (!best || best.like < RENAMED) continue;
    found.set(section, best.each);
    taken.add(best.each);
  }
  return found;
}

function changeOf(older: Section | undefined, newer: Section): SectionChange | undefined {
  const {id, title, level} = newer;
  if (!older) return {change: 'added', id, title, level, blocks: []};
  const blocks = markBlocks(older.blocks, newer.blocks);
  const isRenamed = older.title !== title || older.id !== id;
  if (blocks.length === 0 && !isRenamed) return undefined;
  const was = isRenamed && {was: {id: older.id, title: older.title}};
  return {change: 'changed', id, title, level, ...was, blocks};
}

/** Sections of a page that differ, in the order of the newer version; removed ones behind what they followed. */
export function comparePages(
  older: readonly Section[],
  newer: readonly Section[],
): SectionChange[] {
  const was = pairs(older, newer);
  const kept = new Map([...was].map(([now, before]) => [before, now]));
  const removedBehind = new Map<Section | undefined, SectionChange[]>();
  let last: Section | undefined;
  for (const section of older) {
    const now = kept.get(section);
    if (now) {
      last = now;
      continue;
    }
    const {id, title, level, blocks} = section;
    const change = {change: 'removed', id, title, level, blocks: removedBlocks(blocks)} as const;
    removedBehind.set(last, [...(removedBehind.get(last) ?? []), change]);
  }
  return [
    ...(removedBehind.get(undefined) ?? []),
    ...newer.flatMap((section) => {
      const change = changeOf(was.get(section), section);
      return [...(change ? [change] : []), ...(removedBehind.get(section) ?? [])];
    }),
  ];
}
