/*
 * What writers should know of a page that can be built: messages of the page's VFile, by kind. The build lists them
 * once, at its end (src/plugins/page-messages); the development server prints them when it compiles the page.
 */
import type {Node} from 'mdast';
import type {VFile} from 'vfile';
import {sitePath} from '../profile/sitePath';

/** Kinds of messages, with what is the same for all of a kind: what the build does, and the way out. */
export const KINDS = {
  'front-matter':
    'Keys of front matter that this site does not use; they have no effect. Rename them as advised, or take them out.',
  language:
    'Languages of code that Prism does not know; the code is shown without colours. Write a language as advised, or text.',
  element:
    'Elements in Markdown (.md) that HTML does not have; their tags are not shown. Write \\< for a less-than sign that is text; for components, rename the page to .mdx.',
  script: 'MDX in Markdown (.md), shown as text. Rename the page to .mdx.',
  host: 'Files of other sites that the content security policy blocks in browsers. Copy them into static, or allow their sites in docusaurus.config.ts: otherSites.',
  blocked:
    'Scripts and handlers on pages, which the content security policy blocks in browsers. Take them out, or make a component.',
} as const;

export type Kind = keyof typeof KINDS;

const SOURCE = 'pages';

/** A message about a page. */
export interface PageMessage {
  readonly kind: Kind;
  /** File and line: `docs/a.md:3`. */
  readonly where: string;
  readonly words: string;
}

/** Adds a message to a page. `line` is that of the file. */
export function tell(file: VFile, kind: Kind, line: number, words: string): void {
  file.message(words, {place: {line, column: 1}, source: SOURCE, ruleId: kind});
}

/** The line of a node, 1 if it is unknown. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** The messages of a page. */
export function messagesOf(siteDir: string, file: VFile): PageMessage[] {
  const page = sitePath(siteDir, file.path);
  return file.messages
    .filter(({source}) => source === SOURCE)
    .map(({ruleId, line, reason}) => ({
      kind: ruleId as Kind,
      where: `${page}:${line ?? 1}`,
      words: reason,
    }));
}

/** Says that what is told of a page depends on a file that it refers to. */
export function refer(file: VFile, to: string): void {
  file.data.refersTo = [...filesOf(file), to];
}

function filesOf({data}: VFile): readonly string[] {
  return (data.refersTo ?? []) as readonly string[];
}

/** What is known of a page when it has been compiled. */
export interface CompiledPage {
  readonly messages: readonly PageMessage[];
  /** Absolute paths of the files that it refers to. */
  readonly files: readonly string[];
}

const compiled = new Map<string, CompiledPage>();

/** What is known of a page that has just been compiled, by its absolute path; once. */
export function takeCompiled(page: string): CompiledPage | undefined {
  const found = compiled.get(page);
  compiled.delete(page);
  return found;
}

const printed = new Set<string>();

/**
 * Keeps the messages of a page for {@link takeCompiled}; in development prints each once, when the page is compiled. The last
 * plugin of a page.
 */
export function keepMessages({siteDir}: {readonly siteDir: string}) {
  return (_tree: unknown, file: VFile): void => {
    const messages = messagesOf(siteDir, file);
    if (process.env.NODE_ENV !== 'development') {
      compiled.set(file.path, {messages, files: filesOf(file)});
      return;
    }
    for (const {kind, where, words} of messages) {
      const text = `${where}: ${words}`;
      if (!printed.has(text)) console.warn(`[WARNING] ${text} ${KINDS[kind]}`);
      printed.add(text);
    }
  };
}
