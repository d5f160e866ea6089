import {findFaults, matchTests} from '../tests/requirements/coverage';
import {requirements} from '../tests/requirements/list';
import {browserResults, unitAndBuildResults} from '../tests/requirements/reports';
import {formatTable} from '../tests/requirements/table';

const results = [...unitAndBuildResults(), ...browserResults()];
const rows = matchTests(requirements, results);
const faults = findFaults(rows, results);

console.log(formatTable(rows));
console.log(`\n${rows.length} requirements.`);
if (faults.length > 0) {
  console.error(
    `\nThe coverage has ${faults.length} faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
  );
  process.exitCode = 1;
}
