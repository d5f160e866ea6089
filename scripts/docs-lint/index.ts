import alternativeText from './alternativeText';
import copyableValues from './copyableValues';
import errorCodes from './errorCodes';
import frontMatter from './frontMatter';
import headings from './headings';
import literalUrls from './literalUrls';
import linkedHeadings from './linkedHeadings';
import pageStyle from './pageStyle';
import profileValues from './profileValues';

export {default as docusaurusSyntax} from './docusaurusSyntax';

/** The project's own rules for pages, as plugins of remark-lint. */
export const pageRules = [
  frontMatter,
  headings,
  linkedHeadings,
  literalUrls,
  alternativeText,
  profileValues,
  copyableValues,
  errorCodes,
  pageStyle,
];
