import type {ErrorFacts} from '@site/src/openrpc/explainer/facts';
import {mayBeError, type Givers} from './byError';
import {containsWords, meets, type Choices, type Row} from './choices';

/** What the pages do not show: names of parameters, and errors. */
export interface Knowledge {
  readonly parameters: ErrorFacts['parameters'];
  /** Methods with an error that a text is about. */
  readonly givers: (words: string) => Givers;
}

/** The rows that a filter selects. */
export interface Selection {
  readonly rows: ReadonlySet<Row>;
  /** Whether some are selected by their errors. */
  readonly isError: boolean;
}

/** Which rows the words and choices select; by their errors if the words may be an error, or if nothing else fits. */
export function selectionOf(rows: readonly Row[], choices: Choices, known?: Knowledge): Selection {
  const words = choices.words.trim();
  const possible = rows.filter((row) => meets(row, choices));
  const named = possible.filter(
    ({name, text}) =>
      words === '' || containsWords(`${text} ${known?.parameters[name] ?? ''}`, words),
  );
  if (!known || words === '' || (named.length > 0 && !mayBeError(words)))
    return {rows: new Set(named), isError: false};
  const givers = known.givers(words);
  const giving = possible.filter(({name}) => givers === 'all' || givers.has(name));
  return {rows: new Set([...named, ...giving]), isError: giving.length > 0};
}
