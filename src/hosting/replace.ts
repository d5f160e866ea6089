import fs from 'node:fs/promises';

async function exists(folder: string): Promise<boolean> {
  return fs.access(folder).then(
    () => true,
    () => false,
  );
}

/**
 * Replaces old folders by finished ones, all or none: nothing is lost until every old one has been moved. All folders
 * are on one disk, so that each step is a rename.
 *
 * @param folders - new folders and their destinations
 * @param aside - existing folder that receives the old ones; the caller deletes it
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
