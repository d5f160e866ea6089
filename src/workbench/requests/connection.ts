import type {Observation} from './messages';

/** A WebSocket with what a caller needs to know of it. */
export interface Connection {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface Listener {
  readonly onOpen: (connection: Connection) => void;
  readonly onText: (text: string) => void;
  /** Once, when it cannot be opened or has ended; never after `close`. */
  readonly onEnd: (observation: Observation) => void;
}

/** Opens a WebSocket. Only text is read: nodes send nothing else. */
export function connect(url: string, {onOpen, onText, onEnd}: Listener): Connection {
  const begun = performance.now();
  let bytes = 0;
  let hasBegun = false;
  let isOver = false;
  const end = (how: Observation['end'], reason = ''): void => {
    if (isOver) return;
    isOver = true;
    onEnd({
      transport: 'ws',
      end: how,
      hasBegun,
      milliseconds: performance.now() - begun,
      bytes,
      ...(reason !== '' && {reason}),
    });
  };
  let socket: WebSocket | undefined;
  const connection: Connection = {
    send: (text) => socket?.send(text),
    close: () => {
      isOver = true;
      socket?.close(1000);
    },
  };
  try {
    socket = new WebSocket(url);
  } catch {
    // After the caller has the connection.
    queueMicrotask(() => end('forbidden'));
    return connection;
  }
  socket.onopen = () => {
    hasBegun = true;
    if (!isOver) onOpen(connection);
  };
  socket.onmessage = ({data}: MessageEvent<unknown>) => {
    if (isOver) return;
    // Anything else than text is quoted as such.
    const text = typeof data === 'string' ? data : String(data);
    bytes += text.length;
    onText(text);
  };
  socket.onclose = ({code, reason}) => {
    // 1006: the browser's own, without a word from the server.
    const words = code === 1006 ? '' : `${code} ${reason}`.trim();
    end('network', words);
  };
  return connection;
}
