import {getFileLoaderUtils} from '@docusaurus/utils';
import type {MdxJsxAttributeValueExpression} from 'mdast-util-mdx-jsx';

/**
 * The value of a JSX attribute that makes the bundler copy a file and returns its address: `require("./x.png").default`
 * as MDX syntax tree.
 *
 * @param file path relative to the page, starting with `./` or `../`
 * @param onServer whether the page is compiled for prerendering: the file is then not written
 */
export function requireAsset(file: string, onServer: boolean): MdxJsxAttributeValueExpression {
  // The loader of Markdown images; without it an SVG becomes a React component.
  const {inlineMarkdownImageFileLoader: loader} = getFileLoaderUtils(onServer).loaders;
  const literal = {
    type: 'Literal' as const,
    value: loader + file,
    raw: JSON.stringify(loader + file),
  };
  const required = {
    type: 'CallExpression' as const,
    callee: {type: 'Identifier' as const, name: 'require'},
    arguments: [literal],
    optional: false,
  };
  const expression = {
    type: 'MemberExpression' as const,
    object: required,
    property: {type: 'Identifier' as const, name: 'default'},
    computed: false,
    optional: false,
  };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `require(${literal.raw}).default`,
    data: {
      estree: {
        type: 'Program',
        body: [{type: 'ExpressionStatement', expression}],
        sourceType: 'module',
        comments: [],
      },
    },
  };
}
