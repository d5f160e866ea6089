import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {typesetCodes} from '../../src/openrpc/checks/errorCodes';

/** Error codes have the minus that programs print: find and search meet them, and a copy of them works. */
export default lintRule<Root>('docs-lint:error-codes', (_tree, file) => {
  String(file)
    .split('\n')
    .forEach((text, row) => {
      for (const {index, found, expected} of typesetCodes(text)) {
        file.message(
          `Expected the error code \`${expected}\` with an ASCII minus, found "${found}": write ${expected}`,
          {line: row + 1, column: index + 1},
        );
      }
    });
});
