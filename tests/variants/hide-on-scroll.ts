import type {Config} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import config from '../../docusaurus.config';

const theme = config.themeConfig as ThemeConfig;

/** The shipped site with a navbar that hides while the reader scrolls down. */
const variant: Config = {
  ...config,
  themeConfig: {...theme, navbar: {...theme.navbar, hideOnScroll: true}},
};

export default variant;
