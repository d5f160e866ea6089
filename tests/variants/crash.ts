import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import config from '../../docusaurus.config';

const component = (name: string): string => path.join(__dirname, 'crash', `${name}.tsx`);

/** Pages and a navbar item that crash on demand. */
function crashes(): Plugin {
  return {
    name: 'crashes',
    getThemePath: () => path.join(__dirname, 'crash/theme'),
    contentLoaded({actions: {addRoute}}) {
      addRoute({path: '/crash/inside', component: component('InsideLayout'), exact: true});
      addRoute({path: '/crash/outside', component: component('OutsideLayout'), exact: true});
      addRoute({path: '/crash/context', component: component('WithoutContext'), exact: true});
    },
  };
}

const navbar = config.themeConfig?.navbar as {readonly items: readonly object[]};

export default {
  ...config,
  plugins: [...(config.plugins ?? []), crashes],
  themeConfig: {
    ...config.themeConfig,
    navbar: {
      ...navbar,
      items: [...navbar.items, {type: 'custom-crash', label: 'The guilty item', position: 'right'}],
    },
  },
};
