/** The cache gets one seventh of memory: the operating system, its file cache and the program itself need the rest. */
const PARTS = 7;

/**
 * Megabytes for `--cache`, in whole thousands, of a machine with this memory.
 *
 * @param memory as in the profile, such as `128 GB`
 * @throws when it does not begin with a number of GB
 */
export function cacheMegabytes(memory: string): number {
  const gigabytes = /^(\d+) GB\b/.exec(memory)?.[1];
  if (gigabytes === undefined) {
    throw new Error(
      `The size of the cache is computed from hardware.*.memory of the network profile. Expected a number of GB such as "128 GB", found "${memory}". Correct it in _data/network.json.`,
    );
  }
  return Math.max(1, Math.floor(Number(gigabytes) / PARTS)) * 1000;
}
