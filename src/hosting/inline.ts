import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** Inline scripts and styles of a page. */
export interface Inline {
  /** Texts of inline scripts, without data blocks such as JSON-LD. */
  readonly scripts: Set<string>;
  /** Texts of inline style sheets. */
  readonly styles: Set<string>;
  /** Values of style attributes. */
  readonly styleAttributes: Set<string>;
  /** Values of style attributes in markup that inline scripts write. */
  readonly writtenStyles: Set<string>;
}

/** A style attribute in a string of a script. */
const WRITTEN_STYLE = /\sstyle=\\?"(?<value>[^"\\]+)\\?"/gu;

/** Types that make a script element executable; any other makes it a data block. */
const RUNS = new Set([undefined, '', 'module', 'text/javascript', 'application/javascript']);

/** An empty collection, to be filled page by page. */
export function noInline(): Inline {
  return {
    scripts: new Set(),
    styles: new Set(),
    styleAttributes: new Set(),
    writtenStyles: new Set(),
  };
}

/** Adds a collection to another one. */
export function addInline(from: Inline, into: Inline): void {
  for (const kind of Object.keys(into) as (keyof Inline)[]) {
    for (const text of from[kind]) into[kind].add(text);
  }
}

/**
 * Adds the inline content of a page to a collection. Event handler attributes (`onclick`) throw: no hash allows them.
 */
export function collectInline(html: string, into: Inline): void {
  let text: string | undefined;
  let target: Set<string> | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const handler = Object.keys(attributes).find((attribute) => /^on/i.test(attribute));
      if (handler !== undefined) {
        throw new Error(
          `<${name} ${handler}="…"> is script in an attribute, which the content security policy forbids: add a listener.`,
        );
      }
      if (attributes.style !== undefined) into.styleAttributes.add(attributes.style);
      const inlineScript =
        name === 'script' && attributes.src === undefined && RUNS.has(attributes.type);
      target = inlineScript ? into.scripts : name === 'style' ? into.styles : undefined;
      text = '';
    },
    ontext(piece) {
      if (target) text = `${text ?? ''}${piece}`;
    },
    onclosetag() {
      if (target && text !== undefined) target.add(text);
      if (target === into.scripts) {
        for (const {groups} of (text ?? '').matchAll(WRITTEN_STYLE)) {
          into.writtenStyles.add(groups?.value ?? '');
        }
      }
      target = undefined;
    },
  });
  parser.end(html);
}

/** The source expression that allows a text by its hash. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
