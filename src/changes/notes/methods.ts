import type {FactChange, MethodChange} from '../rpc/compare';

const PARTS: Readonly<Record<FactChange['part'], string>> = {
  purpose: 'Purpose',
  access: 'Access',
  parameter: 'Parameter',
  result: 'Result',
  error: 'Error',
  limit: 'Limit',
};

/** One difference of a method in words: `Parameter timeout added: quantity, optional`. */
export function factWords({part, change, name, from, to}: FactChange): string {
  const subject = [PARTS[part], part === 'limit' ? '' : name].filter(Boolean).join(' ');
  // A limit is its own name.
  if (part === 'limit') return `${subject} ${change}: ${name}`;
  if (change === 'changed') return `${subject}: ${from ?? ''} → ${to ?? ''}`;
  const text = change === 'added' ? to : from;
  return `${subject} ${change}${text ? `: ${text}` : ''}`;
}

const reasonLines = ({reasons = []}: MethodChange): string[] =>
  reasons.map(({release, what}) => `  - ${release}: ${what}`);

/** Methods that differ, as a list: what was added or removed, then what changed. */
export function methodLines(methods: readonly MethodChange[]): string[] {
  const linesOf = (kind: MethodChange['change']) =>
    methods
      .filter(({change}) => change === kind)
      .flatMap((change) => [
        `- ${kind === 'added' ? 'Added' : 'Removed'}: \`${change.method}\``,
        ...reasonLines(change),
      ]);
  const changed = methods
    .filter(({change}) => change === 'changed')
    .flatMap((change) => [
      `- Changed: \`${change.method}\``,
      ...reasonLines(change),
      ...change.facts.map((fact) => `  - ${factWords(fact).replaceAll('|', '\\|')}`),
    ]);
  return [...linesOf('added'), ...linesOf('removed'), ...changed];
}
