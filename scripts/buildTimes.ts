/** A line of Docusaurus' (3.8.1) performance log: `[PERF] Build > en > SSG - 1.20 seconds! - (Heap …)`. */
const PHASE = /\[PERF\] (?:Build > \w+ > )?(?<name>[^>]+?) - (?<value>[\d.]+) (?<unit>ms|seconds)/u;

/** Escape sequences of colours. */
// eslint-disable-next-line no-control-regex -- they begin with a control character
const COLOURS = /\u001b\[\d+m/gu;

/** Phases of a build within others are left out: they are dozens. */
const INNER = / > .* > .* > /u;

/** Shorter phases are left out, in seconds. */
const SHORTEST = 0.1;

/** How long the phases of a build take, for `npm run build -- --times`. */
export class Times {
  private readonly phases: {readonly name: string; readonly seconds: number}[] = [];

  /** Measures what a promise waits for, from now on. */
  async of<T>(name: string, work: Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work;
    } finally {
      this.phases.push({name, seconds: (performance.now() - start) / 1000});
    }
  }

  /**
   * Takes over the phases that Docusaurus reports.
   *
   * @param output what it prints
   * @returns what else it prints
   */
  takeFrom(output: string): string {
    const others = output.split('\n').filter((line) => {
      const plain = line.replace(COLOURS, '');
      if (!plain.startsWith('[PERF]')) return true;
      const {name, value, unit} = INNER.test(plain) ? {} : (PHASE.exec(plain)?.groups ?? {});
      if (name !== undefined)
        this.phases.push({
          name: `Docusaurus: ${name}`,
          seconds: Number(value) / (unit === 'ms' ? 1000 : 1),
        });
      return false;
    });
    return others.join('\n');
  }

  /** The phases in the order of their ends. */
  print(): string {
    const lines = this.phases
      .filter(({seconds}) => seconds >= SHORTEST)
      .map(({name, seconds}) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
    return ['Time of each phase; some ran beside others:', ...lines].join('\n');
  }
}
