import {translate} from '@docusaurus/Translate';

/** The pages that the not-found page links, the docs home first; missing ones are skipped. */
export function mainSections(): readonly {readonly docId: string; readonly label: string}[] {
  return [
    {
      docId: 'specification',
      label: translate({id: 'notFound.home', message: 'Documentation home'}),
    },
    {docId: 'endpoint', label: translate({id: 'notFound.endpoint', message: 'Endpoints'})},
    {docId: 'rpc/eth', label: translate({id: 'notFound.rpc', message: 'RPC methods'})},
    {docId: 'staking/overview', label: translate({id: 'notFound.staking', message: 'Staking'})},
    {
      docId: 'validator/overview',
      label: translate({id: 'notFound.validator', message: 'Running a validator'}),
    },
    {
      docId: 'validator/mev/user-guide',
      label: translate({id: 'notFound.builder', message: 'Block building'}),
    },
  ];
}
