import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_SCHEMES} from '../../components/ThemeColours/scheme';
import {bootScript} from './bootScript';

/** Applies the colours from the theme colours dialog: on load and when the mode changes. */
export default function themeColours({siteStorage}: LoadContext): Plugin {
  return {
    name: 'theme-colours',
    getClientModules: () => [path.join(__dirname, 'followColourMode')],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {name: 'theme-color', content: DEFAULT_SCHEMES.light.background},
        },
      ],
      // After the theme's own script, which also runs early, and sets the mode.
      preBodyTags: [{tagName: 'script', innerHTML: bootScript(siteStorage.namespace)}],
    }),
  };
}
