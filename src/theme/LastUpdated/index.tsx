import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {shortDate} from './shortDate';

/** When a page was last changed. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  if (!lastUpdatedAt) return null;
  const date = (
    <b>
      <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
        {shortDate(lastUpdatedAt, i18n.currentLocale)}
      </time>
    </b>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="site.lastUpdated"
        description="When a page has been last updated"
        values={{date}}>
        {'Last updated on {date}'}
      </Translate>
    </span>
  );
}
