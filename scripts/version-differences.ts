/* `npm run docs:differences`: differences between versions that no fact explains, and facts without a difference. */
import {factsError} from '../src/versionFacts/check';
import versions from '../versions.json';

const errors = ['current', ...versions].flatMap(
  (version) => factsError(process.cwd(), version, versions) ?? [],
);
for (const {message} of errors) console.error(message);
process.exitCode = errors.length > 0 ? 1 : 0;
