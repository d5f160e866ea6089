import {getFileLoaderUtils} from '@docusaurus/utils';

/**
 * The value of a JSX attribute that makes the bundler copy a file and returns its address: `require("./x.png").default`
 * as MDX syntax tree.
 *
 * @param file path relative to the page, starting with `./` or `../`
 * @param onServer whether the page is compiled for prerendering: the file is then not written
 */
export function requireAsset(file: string, onServer: boolean) {
  // The loader of Markdown images; without it an SVG becomes a React component.
  const {inlineMarkdownImageFileLoader: loader} = getFileLoaderUtils(onServer).loaders;
  const literal = {type: 'Literal', value: loader + file, raw: JSON.stringify(loader + file)};
  const required = {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: 'require'},
    arguments: [literal],
    optional: false,
  };
  const expression = {
    type: 'MemberExpression',
    object: required,
    property: {type: 'Identifier', name: 'default'},
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
