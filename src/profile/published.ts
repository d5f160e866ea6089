/*
 * A network publishes the genesis block and the configuration of its nodes as two files, or in an archive, which both
 * addresses of the profile then name.
 */

/** Files that a new node needs, by their key in the profile, as the node expects them. */
const FILES = {genesis: 'genesis.json', config: 'config.toml'} as const;

/** How to print one file of an archive, in whatever folder it is. */
const ARCHIVES = {
  '.zip': (archive: string, file: string) => `unzip -p ${archive} '*${file}'`,
  '.tar.gz': (archive: string, file: string) =>
    `tar --extract --gzip --to-stdout --wildcards --file ${archive} '*${file}'`,
} as const;

type Ending = keyof typeof ARCHIVES;

/** The kind of archive that an address names, undefined for a plain file. */
export function archiveEnding(address: string): Ending | undefined {
  const file = address.replace(/[?#].*$/u, '').replace(/\.tgz$/u, '.tar.gz');
  return (Object.keys(ARCHIVES) as Ending[]).find((ending) => file.endsWith(ending));
}

/** An address as one word of a shell. Addresses of the profile have no quotes. */
function word(address: string): string {
  return /^[\w:/.@%+=,~-]+$/u.test(address) ? address : `'${address}'`;
}

function download(address: string, file: string): string {
  return `curl --fail --location --output ${file} ${word(address)}`;
}

/**
 * Shell commands that write the genesis block and the configuration into the current folder, one a line; an archive is
 * downloaded once.
 */
export function fetchCommands(addresses: Readonly<Record<keyof typeof FILES, string>>): string {
  const archives = new Map<string, string>();
  const commands: string[] = [];
  for (const key of ['genesis', 'config'] as const) {
    const address = addresses[key];
    const file = FILES[key];
    const ending = archiveEnding(address);
    if (!ending) {
      commands.push(download(address, file));
      continue;
    }
    const archive = archives.get(address) ?? `published${archives.size || ''}${ending}`;
    if (!archives.has(address)) commands.push(download(address, archive));
    archives.set(address, archive);
    commands.push(`${ARCHIVES[ending](archive, file)} > ${file}`);
  }
  const unzips = commands.some((command) => command.startsWith('unzip'));
  return [...(unzips ? ['sudo apt-get install --yes unzip'] : []), ...commands].join('\n');
}
