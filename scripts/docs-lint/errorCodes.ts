import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {typesetCodes} from '../../src/openrpc/checks/errorCodes';

/** Error codes use the ASCII minus that programs print, so that they can be found and copied. */
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
