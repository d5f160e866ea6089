import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A version in the docs plugin's global data. */
export interface VersionRecord {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: {id: string; path: string; sidebar?: string}[];
  draftIds: string[];
  sidebars: Record<string, unknown>;
}

/** The versions in a folder of generated files, the current one first. */
export function readVersions(generatedDir: string): VersionRecord[] {
  const data = JSON.parse(readFileSync(path.join(generatedDir, 'globalData.json'), 'utf8')) as {
    'docusaurus-plugin-content-docs': {default: {versions: VersionRecord[]}};
  };
  return data['docusaurus-plugin-content-docs'].default.versions;
}

/** The configuration as sent to browsers. Docusaurus writes it as a module whose only export is JSON. */
export function readSiteConfig(generatedDir: string): unknown {
  const module = readFileSync(path.join(generatedDir, 'docusaurus.config.mjs'), 'utf8');
  const json = module.slice(module.indexOf('{'), module.lastIndexOf('}') + 1);
  return JSON.parse(json);
}
