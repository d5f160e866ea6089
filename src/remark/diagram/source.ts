/** Classes of nodes, edges and clusters; components/Diagram/styles.module.css has their styles. */
const CLASSES = ['key', 'good', 'warn', 'bad', 'quiet', 'plain', 'note'];

const LOOKS = /\b(color|fillcolor|fontcolor|bgcolor|pencolor|fontname|face|colorscheme)\s*=/i;
const ADDRESS = /\b(URL|href|image|src)\s*=/i;
const CLASS = /\bclass\s*=\s*"?([\w -]*)/g;

/** Unsupported parts of a diagram, as [line of the source from 0, text]. */
export function sourceFaults(source: string): [number, string][] {
  return source.split('\n').flatMap((line, index): [number, string][] => {
    const faults: string[] = [];
    const look = LOOKS.exec(line)?.[1];
    if (look !== undefined) {
      faults.push(
        `${look} is not for diagrams: colours and fonts follow the colour mode. Say what it means by class="…": ${CLASSES.join(', ')}.`,
      );
    }
    const address = ADDRESS.exec(line)?.[1];
    if (address !== undefined) {
      faults.push(
        `${address} does not work inside a picture; put the link into the text next to the diagram.`,
      );
    }
    for (const [, names = ''] of line.matchAll(CLASS)) {
      const unknown = names.split(' ').filter((name) => name !== '' && !CLASSES.includes(name));
      if (unknown.length > 0) {
        faults.push(
          `there is no class ${unknown.join(', ')} for diagrams; there are ${CLASSES.join(', ')}.`,
        );
      }
    }
    return faults.map((fault) => [index, fault]);
  });
}
