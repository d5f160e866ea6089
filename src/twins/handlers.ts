import type {Element, ElementContent} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, DefinitionContent, Nodes, Paragraph, PhrasingContent} from 'mdast';
import {classesOf, plain} from './reduce';

function strong(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value}]}]};
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function below(element: Element, test: (element: Element) => boolean): Element | undefined {
  for (const child of element.children.filter(isElement)) {
    const found = test(child) ? child : below(child, test);
    if (found) return found;
  }
  return undefined;
}

const collapsed = (words: string): string => words.replaceAll(/\s+/gu, ' ').trim();

/** A block of code with its title and language. */
function codeBlock(block: Element): Nodes[] {
  const code = below(block, ({tagName}) => tagName === 'code');
  const title = block.children.find((node) => isElement(node) && node.tagName === 'div');
  const language = classesOf(block)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const words = title ? collapsed(plain(title)) : '';
  const node = {
    type: 'code',
    lang: language === 'text' ? null : (language ?? null),
    value: code ? plain(code).replace(/\n$/u, '') : '',
  } as const;
  return words === '' ? [node] : [strong(words), node];
}

/** A callout as a quotation that begins with its heading. */
function callout(state: State, element: Element): Nodes {
  const [head, ...rest] = element.children.filter(isElement);
  const kind = classesOf(element)
    .find((name) => name.startsWith('theme-admonition-'))
    ?.replace('theme-admonition-', '');
  const heading = head ? collapsed(plain(head)) : '';
  const label = heading.toLowerCase() === kind ? '' : `: ${heading}`;
  const name = `${kind?.slice(0, 1).toUpperCase() ?? ''}${kind?.slice(1) ?? ''}`;
  const children = state.toFlow(state.all({...element, children: rest})) as BlockContent[];
  return {type: 'blockquote', children: [strong(`${name}${label}`), ...children]};
}

const div: Handle = (state, element) => {
  const classes = classesOf(element);
  if (classes.includes('theme-code-block')) return codeBlock(element);
  if (classes.includes('theme-admonition')) return callout(state, element);
  if (classes.includes('rpc-request-bar')) return strong(collapsed(plain(element)));
  return state.all(element);
};

/** Titles of tools, and the marks of a method, which are beside each other. */
const p: Handle = (state, element) => {
  const classes = classesOf(element);
  if (classes.includes('tool-title')) return strong(collapsed(plain(element)));
  if (!classes.includes('rpc-badges')) return defaultHandlers.p(state, element);
  const marks = element.children.filter(isElement).map((mark) => collapsed(plain(mark)));
  return {type: 'paragraph', children: [{type: 'text', value: marks.join(' · ')}]};
};

/** The type of a parameter, in brackets. */
const span: Handle = (state, element) => {
  const content = state.all(element);
  if (!classesOf(element).includes('rpc-type')) return content;
  return [{type: 'text', value: '('}, ...content, {type: 'text', value: ')'}];
};

/** Folded parts are open. */
const details: Handle = (state, element) => {
  const [summary, ...rest] = element.children;
  const words = summary ? collapsed(plain(summary)) : '';
  const content = state.all({...element, children: rest}) as (BlockContent | DefinitionContent)[];
  return words === '' ? content : [strong(words), ...content];
};

/** The words of an element within a line. */
function inLine(state: State, element: Element): PhrasingContent[] {
  return state
    .all(element)
    .flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));
}

/** A value, and the note behind it. */
function valueLine(state: State, value: Element): PhrasingContent[] {
  const isNote = (node: ElementContent): node is Element =>
    isElement(node) && node.tagName === 'small';
  const notes = value.children
    .filter(isNote)
    .flatMap((note): PhrasingContent[] => [{type: 'text', value: '. '}, ...inLine(state, note)]);
  const rest = value.children.filter((node) => !isNote(node));
  return [...inLine(state, {...value, children: rest}), ...notes];
}

/** Names with values, as a list. */
const dl: Handle = (state, element) => {
  const rows: {name: PhrasingContent[]; value: PhrasingContent[]}[] = [];
  const visit = (node: ElementContent): void => {
    if (!isElement(node)) return;
    if (node.tagName === 'dt') rows.push({name: inLine(state, node), value: []});
    else if (node.tagName === 'dd') rows.at(-1)?.value.push(...valueLine(state, node));
    else node.children.forEach(visit);
  };
  element.children.forEach(visit);
  const lines = rows.map(({name, value}): Paragraph => ({
    type: 'paragraph',
    children: [{type: 'strong', children: name}, {type: 'text', value: ': '}, ...value],
  }));
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: lines.map((line) => ({type: 'listItem', spread: false, children: [line]})),
  };
};

/** Cells have no lines. */
const br: Handle = (state, element, parent) =>
  parent?.type === 'element' && (parent.tagName === 'td' || parent.tagName === 'th')
    ? {type: 'text', value: ' '}
    : defaultHandlers.br(state, element);

/** Elements of the site's pages that mean something else in Markdown. */
export const HANDLERS: Record<string, Handle> = {div, details, dl, p, span, br};
