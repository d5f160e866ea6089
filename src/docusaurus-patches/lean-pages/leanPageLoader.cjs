const {parse} = require('acorn');
const {default: MagicString} = require('magic-string');

/** Elements that MDX renders as they are, without a component of src/theme/MDXComponents. */
const PLAIN = new Set(
  (
    'blockquote br caption col colgroup dd del div dl dt em hr kbd ol p section small span strong sub summary sup tbody td tfoot ' +
    'thead tr wbr'
  ).split(' '),
);

/** Elements whose component only prints them. */
const PRINTED = new Set(['a', 'code', 'li', 'th', 'ul']);

/** Components whose property `html` is their content; in its place they take `kept`. */
const WITH_HTML = new Set(['CodeBlock', 'Tool']);

/** Shorter content, in characters of the script, is not removed. */
const WORTHWHILE = 30;

function keyOf(property) {
  return property.type === 'Property' && !property.computed
    ? (property.key.name ?? property.key.value)
    : undefined;
}

function propertyOf(props, name) {
  return props.properties.find((property) => keyOf(property) === name);
}

function isText(node) {
  return node.type === 'Literal' && typeof node.value === 'string';
}

/** Links that the browser follows without the router: to a fragment of the page, or external. */
function isFollowedByBrowser(props) {
  return /^(?:#|https?:|mailto:)/u.test(propertyOf(props, 'href')?.value.value ?? '');
}

/** Inline code. With a line break, or something other than text in it, it becomes a block. */
function isInline(props) {
  const {value} = propertyOf(props, 'children') ?? {};
  const parts = value?.type === 'ArrayExpression' ? value.elements : [value];
  return parts.every((part) => part && isText(part) && !part.value.includes('\n'));
}

/** Reads `jsx(type, props)`. */
class Reader {
  /** @param tree a module as MDX compiles it */
  constructor(tree) {
    const names = tree.body
      .filter(
        ({type, source}) => type === 'ImportDeclaration' && source.value === 'react/jsx-runtime',
      )
      .flatMap(({specifiers}) => specifiers)
      .filter(({imported}) => /^jsxs?$/u.test(imported?.name));
    this.callees = new Set(names.map(({local}) => local.name));
  }

  /** The parts of an element; undefined for other expressions. */
  element(node) {
    if (node.type !== 'CallExpression' || !this.callees.has(node.callee.name)) return undefined;
    const [type, props] = node.arguments;
    if (props?.type !== 'ObjectExpression') return undefined;
    const isMdx = type.type === 'MemberExpression' && type.object.name === '_components';
    const name = isMdx ? type.property.name : isText(type) ? type.value : undefined;
    return {type, props, name, isHost: isText(type) || (isMdx && PLAIN.has(name))};
  }

  /** Whether an element is static: the browser only displays it. */
  isShownOnly(node) {
    if (node.type === 'Literal') return true;
    if (node.type === 'ArrayExpression')
      return node.elements.every((each) => this.isShownOnly(each));
    const {name, props, isHost} = this.element(node) ?? {};
    if (!isHost && !PRINTED.has(name)) return false;
    if (!isHost && name === 'a' && !isFollowedByBrowser(props)) return false;
    if (!isHost && name === 'code' && !isInline(props)) return false;
    return props.properties.every((each) => keyOf(each) && this.isShownOnly(each.value));
  }

  /** Whether it is rendered as an element of its name, with these properties and no others. */
  standsAsItIs({name, props, isHost}) {
    const isItem = name === 'li' && !propertyOf(props, 'id');
    // The theme's component adds a class to lists of tasks only.
    const isTasks = /contains-task-list/u.test(propertyOf(props, 'className')?.value.value ?? '');
    const isList = name === 'ul' && !isTasks;
    return isHost || isItem || isList;
  }
}

/**
 * Removes from a page's script what its HTML contains and what needs no script: the text of code blocks, and contents
 * of static elements. `preservedMarkup.ts` keeps that markup in the page.
 *
 * @param source a module as MDX compiles it
 */
function preserveInPage(source) {
  const tree = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const reader = new Reader(tree);
  const out = new MagicString(source);
  let count = 0;
  const visit = (node) => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node?.type !== 'string') return;
    const element = reader.element(node);
    if (!element) {
      Object.values(node).forEach(visit);
      return;
    }
    const {type, props, name} = element;
    const html = WITH_HTML.has(type.name) && propertyOf(props, 'html');
    if (html && isText(html.value)) out.overwrite(html.start, html.end, `kept: _kept(${count++})`);
    const children = propertyOf(props, 'children');
    const isWorthwhile = children && children.end - children.start >= WORTHWHILE;
    if (isWorthwhile && reader.standsAsItIs(element) && reader.isShownOnly(children.value)) {
      out.overwrite(type.start, type.end, JSON.stringify(name));
      out.overwrite(children.start, children.end, `..._kept(${count++})`);
    } else {
      visit(props.properties.map(({value}) => value));
    }
  };
  visit(tree.body);
  const preservedMarkup =
    "import {preservedMarkup} from '@site/src/docusaurus-patches/lean-pages/preservedMarkup';";
  return `${preservedMarkup}\n${out.toString()}\nconst _kept = preservedMarkup();\nexport {_kept as kept};\n`;
}

/** Plain CommonJS because the bundler loads it. */
module.exports = preserveInPage;
module.exports.PLAIN = PLAIN;
