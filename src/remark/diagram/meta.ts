/** Attributes of a diagram after the word `dot` on the fence. */
export interface Meta {
  /** Caption, and accessible name. */
  readonly title: string;
  /** Text alternative. */
  readonly alt: string;
  /** Whether a second, horizontal layout is drawn for wide columns. */
  readonly wide: boolean;
}

const ATTRIBUTE = /^\s*([\w-]+)="([^"]*)"/;
const EXAMPLE = '```dot title="What it shows" alt="The same in words."';

/** Parses the rest of a fence's first line; `faults` is empty if it is valid. */
export function readMeta(meta: string): {meta: Meta; faults: string[]} {
  const faults: string[] = [];
  const values = new Map<string, string>();
  let rest = meta.trim();
  while (rest !== '') {
    const [whole = '', name = '', value = ''] = ATTRIBUTE.exec(rest) ?? [];
    if (whole === '') {
      faults.push(`expected name="value" but found ${rest}; write ${EXAMPLE}.`);
      break;
    }
    if (!['title', 'alt', 'wide'].includes(name)) {
      faults.push(`a diagram has no ${name}; it knows title, alt and wide.`);
    }
    values.set(name, value.trim());
    rest = rest.slice(whole.length).trim();
  }
  const [title = '', alt = '', wide] = ['title', 'alt', 'wide'].map((name) => values.get(name));
  if (title === '') faults.push('the diagram has no title; add title="What it shows".');
  if (alt === '') {
    faults.push(
      'the diagram has no text alternative; add alt="…" that says in words what it shows.',
    );
  }
  if (wide !== undefined && wide !== 'LR')
    faults.push(`expected wide="LR" but found wide="${wide}".`);
  return {meta: {title, alt, wide: wide === 'LR'}, faults};
}
