import type {Config} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import config from '../../docusaurus.config';
import {readSearchConfig} from '../../src/search/config';
import {hostedSearch} from '../sites/hostedSearch';

const theme = config.themeConfig as ThemeConfig;
const {mode, ...credentials} = readSearchConfig({
  ALGOLIA_APP_ID: hostedSearch.appId,
  ALGOLIA_SEARCH_KEY: hostedSearch.searchKey,
  ALGOLIA_HOSTS: hostedSearch.ports.map((port) => `http://127.0.0.1:${port}`).join(','),
});

/** The shipped site searching at a provider of the protocol, on ports of the loopback interface. */
const variant: Config = {
  ...config,
  customFields: {
    ...config.customFields,
    search: {...(config.customFields?.search as object), mode, ...credentials},
  },
  themeConfig: {...theme, algolia: {...theme.algolia, ...credentials}},
};

export default variant;
