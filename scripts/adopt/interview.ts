import {ProfileError, jsonPath} from '../../src/profile/fault';
import {PROFILE_FILE, placeholderLeaves} from '../../src/profile/placeholders';
import {profileFaults} from '../../src/profile/validate';
import {pathOf, withSameValues, withValue, withoutPart} from './edit';
import {explained, isNumeric, removable, valueAt, type Path} from './schema';

/** How an interview asks, prints and saves. */
export interface Talk {
  /** Asks; undefined ends the interview. */
  readonly ask: (question: string) => Promise<string | undefined>;
  readonly say: (text: string) => void;
  /** Keeps a valid profile. */
  readonly save: (text: string) => void;
}

/** The answer that leaves a value out. */
const NONE = '-';

function question(schema: Record<string, unknown>, path: Path, now: unknown, without?: Path) {
  const {title, expected} = explained(schema, path);
  const name = jsonPath(path);
  return [
    `\n${title === undefined ? name : `${title} (${name})`}`,
    `  now:      ${JSON.stringify(now)}`,
    ...(expected === undefined ? [] : [`  expected: ${expected}`]),
    `  Enter keeps it for now${without ? `; ${NONE} removes ${jsonPath(without)}` : ''}`,
    '> ',
  ].join('\n');
}

interface Asked {
  readonly path: Path;
  readonly now: unknown;
  /** What a dash removes. */
  readonly without: Path | undefined;
  /** The text with an answer, and how many places changed. */
  readonly answered: (value: unknown) => {text: string; places: number};
  /** The text after a dash. */
  readonly removed: () => string;
}

/** What to ask for a placeholder. */
function askedFor(text: string, schema: Record<string, unknown>, path: Path, now: unknown): Asked {
  const last = path.at(-1);
  if (last === 'status' && now === 'placeholder') {
    // The time of a fork that nobody announced: the time is asked for, and then it is announced.
    const time = [...path.slice(0, -1), 'activation'];
    const announced = (value: unknown) => withValue(withValue(text, time, value), path, undefined);
    return {
      path: time,
      now: valueAt(JSON.parse(text), time),
      without: time,
      answered: (value) => ({text: announced(value), places: 1}),
      removed: () => announced(null),
    };
  }
  const without = removable(schema, JSON.parse(text), path);
  return {
    path,
    now,
    without,
    // Numbers that are equal by chance mean different things: a chain id is no network id.
    answered: (value) =>
      typeof now === 'string'
        ? withSameValues(text, now, value)
        : {text: withValue(text, path, value), places: 1},
    removed: () => (without ? withoutPart(text, without) : text),
  };
}

/**
 * Asks for each placeholder of a profile, in its order, until none is left that was not asked for. Each answer is checked
 * with the whole profile, and kept at once; a bad one is explained and asked for again.
 *
 * @returns the profile
 */
export async function interview(
  given: string,
  schema: Record<string, unknown>,
  {ask, say, save}: Talk,
): Promise<string> {
  let text = given;
  const kept = new Set<string>();
  for (;;) {
    const next = placeholderLeaves(JSON.parse(text)).find(({path}) => !kept.has(path.join('.')));
    if (!next) return text;
    const asked = askedFor(text, schema, pathOf(next.path), next.value);
    const {path, without} = asked;
    const answer = (await ask(question(schema, path, asked.now, without)))?.trim();
    if (answer === undefined) return text;
    if (answer === '' || (answer === NONE && !without)) {
      if (answer === NONE) say('It is required: the pages need it.');
      else kept.add(next.path.join('.'));
      continue;
    }
    const value = isNumeric(schema, path) && /^\d+$/u.test(answer) ? Number(answer) : answer;
    const edited = answer === NONE ? {text: asked.removed(), places: 0} : asked.answered(value);
    const faults = profileFaults(JSON.parse(edited.text), schema);
    if (faults.length > 0) {
      say(new ProfileError(PROFILE_FILE, faults).message);
      continue;
    }
    text = edited.text;
    save(text);
    if (edited.places > 1) say(`  Changed in ${edited.places} places that had the same value.`);
    // What is still a placeholder after an answer, such as a name with "Example", is not asked for again.
    kept.add(next.path.join('.'));
    if (answer === NONE) forgetBelow(kept, without?.slice(0, -1) ?? []);
  }
}

/** Items of a list move up when one before them is removed. */
function forgetBelow(kept: Set<string>, path: Path): void {
  const start = `${path.join('.')}.`;
  for (const key of kept) if (key.startsWith(start)) kept.delete(key);
}
