/* `npm run docs:faults`: every fault of every page, with file and line. */
import config from '../../docusaurus.config';
import {siteFaults} from '.';

void siteFaults(process.cwd(), config).then((faults) => {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error(`\n${String(faults.length)} faults in pages.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
