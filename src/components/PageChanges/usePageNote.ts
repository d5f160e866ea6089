import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageNote} from '@site/src/changes/pageNote';

/** What the page says about other versions; undefined where nothing differs. */
export function usePageNote(): PageNote | undefined {
  const {changes} = useDoc().frontMatter as {readonly changes?: PageNote};
  return changes;
}
