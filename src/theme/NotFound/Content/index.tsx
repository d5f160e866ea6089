import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, useSearchLinkCreator} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {mainSections} from './mainSections';
import styles from './styles.module.css';
import {useSuggestions} from './useSuggestions';

/** Names of the keys that open the search; the same in every language. */
const KEYS = {slash: '/', control: 'Ctrl', k: 'K'};

/** The not-found page: its own title, and links within the reader's version. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {version, isOneOfSeveral, elsewhere, likely, words} = useSuggestions();
  const searchLink = useSearchLinkCreator();
  const sections = mainSections().flatMap(({docId, label}) => {
    const doc = version.docs.find(({id}) => id === docId);
    const isShown = likely.some(({path}) => path === doc?.path);
    return doc && !isShown ? [{label, path: doc.path}] : [];
  });

  return (
    <main className={clsx('container', styles.page, className)}>
      <PageMetadata
        title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}
        description={translate({
          id: 'notFound.description',
          message: 'There is no page at this address.',
        })}
      />
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        {isOneOfSeveral ? (
          <Translate id="notFound.explanation" values={{version: <b>{version.label}</b>}}>
            {
              'Version {version} of this documentation has no page at this address. It may have moved, or the link that led here is wrong.'
            }
          </Translate>
        ) : (
          <Translate id="notFound.nothing">
            This documentation has no page at this address. It may have moved, or the link that led
            here is wrong.
          </Translate>
        )}
      </p>

      {elsewhere.map(({label, path}) => (
        <p key={path}>
          <Link to={path}>
            <Translate id="notFound.elsewhere" values={{label}}>
              {'Version {label} has this page'}
            </Translate>
          </Link>
        </p>
      ))}

      {likely.length > 0 && (
        <>
          <Heading as="h2" className={styles.heading}>
            <Translate id="notFound.alike">Did you mean</Translate>
          </Heading>
          <ul>
            {likely.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}

      <Heading as="h2" className={styles.heading}>
        <Translate id="notFound.sections">Where to go from here</Translate>
      </Heading>
      <ul>
        {sections.map(({label, path}) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
        <li>
          <Link to={words ? searchLink(words) : '/search'}>
            {words ? (
              <Translate id="notFound.searchFor" values={{words}}>
                {'Search for “{words}”'}
              </Translate>
            ) : (
              <Translate id="notFound.search">Search the documentation</Translate>
            )}
          </Link>
        </li>
      </ul>
      <p className={styles.hint}>
        <Translate
          id="notFound.searchHint"
          values={{
            slash: <kbd>{KEYS.slash}</kbd>,
            control: <kbd>{KEYS.control}</kbd>,
            k: <kbd>{KEYS.k}</kbd>,
          }}>
          {'Press {slash} or {control} {k} to search from any page.'}
        </Translate>
      </p>
    </main>
  );
}
