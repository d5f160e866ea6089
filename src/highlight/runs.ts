import {colourOf, type Colour} from './colours';
import {grammarOf, Prism} from './prism';

/** A piece of code of one colour; null is plain text. */
export interface Run {
  readonly text: string;
  readonly colour: Colour | null;
}

type Token = ReturnType<typeof Prism.tokenize>[number];

function colourOfToken(token: Exclude<Token, string>, around: Colour | null): Colour | null {
  // An alias is more specific, so it takes precedence.
  return [token.type, token.alias].flat().reduce<Colour | null>((colour, name) => {
    const own = colourOf.get(name);
    return own === undefined ? colour : own;
  }, around);
}

function flatten(token: Token, around: Colour | null): Run[] {
  if (typeof token === 'string') return [{text: token, colour: around}];
  const colour = colourOfToken(token, around);
  const {content} = token;
  return (Array.isArray(content) ? content : [content]).flatMap((part) => flatten(part, colour));
}

/** Joins neighbours of one colour; white space takes the colour before it, if that colour continues after it. */
function join(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const blank = joined.at(-1);
    const before = joined.at(-2);
    const last = blank?.colour === run.colour ? blank : undefined;
    if (last) {
      joined[joined.length - 1] = {text: last.text + run.text, colour: last.colour};
    } else if (before?.colour === run.colour && blank?.text.trim() === '') {
      joined.splice(-2, 2, {text: before.text + blank.text + run.text, colour: run.colour});
    } else if (run.text !== '') {
      joined.push(run);
    }
  }
  return joined;
}

/** Code in pieces by colour; one piece for an unknown language. */
export function runsOf(code: string, language: string): Run[] {
  const grammar = grammarOf(language);
  if (grammar === undefined) return [{text: code, colour: null}];
  // Some grammars do part of their work in these hooks.
  const env = {code, grammar, language, tokens: [] as Token[]};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return join(env.tokens.flatMap((token) => flatten(token, null)));
}
