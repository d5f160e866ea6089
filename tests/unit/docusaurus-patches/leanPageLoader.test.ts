import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import preserveInPage from '../../../src/docusaurus-patches/lean-pages/leanPageLoader.cjs';

/** The lean source of a page with one expression, as MDX compiles it. */
function left(expression: string): string {
  const source = `import {jsx as _jsx, jsxs as _jsxs} from "react/jsx-runtime";\nexport default () => ${expression};\n`;
  return /export default \(\) => (.*?);\n/s.exec(preserveInPage(source))?.[1] ?? '';
}

const LONG = 'Words enough for it to be worth their while.';
const element = (type: string, children: string, props = '') =>
  `_jsx(${type}, {${props}children: ${children}})`;
const text = JSON.stringify(LONG);

describe('markup is preserved for', () => {
  test.each([
    ['a paragraph', '_components.p', text],
    ['an item', '_components.li', text],
    ['a list', '_components.ul', element('_components.li', text, 'id: "a", ')],
    ['code in a sentence', '_components.p', `[${text}, ${element('_components.code', '"a"')}]`],
    ['an element written as such', '"span"', text],
    ...['#place', 'https://site.example/', 'mailto:a@site.example'].map((href) => [
      `a link to ${href}`,
      '_components.td',
      element('_components.a', text, `href: "${href}", `),
    ]),
  ])('%s', (_, type = '', children = '') => {
    const name = type.replace(/_components\.|"/g, '');
    expect(left(element(type, children))).toBe(`_jsx("${name}", {..._kept(0)})`);
  });

  test('a list with a class, whose items links can lead to', () => {
    const item = element('_components.li', text, 'id: "a", ');
    expect(left(element('_components.ul', `[${item}, ${item}]`, 'className: "x", '))).toBe(
      '_jsx("ul", {className: "x", ..._kept(0)})',
    );
  });

  test('the contents of an element, not its properties', () => {
    expect(left(element('_components.p', text, 'className: "x", '))).toBe(
      '_jsx("p", {className: "x", ..._kept(0)})',
    );
  });

  test('the HTML of a tool', () => {
    expect(left('_jsx(Tool, {name: "reward", html: "<form></form>"})')).toBe(
      '_jsx(Tool, {name: "reward", kept: _kept(0)})',
    );
  });

  test('the text of a code block', () => {
    expect(left('_jsx(CodeBlock, {language: "json", html: "<b>1</b>"})')).toBe(
      '_jsx(CodeBlock, {language: "json", kept: _kept(0)})',
    );
  });

  test('each of several, by its index, without changing the rest', () => {
    const pair = `[${element('_components.p', text)}, "\\n", ${element('_components.p', text)}]`;
    expect(left(`_jsxs(Details, {children: ${pair}})`)).toBe(
      '_jsxs(Details, {children: [_jsx("p", {..._kept(0)}), "\\n", _jsx("p", {..._kept(1)})]})',
    );
  });
});

describe('the script keeps', () => {
  test.each([
    ['what is short', element('_components.p', '"Short."')],
    [
      'a link within the site',
      element('_components.p', element('_components.a', text, 'href: "/endpoint", ')),
    ],
    ['a component', element('_components.p', `[${text}, _jsx(GlossaryTerm, {id: "a"})]`)],
    ['a heading', element('_components.h2', text)],
    ['an item that links can lead to', element('_components.li', text, 'id: "a", ')],
    ['a list of tasks', element('_components.ul', text, 'className: "contains-task-list", ')],
    [
      'code that becomes a block',
      element('_components.p', element('_components.code', JSON.stringify(`${LONG}\n${LONG}`))),
    ],
    ['what is computed', element('_components.p', `[${text}, props.value]`)],
    ['properties that are not named', `_jsx(_components.p, {...props, children: [${text}, x]})`],
  ])('%s', (_, expression) => {
    expect(left(expression)).toBe(expression);
  });
});

test('no component replaces an element that is treated as static', () => {
  const stock = 'node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js';
  const sources = [stock, 'src/theme/MDXComponents/index.ts'].map((file) =>
    fs.readFileSync(file, 'utf8'),
  );
  const named = sources.flatMap((source) =>
    Array.from(source.matchAll(/^ {2}(\w+)(?::|,$)/gm), ([, name]) => name ?? ''),
  );
  expect(named).toEqual(expect.arrayContaining(['details', 'h6', 'img', 'th']));
  expect(named.filter((name) => preserveInPage.PLAIN.has(name))).toEqual([]);
});
