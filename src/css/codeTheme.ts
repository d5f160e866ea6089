import type {PrismTheme} from 'prism-react-renderer';

/**
 * Colours of highlighted code. They are variables of tokens.css, so one theme serves both modes and
 * nothing is repainted by script when the mode changes.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--code-comment)'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--code-punctuation)'}},
    {
      types: ['keyword', 'atrule', 'rule', 'important', 'selector', 'tag'],
      style: {color: 'var(--code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'template-string', 'url'],
      style: {color: 'var(--code-string)'},
    },
    {types: ['number', 'boolean', 'constant', 'null'], style: {color: 'var(--code-number)'}},
    {types: ['function', 'class-name', 'builtin'], style: {color: 'var(--code-function)'}},
    {
      types: ['property', 'attr-name', 'variable', 'parameter', 'symbol', 'key', 'table'],
      style: {color: 'var(--code-property)'},
    },
    {types: ['inserted'], style: {color: 'var(--code-inserted)'}},
    {types: ['deleted'], style: {color: 'var(--code-deleted)'}},
    {types: ['bold'], style: {fontWeight: 'bold'}},
    {types: ['italic'], style: {fontStyle: 'italic'}},
  ],
};
