interface DocEntry {
  readonly id: string;
  readonly path: string;
}

/**
 * Path of the document `id` in one version.
 *
 * @throws when the version has no such document; the message lists those that it has.
 */
export function docPath(docs: readonly DocEntry[], id: string): string {
  const doc = docs.find((candidate) => candidate.id === id);
  if (!doc) {
    const known = docs.map((candidate) => candidate.id).join(', ');
    throw new Error(
      `<Card to="${id}">: expected the id of a document of this version. Known ids: ${known}`,
    );
  }
  return doc.path;
}
