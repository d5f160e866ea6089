/** A swizzled component. src/theme/README.md has the reason and the tests. */
export interface Swizzle {
  /** Name below src/theme. */
  readonly component: string;
  readonly package: string;
  /** The stock file that the component was made from or wraps, in its package. */
  readonly file: string;
  readonly how: 'eject' | 'wrap';
}

const classic = (
  component: string,
  how: Swizzle['how'],
  file = `${component}/index.js`,
): Swizzle => ({
  component,
  package: '@docusaurus/theme-classic',
  file: `lib/theme/${file}`,
  how,
});

export const SWIZZLES: readonly Swizzle[] = [
  classic('CodeBlock', 'eject'),
  classic('DocBreadcrumbs', 'wrap'),
  classic('DocItem/Metadata', 'wrap'),
  classic('EditThisPage', 'wrap'),
  {
    component: 'Error',
    package: '@docusaurus/core',
    file: 'lib/client/theme-fallback/Error/index.js',
    how: 'eject',
  },
  classic('ErrorPageContent', 'eject', 'ErrorPageContent.js'),
  classic('Footer/Copyright', 'wrap'),
  classic('Heading', 'wrap'),
  classic('LastUpdated', 'eject'),
  classic('MDXComponents', 'wrap'),
  classic(
    'NavbarItem/DocsVersionDropdownNavbarItem',
    'wrap',
    'NavbarItem/DocsVersionDropdownNavbarItem.js',
  ),
  classic('NavbarItem/DropdownNavbarItem/Desktop', 'eject'),
  classic('NavbarItem/DropdownNavbarItem/Mobile', 'eject'),
  classic('NavbarItem/LocaleDropdownNavbarItem', 'wrap'),
  classic('NotFound/Content', 'eject'),
  {
    component: 'Root',
    package: '@docusaurus/core',
    file: 'lib/client/theme-fallback/Root/index.js',
    how: 'wrap',
  },
  {
    component: 'SearchBar',
    package: '@docusaurus/theme-search-algolia',
    file: 'lib/theme/SearchBar/index.js',
    how: 'eject',
  },
  {
    component: 'SearchPage',
    package: '@docusaurus/theme-search-algolia',
    file: 'lib/theme/SearchPage/index.js',
    how: 'eject',
  },
  classic('SiteMetadata', 'wrap'),
  classic('TOC', 'eject'),
  classic('TOCCollapsible', 'eject'),
];
