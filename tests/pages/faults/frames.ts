/*
 * WebSocket text messages (RFC 6455, section 5.2), as far as a proxy has to read and write them: complete messages of
 * less than 64 KiB. Clients mask their messages, servers do not.
 */

/** The text of a client's message; empty for other bytes. */
export function textOf(frame: Buffer): string {
  if (frame.length < 6 || frame[0] !== 0x81) return '';
  const short = (frame[1] ?? 0) & 0x7f;
  const maskAt = short === 126 ? 4 : 2;
  const length = short === 126 ? frame.readUInt16BE(2) : short;
  const payload = frame.subarray(maskAt + 4, maskAt + 4 + length);
  if (short === 127 || payload.length < length) return '';
  return payload.map((byte, index) => byte ^ (frame[maskAt + (index % 4)] ?? 0)).toString();
}

/** A server's message with this text. */
export function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126
      ? Buffer.from([0x81, payload.length])
      : Buffer.from([0x81, 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, payload]);
}
