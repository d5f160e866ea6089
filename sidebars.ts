import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import versions from './versions.json';

/** Where these documents are: links to a part of one need its address. */
const address = versions.length === 0 ? '' : '/next';

/** The sidebar, with every document in reading order. */
const sidebars: SidebarsConfig = {
  docs: [
    'specification',
    'endpoint',
    'api-list',
    'real-time-events',
    {
      type: 'category',
      label: 'RPC',
      collapsed: true,
      items: ['rpc/eth', 'rpc/net', 'rpc/txpool', 'rpc/debug', 'rpc/admin'],
    },
    {
      type: 'category',
      label: 'Staking',
      items: ['staking/overview', 'staking/user-guide', 'staking/developer-guide'],
    },
    {
      type: 'category',
      label: 'Validator',
      items: [
        'validator/overview',
        'validator/create-val',
        'validator/run-val',
        'validator/manage-keys',
        'validator/security',
        {type: 'link', label: 'Runbooks', href: `${address}/validator/security#runbooks`},
      ],
    },
    {
      type: 'category',
      label: 'Enhanced validator network',
      items: [
        'validator/evn/overview',
        'validator/evn/best-practice',
        'validator/evn/faqs',
        'validator/evn/network-monitor',
      ],
    },
    {
      type: 'category',
      label: 'Block builder',
      items: ['validator/mev/user-guide'],
    },
  ],
};

export default sidebars;
