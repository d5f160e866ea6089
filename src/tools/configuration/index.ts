import {defineTool} from '../define';
import {Fault} from '../types';
import {FOLDED, planFields} from './fields';
import type {Downloads} from './files';
import {outputOf} from './output';
import type {PlanFacts} from './plan';
import {faultsOf, planOfValues} from './values';

/** Published files for the monitor that a plan adapts. */
const DOWNLOADS = ['alerts-node.yml', 'alerts-stake.yml', 'alerts-host.yml', 'alertmanager.yml'];

async function download(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, {signal}).catch(() => undefined);
  if (!response?.ok) throw new Fault(`${address} could not be fetched. Try it again.`);
  return response.text();
}

/** All files of an operator's machines. */
export default defineTool({
  title: 'Configuration of your machines',
  fields: (facts: PlanFacts) => planFields(facts),
  folded: FOLDED,
  check: (values, facts) => faultsOf(values, facts),
  compute: (values, facts, reading: Downloads | undefined) =>
    outputOf(planOfValues(values, facts), String(values.shown), facts, reading),
  actions: {
    rules: ({downloads}) => ({
      label: 'Add the alert rules',
      hint: 'Fetches the rules and Alertmanager’s configuration from this site, as far as the plan needs them. Nothing you enter is sent.',
      isFree: true,
      async run({base, signal, say}) {
        say('Fetching the rules …');
        const texts = await Promise.all(
          DOWNLOADS.map((name) => download(`${base}${downloads}/${name}`, signal)),
        );
        return {
          reading: Object.fromEntries(DOWNLOADS.map((name, index) => [name, texts[index] ?? ''])),
        };
      },
    }),
  },
});
