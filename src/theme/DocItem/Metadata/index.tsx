import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import {CARD_SIZE, cardPath} from '@site/src/plugins/social-cards/cardPath';

/** Adds the page's social card, unless its front matter names a picture, and says what it shows. */
export default function DocItemMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter, assets} = useDoc();
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
        <meta property="og:image:alt" content={alt} />
        <meta name="twitter:image:alt" content={alt} />
      </PageMetadata>
    </>
  );
}
