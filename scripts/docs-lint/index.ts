import alternativeText from './alternativeText';
import copyableValues from './copyableValues';
import errorCodes from './errorCodes';
import frontMatter from './frontMatter';
import headings from './headings';
import linkedHeadings from './linkedHeadings';
import profileValues from './profileValues';

export {default as docusaurusSyntax} from './docusaurusSyntax';

/** The project's own rules for pages, as plugins of remark-lint. */
export const pageRules = [
  frontMatter,
  headings,
  linkedHeadings,
  alternativeText,
  profileValues,
  copyableValues,
  errorCodes,
];
