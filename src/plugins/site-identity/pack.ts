/** Files by name as one text, to cache them. */
export function packFiles(files: ReadonlyMap<string, string | Buffer>): string {
  return JSON.stringify(
    [...files].map(([name, content]) => [name, Buffer.from(content).toString('base64')]),
  );
}

/** The files of {@link packFiles}. */
export function unpackFiles(packed: string): Map<string, Buffer> {
  const files = JSON.parse(packed) as [name: string, content: string][];
  return new Map(files.map(([name, content]) => [name, Buffer.from(content, 'base64')]));
}
