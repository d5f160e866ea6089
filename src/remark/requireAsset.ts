/**
 * The value of a JSX attribute that makes the bundler copy a file and yields its address:
 * `require("./x.png").default`, as an MDX syntax tree wants it.
 *
 * @param file path relative to the page, starting with `./` or `../`
 */
export function requireAsset(file: string) {
  const literal = {type: 'Literal', value: file, raw: JSON.stringify(file)};
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
