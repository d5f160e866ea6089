import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {ProfileError} from '../../profile/fault';
import {dataFolder} from '../../profile/load';
import {isRecord} from '../../profile/parameter';
import {readJson} from '../../profile/readJson';
import type {ReaderTasks, Task} from '../../search/tasks';

/** The tasks of each version by its name, with addresses on the site. */
export type TasksByVersion = Readonly<Record<string, readonly ReaderTasks[]>>;

/** File in which authors of a version list tasks. */
function tasksFile(version: string): string {
  return path.posix.join(dataFolder(version), 'search-tasks.json');
}

function isTask(value: unknown): value is Task {
  return (
    isRecord(value) &&
    typeof value.label === 'string' &&
    typeof value.to === 'string' &&
    value.to.startsWith('/')
  );
}

function isReader(value: unknown): value is ReaderTasks {
  return (
    isRecord(value) &&
    typeof value.reader === 'string' &&
    Array.isArray(value.tasks) &&
    value.tasks.every(isTask)
  );
}

/** @throws ProfileError for another shape */
export function checkedTasks(file: string, data: unknown): readonly ReaderTasks[] {
  const readers: readonly unknown[] = Array.isArray(data) ? data : [data];
  const faults = readers.flatMap((reader, at) =>
    isReader(reader) && Array.isArray(data)
      ? []
      : [
          {
            at: `[${at}]`,
            expected:
              '{"reader": "Stakers", "tasks": [{"label": "Delegate", "to": "/page#section"}]}',
            found: JSON.stringify(reader),
            fix: 'give every reader a list of tasks, and every task a label and an address that begins with a slash, without the version',
          },
        ],
  );
  if (faults.length > 0) throw new ProfileError(file, faults);
  return data as readonly ReaderTasks[];
}

/**
 * Tasks whose pages a version has, with addresses on the site; readers without a task are left out.
 *
 * @param root path of the version: `/`, `/next`
 * @param pages addresses of its pages
 * @returns the tasks, and a warning for each that was left out
 */
export function existingTasks(
  file: string,
  readers: readonly ReaderTasks[],
  root: string,
  pages: ReadonlySet<string>,
): {readonly readers: ReaderTasks[]; readonly warnings: string[]} {
  const warnings: string[] = [];
  const start = root.replace(/\/$/u, '');
  const kept = readers.map(({reader, tasks}) => ({
    reader,
    tasks: tasks.flatMap(({label, to}) => {
      const [page = '', ...fragment] = to.split(/(?=#)/u);
      const address = page === '/' ? root : start + page;
      if (pages.has(address)) return [{label, to: address + fragment.join('')}];
      warnings.push(
        `${file}: ${to}: expected the address of a page, found none; the search does not offer "${label}". Correct the address or take the task out.`,
      );
      return [];
    }),
  }));
  return {readers: kept.filter(({tasks}) => tasks.length > 0), warnings};
}

/** Reads the tasks of all versions; one without the file has none. */
export function readTasks(
  siteDir: string,
  {loadedVersions}: LoadedContent,
): {readonly tasks: TasksByVersion; readonly warnings: string[]} {
  const warnings: string[] = [];
  const tasks: Record<string, readonly ReaderTasks[]> = {};
  for (const {versionName, path: root, docs} of loadedVersions) {
    const file = tasksFile(versionName);
    if (!fs.existsSync(path.join(siteDir, file))) continue;
    const pages = new Set(docs.map(({permalink}) => permalink));
    const found = existingTasks(file, checkedTasks(file, readJson(siteDir, file)), root, pages);
    tasks[versionName] = found.readers;
    warnings.push(...found.warnings);
  }
  return {tasks, warnings};
}

/** Messages about tasks that lead to a section that their page does not have. */
export function taskFaults(
  tasks: TasksByVersion,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return Object.entries(tasks).flatMap(([version, readers]) =>
    readers
      .flatMap((reader) => reader.tasks)
      .flatMap(({to}) => {
        const [page = '', fragment] = to.split('#');
        const ids = anchors.get(page);
        if (fragment === undefined || !ids || ids.has(fragment)) return [];
        return [
          `${tasksFile(version)}: ${to}: expected the id of a section, found none on the page; correct the address`,
        ];
      }),
  );
}
