import {reportOf, type Report} from '../../pastedError/report';
import type {CodeFact, ErrorFacts} from './facts';
import {matcherOf, type ErrorMatch} from './match';
import {revertOf, type Revert} from './revert';

/** What is known of a pasted error. Without errors, code and revert it is not a documented error. */
export interface Answer {
  readonly report: Report;
  /** The likeliest first; those that agree equally well follow each other. */
  readonly errors: readonly ErrorMatch[];
  /** The row of its code. */
  readonly code?: CodeFact;
  /** A code that the node does not give: a provider or a proxy in front of it may. */
  readonly foreignCode?: number;
  readonly revert?: Revert;
  /** Whether it says that there was no answer of a node at all. */
  readonly isConnection: boolean;
}

const CONNECTION =
  /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|CORS|failed to fetch|networkerror|connection refused|no such host|too many requests|(?:status|http|error)[^\n]{0,12}\b(?:401|403|404|429|50[0234]))\b/iu;

/** Errors that a code alone may mean; more say nothing. */
const MOST_OF_A_CODE = 3;

/** Prepares the facts; the function that it returns explains a pasted text. */
export function explainerOf(facts: ErrorFacts): (pasted: string) => Answer {
  const match = matcherOf(facts.errors);
  return (pasted) => {
    const report = reportOf(pasted);
    const matched = match(report);
    const reverts = report.data.flatMap((data) => revertOf(data, facts) ?? []);
    const [revert] = reverts;
    const known = report.codes.filter((code) => facts.codes.some((fact) => fact.code === code));
    const code = facts.codes.find((fact) => fact.code === (matched[0]?.error.code ?? known[0]));
    const isNamed = matched.length > 0 || code !== undefined;
    const foreignCode = isNamed ? undefined : report.codes.find((each) => each < -30_000);
    const ofCode = facts.errors.filter((error) => error.code === code?.code);
    const byCode = ofCode.length <= MOST_OF_A_CODE ? ofCode : [];
    const errors =
      matched.length > 0 || revert
        ? matched
        : byCode.map((error) => ({error, likeness: 'part' as const, form: error.message}));
    return {
      report,
      errors,
      ...(code && {code}),
      ...(foreignCode !== undefined && {foreignCode}),
      ...(revert && {revert}),
      isConnection: !isNamed && !revert && CONNECTION.test(pasted),
    };
  };
}
