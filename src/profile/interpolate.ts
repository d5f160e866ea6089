import {loadProfile, versionOf} from './load';

const TOKEN = /(?<![$\\])\{network\.([\w.]+)\}/g;

/** Replaces `{network.key}` in a page, front matter and code blocks included, by the version's value. */
export function interpolate(siteDir: string, filePath: string, fileContent: string): string {
  const profile = loadProfile(siteDir, versionOf(siteDir, filePath));
  return fileContent.replace(TOKEN, (_token, key: string) => {
    const value = key.split('.').reduce<unknown>(
      (node, part) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : undefined),
      profile,
    );
    if (value === undefined) throw new Error(`${filePath}: unknown profile key {network.${key}}`);
    return typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : String(value);
  });
}
