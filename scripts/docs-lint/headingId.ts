import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

// In the brackets that docusaurusSyntax uses for it.
const WITH_ID = /^(?<text>.*?)\s*‹#(?<id>[\w-]+)›$/s;

/** The text of a heading and its explicit `{#id}`, if it has one. */
export function readHeading(heading: Heading): {text: string; id?: string} {
  const whole = toString(heading).trim();
  const {text, id} = WITH_ID.exec(whole)?.groups ?? {};
  return text === undefined || id === undefined ? {text: whole} : {text, id};
}
