import type {Config} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import config from '../../docusaurus.config';

const theme = config.themeConfig as ThemeConfig;

/** The shipped site after the next announcement was published. */
const variant: Config = {
  ...config,
  themeConfig: {
    ...theme,
    announcementBar: {
      id: 'fork-7',
      content: 'The fork is on <a href="/">Monday</a>.',
      isCloseable: true,
    },
  },
};

export default variant;
