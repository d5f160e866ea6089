import fs from 'node:fs/promises';

async function exists(folder: string): Promise<boolean> {
  return fs.access(folder).then(
    () => true,
    () => false,
  );
}

/**
 * Puts finished folders in the place of old ones, all of them or none: until every old one could be set
 * aside, nothing is lost. All folders lie on one disk, so that each step is a rename.
 *
 * @param folders - what was made and where it belongs
 * @param aside - existing folder that takes the old ones; the caller deletes it
 */
export async function replaceFolders(
  folders: readonly {readonly made: string; readonly target: string}[],
  aside: string,
): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  const move = async (from: string, to: string): Promise<void> => {
    await fs.rename(from, to);
    undo.unshift(() => fs.rename(to, from));
  };
  try {
    for (const [index, {made, target}] of folders.entries()) {
      if (await exists(target)) await move(target, `${aside}/old-${index}`);
      await move(made, target);
    }
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
}
