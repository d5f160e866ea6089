import siteConfig from '@generated/docusaurus.config';
import versions from '@site/versions.json';
import {whereOf, type Where} from '../opening';

/** The version of the page that the reader is on. */
export function where(): Where {
  return whereOf(window.location.pathname, siteConfig.baseUrl, versions);
}
