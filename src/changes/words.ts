import {diffArrays} from 'diff';
import type {Marked} from './types';

/** Code within a line, a word, space, or one other character. */
const TOKEN = /`[^`]*`|[\p{L}\p{N}_]+(?:[.,'’-][\p{L}\p{N}_]+)*|\s+|[^\s]/gu;

function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** Runs of changed words that single spaces or commas separate read better as one. */
const FILLER = /^[\s,.;:()]*$/u;

function join(parts: readonly Marked[]): Marked[] {
  const joined: Marked[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const words = typeof part === 'string' ? part : part[1];
    if (words === '') continue;
    if (typeof part === 'string' && typeof last === 'string') joined.splice(-1, 1, last + part);
    else if (typeof part !== 'string' && last && typeof last !== 'string' && last[0] === part[0])
      joined.splice(-1, 1, [part[0], last[1] + words]);
    else joined.push(part);
  }
  return joined;
}

interface Run {
  readonly removed: string;
  readonly added: string;
  readonly same: string;
}

/** Changes with the unchanged words that follow each. */
function runsOf(older: string, newer: string): Run[] {
  const runs: {removed: string; added: string; same: string}[] = [];
  for (const {value, added, removed} of diffArrays(tokensOf(older), tokensOf(newer))) {
    const words = value.join('');
    const last = runs.at(-1);
    const open = last?.same === '' ? last : undefined;
    if (removed || added) {
      const run = open ?? {removed: '', added: '', same: ''};
      if (!open) runs.push(run);
      if (removed) run.removed += words;
      else run.added += words;
    } else if (open) open.same = words;
    else runs.push({removed: '', added: '', same: words});
  }
  return runs;
}

/** Joins changes that only a space or a comma separates: one replaced phrase, not several words. */
function phrases(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isChange = run.removed !== '' || run.added !== '';
    if (last && isChange && last.removed + last.added !== '' && FILLER.test(last.same))
      joined.splice(-1, 1, {
        removed: last.removed + last.same + run.removed,
        added: last.added + last.same + run.added,
        same: run.same,
      });
    else joined.push(run);
  }
  return joined;
}

/** The newer text with added and removed words marked, in reading order: removed before added. */
export function markWords(older: string, newer: string): Marked[] {
  return join(
    phrases(runsOf(older, newer)).flatMap(({removed, added, same}): Marked[] => [
      ['-', removed],
      ['+', added],
      same,
    ]),
  );
}

/** How much two texts have in common: 1 if their words are the same, 0 if they share none. */
export function likeness(older: string, newer: string): number {
  const count = (text: string) => {
    const counts = new Map<string, number>();
    for (const token of tokensOf(text.toLowerCase()))
      if (/[\p{L}\p{N}]/u.test(token)) counts.set(token, (counts.get(token) ?? 0) + 1);
    return counts;
  };
  const [one, other] = [count(older), count(newer)];
  const total = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
  const all = total(one) + total(other);
  if (all === 0) return older === newer ? 1 : 0;
  const shared = [...one].reduce((sum, [word, n]) => sum + Math.min(n, other.get(word) ?? 0), 0);
  return (2 * shared) / all;
}
