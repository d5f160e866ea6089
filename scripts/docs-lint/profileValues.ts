import path from 'node:path';
import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {loadVersion, versionOf} from '../../src/profile/load';
import {identityOf, typedValues, type Identity} from './identity';

const identities = new Map<string, Identity>();

function identityFor(siteDir: string, version: string): Identity {
  const known = identities.get(version) ?? identityOf(loadVersion(siteDir, version));
  identities.set(version, known);
  return known;
}

/**
 * Names, hosts, ids and addresses of the network must come from its profile: typed values would stay when the network
 * changes.
 */
export default lintRule<Root>('docs-lint:profile-values', (tree, file) => {
  if (file.extname !== '.mdx') return;
  const identity = identityFor(file.cwd, versionOf(file.cwd, path.join(file.cwd, file.path)));
  visit(tree, (node) => {
    const isCode = node.type === 'code' || node.type === 'inlineCode';
    if (!isCode && node.type !== 'text' && node.type !== 'yaml') return;
    for (const fault of typedValues(node.value, identity, isCode ? 'code' : 'prose')) {
      file.message(fault, node);
    }
  });
});
