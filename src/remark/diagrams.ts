/*
 * A fenced block of Graphviz' DOT becomes an SVG picture in the page, drawn while the site is built:
 *
 *   ```dot title="How a stake comes and goes" alt="Delegating turns tokens into shares. …" wide="LR"
 *   digraph {
 *     wallet [label="Your account"]
 *     staked [label=<<B>Staked</B><BR/><FONT POINT-SIZE="12">earns daily</FONT>> class="key"]
 *     wallet -> staked [label="delegate"]
 *   }
 *   ```
 *
 * title  the caption; required. alt: the picture in words; required; readers can open it below the picture, search finds it.
 * wide   "LR" draws a second layout from left to right, shown where the column is wide. The first goes from top to bottom
 *        and should be at most 340 wide, so that it fits a phone; a wider one scrolls in its frame. Leave rankdir to this.
 * class  what something means, never colours: key (what it is about), good, warn, bad, quiet (less important),
 *        plain (no border), note (dashed). Several may be given.
 * Bold is for names, POINT-SIZE="12" for what explains them. `{network.…}` tokens work everywhere, title and alt included.
 */
import type {Code, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {element} from '../mdast/builders';
import {sitePath} from '../profile/sitePath';
import type {Direction} from './diagram/layout';
import {readMeta} from './diagram/meta';
import {sourceFaults} from './diagram/source';

interface Parent {
  children: RootContent[];
}

interface Found {
  readonly parent: Parent;
  readonly code: Code;
}

function diagramsIn(parent: Parent): Found[] {
  return parent.children.flatMap((node) => {
    if (node.type === 'code') return node.lang === 'dot' ? [{parent, code: node}] : [];
    return 'children' in node ? diagramsIn(node) : [];
  });
}

/**
 * Replaces fenced blocks of DOT by `<Diagram />`.
 *
 * @throws one error that lists everything wrong with the page's diagrams as file:line
 */
export function diagrams({siteDir}: {readonly siteDir: string}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const where = sitePath(siteDir, file.path);
    const faults: string[] = [];
    for (const [index, {parent, code}] of diagramsIn(tree).entries()) {
      const fence = code.position?.start.line ?? 1;
      const report = (line: number, fault: string): number =>
        faults.push(`${where}:${fence + line}: ${fault}`);
      const {meta, faults: metaFaults} = readMeta(code.meta ?? '');
      for (const fault of metaFaults) report(0, fault);
      for (const [line, fault] of sourceFaults(code.value)) report(line + 1, fault);

      const id = `diagram-${index + 1}`;
      const words = {title: meta.title, describedBy: `${id}-words`};
      const drawn = async (direction: Direction): Promise<string> => {
        const {draw} = await import('./diagram/draw');
        const drawing = await draw(code.value, direction, words);
        if ('svg' in drawing) return drawing.svg;
        for (const [line, found] of drawing.faults) {
          report(
            line,
            `Graphviz cannot draw this diagram: ${found}. Correct the DOT on this line.`,
          );
        }
        return '';
      };
      const narrow = await drawn('TB');
      const wide = meta.wide && narrow !== '' ? await drawn('LR') : '';
      const {title, alt} = meta;
      parent.children[parent.children.indexOf(code)] = element('Diagram', {
        ...{id, title, alt, narrow},
        ...(wide !== '' && {wide}),
      });
    }
    if (faults.length > 0) {
      throw new Error(
        `${faults.join('\n')}\nHow to write diagrams: top of src/remark/diagrams.ts.`,
      );
    }
  };
}
