import {plainSigns} from '../../pastedError/signs';

/** One form of a declared message, for comparison with the text of a real one. */
export interface MessagePattern {
  /** As it is written in the reference. */
  readonly text: string;
  /** The whole message. */
  readonly whole: RegExp;
  /** The beginning of a longer text. */
  readonly beginning: RegExp;
  /** Anywhere in a text, between words. */
  readonly within: RegExp;
  /** Number of literal characters: the more of them agree, the surer the match. */
  readonly literal: number;
}

/** Where the node puts a value: `<name>`, `…` or an optional `[: <reason>]`. */
const VALUE = /\[: <[^>]+>\]|<[a-z][^>]*>|…/giu;

/** Forms of a declared message: ` | ` separates them. */
export function alternatives(declared: string): string[] {
  return declared.split(' | ');
}

/** The parts of a form that are the same in every message. */
export function literals(form: string): string[] {
  return form.split(VALUE);
}

/** A form with its placeholders. */
export function withValues(form: string, valueOf: (placeholder: string) => string): string {
  return form.replace(VALUE, valueOf);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

/** The pattern of one form. Upper and lower case are equal, and so is any white space. */
export function patternOf(form: string): MessagePattern {
  const parts = literals(plainSigns(form));
  const source = parts.map((part) => escaped(part).replace(/\s+/gu, '\\s+')).join('.*?');
  const isOpen = parts.at(-1) === '';
  return {
    text: form,
    whole: new RegExp(`^${source}${isOpen ? '.*' : ''}$`, 'isu'),
    beginning: new RegExp(`^${source}(?![\\w])`, 'isu'),
    within: new RegExp(`(?<![\\w])${source}(?![\\w])`, 'isu'),
    literal: parts.join('').trim().length,
  };
}

/** Whether a message is one that is declared: `<…>` and `…` match anything, ` | ` separates alternatives. */
export function fitsMessage(message: string, declared: string): boolean {
  return alternatives(declared).some((form) => patternOf(form).whole.test(message));
}
