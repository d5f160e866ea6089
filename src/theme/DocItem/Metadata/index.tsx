import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {PageMetadata} from '@docusaurus/theme-common';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import Metadata from '@theme-original/DocItem/Metadata';
import {CARD_SIZE, cardPath} from '@site/src/socialCards/cardPath';
import {twinOf} from '@site/src/twins/address';

/**
 * Adds the page's social card with its alternative text, unless the front matter has an image, and a link to its Markdown. Sets the window's title
 * together with the page; react-helmet-async (1.3) does it one frame later, and not at all in a hidden window.
 */
export default function DocItemMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter, assets} = useDoc();
  const title = useTitleFormatter().format(metadata.title);
  useIsomorphicLayoutEffect(() => {
    document.title = title;
  }, [title]);
  const own = assets.image ?? frontMatter.image;
  const alt = translate(
    {
      id: 'socialCard.alt',
      message: '{title}: {site}',
      description: 'What the picture in link previews shows',
    },
    {title: metadata.title, site: siteConfig.title},
  );
  return (
    <>
      <Metadata />
      {own === undefined && (
        <PageMetadata image={cardPath(metadata.permalink, siteConfig.baseUrl)}>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(CARD_SIZE.width)} />
          <meta property="og:image:height" content={String(CARD_SIZE.height)} />
        </PageMetadata>
      )}
      <PageMetadata>
        <link rel="alternate" type="text/markdown" href={twinOf(metadata.permalink)} />
        <meta property="og:image:alt" content={alt} />
        <meta name="twitter:image:alt" content={alt} />
      </PageMetadata>
    </>
  );
}
