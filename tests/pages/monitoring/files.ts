import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {downloadsOf} from '../../../src/plugins/downloads';
import {versions} from '../../versions';
import {siteDir} from '../pages';
import {inFolder, run} from '../run';

export const all = ['current', ...versions];

/** The downloads for monitoring of a version, by file name. */
export function filesOf(version: string): Record<string, string> {
  const files = [...downloadsOf(siteDir, version)].filter(([name]) =>
    name.includes('/evn-monitor/'),
  );
  return Object.fromEntries(files.map(([name, content]) => [path.basename(name), content]));
}

/** An alerting or recording rule. */
export interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** The rule files of a version, by name. */
export function ruleFilesOf(version: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filesOf(version)).filter(([name]) => name.startsWith('alerts-')),
  );
}

/** All rules of a version. */
export function rulesOf(version: string): Rule[] {
  return Object.values(ruleFilesOf(version)).flatMap((content) =>
    (parse(content) as {groups: {rules: Rule[]}[]}).groups.flatMap(({rules}) => rules),
  );
}

/** Contents by file name. */
export type Files = Readonly<Record<string, string>>;

/** Writes files into a folder and runs promtool or amtool there. */
export function check(program: string, args: readonly string[], files: Files) {
  return inFolder((folder) => {
    for (const [name, content] of Object.entries(files))
      fs.writeFileSync(path.join(folder, name), content);
    return run(program, args, {cwd: folder});
  });
}
