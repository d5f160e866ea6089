import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import config from '../../docusaurus.config';

/** A page whose code blocks are written in React, which no transform of Markdown sees. */
function writtenInReact(): Plugin {
  return {
    name: 'written-in-react',
    contentLoaded({actions: {addRoute}}) {
      const component = path.join(__dirname, 'code-blocks/Page.tsx');
      addRoute({path: '/code-blocks', component, exact: true});
    },
  };
}

export default {...config, plugins: [...(config.plugins ?? []), writtenInReact]};
