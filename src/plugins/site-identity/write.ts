import fs from 'node:fs';
import path from 'node:path';
import {withSlashes} from '../../profile/sitePath';

/**
 * Synchronises a generated folder: writes what differs, removes what is no longer generated, and skips every file that
 * also exists in the folder of hand-made ones, which take precedence.
 */
export function writeGenerated(
  folder: string,
  files: ReadonlyMap<string, string | Buffer>,
  handMade: string,
): void {
  const wanted = new Map([...files].filter(([name]) => !fs.existsSync(path.join(handMade, name))));
  fs.mkdirSync(folder, {recursive: true});
  for (const name of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    if (fs.statSync(file).isFile() && !wanted.has(withSlashes(name))) fs.rmSync(file);
  }
  for (const [name, content] of wanted) {
    const file = path.join(folder, name);
    const bytes = Buffer.from(content);
    if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) continue;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, bytes);
  }
}
