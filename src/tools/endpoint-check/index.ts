import {defineTool} from '../define';
import {choiceField, textField} from '../fields';
import {Fault} from '../types';
import type {EndpointCheckFacts} from './facts';
import {checkEndpoints, type Reading} from './read';
import {readUrls} from './urls';
import {endpointsOutput} from './view';

const OWN = 'own';

interface Result {
  readonly urls: readonly string[];
  readonly endpoints: Reading;
}

function chosen(chain: string, own: readonly string[], {chains}: EndpointCheckFacts) {
  const known = chains.find(({key}) => key === chain);
  return {urls: known?.urls ?? own, chainId: known?.chainId};
}

/** Compares endpoints: how fast, how new, how far back, and what they refuse. */
export default defineTool({
  title: 'Check endpoints',
  fields: ({chains}: EndpointCheckFacts) => ({
    chain: choiceField({
      label: 'Endpoints',
      options: [
        ...chains.map(({key, name}) => ({value: key, label: `of ${name}`})),
        {value: OWN, label: 'my own'},
      ],
      initial: chains[0]?.key ?? OWN,
    }),
    own: textField({
      label: 'Addresses',
      hint: 'One on each line. They stay on this page and are never part of a link.',
      initial: '',
      isLong: true,
      isPrivate: true,
      when: ({chain}) => chain === OWN,
      read: readUrls,
    }),
  }),
  compute({chain, own}, facts, reading: Result | undefined) {
    const {urls, chainId} = chosen(chain, own, facts);
    const isSame = reading?.urls.join('\n') === urls.join('\n');
    return endpointsOutput(urls, isSame ? reading.endpoints : undefined, chainId, facts);
  },
  actions: {
    check: (facts) => ({
      label: 'Check',
      hint: 'Sends each of them up to 40 small calls from this browser. The times include your own connection.',
      run: async ({values: {chain, own}, show, ...acting}) => {
        const {urls} = chosen(chain, own, facts);
        if (urls.length === 0) throw new Fault('Enter an address first.');
        const part = (endpoints: Reading) => ({urls, endpoints});
        const shown = (endpoints: Reading) => show(part(endpoints));
        return {reading: part(await checkEndpoints(urls, {...acting, show: shown}))};
      },
    }),
  },
});
