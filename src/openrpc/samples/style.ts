/** How a language writes JSON values. */
export interface Style {
  /** Indentation step. */
  readonly indent: string;
  readonly text: (value: string) => string;
  readonly null: string;
  readonly true: string;
  readonly false: string;
  readonly list: readonly [open: string, close: string];
  readonly object: readonly [open: string, close: string];
  readonly key: (name: string) => string;
  /** Whether the values of an object's lines are aligned, as gofmt does. */
  readonly aligned: boolean;
}

/** A JSON string, which JavaScript, Python and Go read the same way. Lone surrogates become U+FFFD, as in UTF-8. */
function quoted(value: string): string {
  return JSON.stringify(value.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** In single quotes, unless that needs more backslashes. */
function singleQuoted(value: string): string {
  if (value.includes("'")) return quoted(value);
  return `'${quoted(value).slice(1, -1).replaceAll('\\"', '"')}'`;
}

export const TYPESCRIPT: Style = {
  indent: '  ',
  text: singleQuoted,
  null: 'null',
  true: 'true',
  false: 'false',
  list: ['[', ']'],
  object: ['{', '}'],
  key: (name) =>
    /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : singleQuoted(name),
  aligned: false,
};

export const PYTHON: Style = {
  indent: '    ',
  text: quoted,
  null: 'None',
  true: 'True',
  false: 'False',
  list: ['[', ']'],
  object: ['{', '}'],
  key: quoted,
  aligned: false,
};

export const GO: Style = {
  indent: '\t',
  text: quoted,
  null: 'nil',
  true: 'true',
  false: 'false',
  list: ['[]any{', '}'],
  object: ['map[string]any{', '}'],
  key: quoted,
  aligned: true,
};
