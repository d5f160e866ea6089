import {Worker} from 'node:worker_threads';

/**
 * Runs a file in a thread of its own, until that posts a message.
 *
 * @param file CommonJS, because a worker thread of Node reads no TypeScript
 * @param data what the thread is given
 * @param task what it does, for the message of an error: `writes pages as Markdown`
 * @throws when the thread ends without a message
 */
export function inThread(file: string, data: unknown, task: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {workerData: data});
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
}
