/**
 * Docusaurus' folder of generated files, as @docusaurus/utils 3.8.1 reads it (GENERATED_FILES_DIR_NAME): builds beside each other
 * have one each.
 */
const generatedFiles = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';

/** Folder of the static files that a plugin writes, relative to the site; one of `staticDirectories` of the configuration. */
export function generatedStatic(plugin: string): string {
  return `${generatedFiles}/${plugin}/static`;
}
