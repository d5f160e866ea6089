import fs from 'node:fs';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';

/** The file of a thread in one script: a worker thread of Node reads no TypeScript, and loads one file faster than hundreds. */
async function bundled(file: string, siteDir: string): Promise<string> {
  const script = path.join(
    siteDir,
    'node_modules/.cache/threads',
    `${path.basename(path.dirname(file))}.${String(process.pid)}.cjs`,
  );
  await build({
    entryPoints: [file],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
    // Programs for this machine, which stay where they are.
    external: ['@resvg/resvg-js'],
  });
  return script;
}

/**
 * Runs a file in a thread of its own, until that posts a message.
 *
 * @param file TypeScript; its folder has the name of the thread
 * @param data what the thread is given
 * @param task what it does, for the message of an error: `writes pages as Markdown`
 * @throws when the thread ends without a message
 */
export async function inThread(
  siteDir: string,
  file: string,
  data: unknown,
  task: string,
): Promise<void> {
  const script = await bundled(file, siteDir);
  try {
    await new Promise<void>((resolve, reject) => {
      const worker = new Worker(script, {workerData: data});
      // A build that fails does not wait for it.
      worker.unref();
      worker.once('message', () => {
        resolve();
      });
      worker.once('error', reject);
      worker.once('exit', (code) => {
        reject(new Error(`The thread that ${task} has ended with code ${code}.`));
      });
    });
  } finally {
    fs.rmSync(script, {force: true});
  }
}
