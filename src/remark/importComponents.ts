import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** `import Name from "@site/src/components/Name"` as MDX syntax tree. */
function importOf(name: string) {
  const source = `@site/src/components/${name}`;
  const declaration = {
    type: 'ImportDeclaration' as const,
    specifiers: [
      {type: 'ImportDefaultSpecifier' as const, local: {type: 'Identifier' as const, name}},
    ],
    source: {type: 'Literal' as const, value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm' as const,
    value: `import ${name} from ${JSON.stringify(source)}`,
    data: {
      estree: {
        type: 'Program' as const,
        body: [declaration],
        sourceType: 'module' as const,
        comments: [],
      },
    },
  };
}

/**
 * Imports components of src/components into pages that use them, so that only those pages load their code. Components
 * of src/theme/MDXComponents are part of every page.
 *
 * @param names of the components that the page may use
 */
export function importComponents(tree: Root, names: readonly string[]): void {
  const used = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', ({name}) => {
    if (name !== null && names.includes(name)) used.add(name);
  });
  tree.children.push(...[...used].sort().map(importOf));
}
