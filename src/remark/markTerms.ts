/*
 * Explains terms of art where a page first uses them: a dotted underline, the definition when pointed at or focused.
 * Nothing is written on the page for it. Terms live in docs/_data/glossary.json, frozen with each version:
 *
 *   { "term": "mining set", "variants": ["mining sets"], "definition": "The validators that … during one epoch." }
 *
 * The most useful terms come first in the file: a page marks no more than twelve, by that order. Whole words count, in any
 * case, longer terms before shorter ones. Never marked: code, links, headings, heads and first columns of tables, titles of
 * callouts, bold and emphasised words, cards. A page that introduces a term itself, *emphasised* or in its title, is left to
 * do so. One that means something else by a word says so in its front matter: `glossary_skip: [snapshot]`.
 */
import type {Root, RootContent, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {attributes} from '../mdast/builders';
import {versionOf} from '../profile/load';
import {findTerms, type Occurrence} from './glossary/find';
import {readGlossary} from './glossary/terms';

/** More would be distracting. */
const MAX_TERMS = 12;

interface Parent {
  children: RootContent[];
}

function marked({term, text, start, end}: Occurrence): MdxJsxTextElement {
  const id = `term-${term.term.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
  return {
    type: 'mdxJsxTextElement',
    name: 'GlossaryTerm',
    attributes: attributes({id, definition: term.definition}),
    children: [{type: 'text', value: text.value.slice(start, end)}],
  };
}

/** The text with its occurrences marked, as a list of nodes. */
function split(text: Text, occurrences: readonly Occurrence[]): RootContent[] {
  const pieces: RootContent[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) pieces.push({type: 'text', value: text.value.slice(from, to)});
  };
  for (const occurrence of occurrences) {
    plain(occurrence.start);
    pieces.push(marked(occurrence));
    from = occurrence.end;
  }
  plain(text.value.length);
  return pieces;
}

/** Terms that the page's front matter excludes. */
function skippedBy(file: VFile): string[] {
  const {glossary_skip: skipped} = (file.data.frontMatter ?? {}) as {glossary_skip?: unknown};
  return Array.isArray(skipped) ? skipped.map(String) : [];
}

/** Wraps the first occurrence of glossary terms in `<GlossaryTerm>`. @throws when the version's glossary is wrong */
export function markTerms({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const terms = readGlossary(siteDir, versionOf(siteDir, file.path));
    const chosen = findTerms(tree, terms, skippedBy(file))
      .map((occurrence) => ({occurrence, rank: terms.indexOf(occurrence.term)}))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_TERMS)
      .map(({occurrence}) => occurrence);
    const walk = (parent: Parent): void => {
      parent.children = parent.children.flatMap((node) => {
        if (node.type === 'text') {
          const here = chosen.filter(({text}) => text === node);
          return split(
            node,
            here.sort((a, b) => a.start - b.start),
          );
        }
        if ('children' in node) walk(node);
        return [node];
      });
    };
    walk(tree);
  };
}
