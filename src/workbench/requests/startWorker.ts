import type {FromWorker} from './messages';

/**
 * Starts the worker. The name of its file is fixed up to the hash: hosting rules give it its policy by that name.
 *
 * @param onLost its file is missing or forbidden, or it has thrown
 */
export function startWorker(
  onMessage: (message: FromWorker) => void,
  onLost: () => void,
): Worker | undefined {
  try {
    const worker = new Worker(
      /* webpackChunkName: "rpc-worker" */ new URL('./worker.ts', import.meta.url),
    );
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => onMessage(data);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      onLost();
    };
    return worker;
  } catch {
    return undefined;
  }
}
