/** A change of a later version that is known already. */
export interface KnownChange {
  readonly version: string;
  readonly change: string;
  readonly action: string;
}

/** From the release notes and from `npm run upgrade:check` on the packages of 3.9.2 and 3.10. */
export const KNOWN_CHANGES: readonly KnownChange[] = [
  {
    version: '3.9',
    change: 'The option onBrokenMarkdownLinks of the site is deprecated.',
    action: 'Move it to markdown.hooks in docusaurus.config.ts.',
  },
  {
    version: '3.9',
    change: 'Locale configurations have eight fields instead of five.',
    action: 'Publish all eight by i18n.localeConfigs; remove the other three from the site data.',
  },
  {
    version: '3.9',
    change: 'DocSearch 4 is accepted beside 3.',
    action: 'Stay on 3.9.0 until the patch docsearch and its tests have been moved.',
  },
  {
    version: '3.10',
    change: 'The flag future.experimental_faster has another name.',
    action: 'Rename it in docusaurus.config.ts, then run npm run clear.',
  },
  {
    version: '3.10',
    change: 'The style sheet of useKeyboardNavigation is gone.',
    action: 'Remove WITHOUT_FOCUS_RULE of the patch critical-css, and its touch point.',
  },
];
