/** The faults of pages as one list. */
export function printFaults(faults: readonly string[]): string {
  const lines = faults.flatMap((fault) => fault.split('\n'));
  const faulty = lines.filter((line) => /^\S+:\d+/u.test(line));
  return `[ERROR] Faults in pages: ${faulty.length}\n\n${lines.join('\n')}\n`;
}
