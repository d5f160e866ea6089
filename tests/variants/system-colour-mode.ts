import type {Config} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import config from '../../docusaurus.config';

const theme = config.themeConfig as ThemeConfig;

/** The shipped site with the operating system's colour mode as a third choice. */
const variant: Config = {
  ...config,
  themeConfig: {...theme, colorMode: {...theme.colorMode, respectPrefersColorScheme: true}},
};

export default variant;
