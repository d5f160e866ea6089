/** Terminals of readers who type the commands of pages, on a chain that a test has prepared. */
import {expect} from 'vitest';
import {whyAbsent} from '../absent';
import {skipWhen} from '../skipWhen';
import {blocksOf, readPage} from './pages';
import type {StakingWorld} from './stakingWorld';
import {openTerminal, type Terminal} from './terminal';

/** What an operator's other machines offer for `scp`: files that set variables. */
type Fetched = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Run = (title: string, values?: Readonly<Record<string, string>>) => Promise<string>;

/** A page that a reader works through. */
interface OpenPage {
  /**
   * Types the commands of the block with a title, and expects what stands below it as its output. Values are put where the page
   * says that readers put theirs.
   */
  readonly run: Run;
  readonly type: (commands: string) => Promise<string>;
  /** Of its blocks of commands. */
  readonly titles: readonly string[];
}

interface OpenOptions {
  /** Whether outputs must be those of the page. */
  readonly outputs?: boolean;
  /** A terminal that other pages use, too. */
  readonly shared?: Terminal;
}

/** The readers of a test file, and what they have typed. */
export class Readers {
  /** Blocks that were run, as `page: title`. */
  readonly ran = new Set<string>();
  /** Why commands of some page could not run. */
  absence: string | undefined;
  private readonly terminals: Terminal[] = [];

  constructor(
    private readonly keys: Parameters<typeof openTerminal>[0],
    private readonly data: () => StakingWorld['data'],
  ) {}

  /** The shell of an operator's admin machine, which nothing is set in; files are fetched from this machine. */
  async openAdmin(fetched: Fetched): Promise<Terminal> {
    const terminal = this.open({});
    const write = Object.entries(fetched).map(([file, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `export ${name}=${value}`);
      return `printf '%s\\n' ${lines.map((line) => `'${line}'`).join(' ')} > other-machine/${file}`;
    });
    await terminal.run(`
      mkdir other-machine
      ${write.join('\n')}
      scp() { if [[ "$1" == *:* ]]; then cp "other-machine/\${1#*:}" "$2"; else cp "$1" other-machine/; fi; }
    `);
    return terminal;
  }

  /** Opens a terminal for one page. */
  openPage(
    id: string,
    env: Readonly<Record<string, string>> = {},
    {outputs = true, shared}: OpenOptions = {},
  ): OpenPage {
    this.absence ??= whyAbsent(`/${id}`);
    skipWhen(whyAbsent(`/${id}`));
    const blocks = blocksOf(readPage('current', id, this.data()));
    const terminal = shared ?? this.open(env);
    const run: Run = async (title, values = {}) => {
      const block = blocks.find((each) => each.lang === 'bash' && each.title === title);
      if (!block) throw new Error(`${id} has no block of commands with the title ${title}`);
      this.ran.add(`${id}: ${title}`);
      const commands = Object.entries(values).reduce(
        (text, [place, value]) => text.replace(place, value),
        block.value,
      );
      const output = await terminal.run(commands);
      expect(output, block.at).not.toContain('(failed)');
      const next = blocks[blocks.indexOf(block) + 1];
      if (outputs && next?.title.startsWith('Output')) {
        expect(output.trim(), next.at).toBe(next.value);
      }
      return output;
    };
    const titles = blocks.filter(({lang}) => lang === 'bash').map(({title}) => title);
    return {run, type: (commands) => terminal.run(commands), titles};
  }

  async close(): Promise<void> {
    await Promise.all(this.terminals.map((terminal) => terminal.close()));
  }

  private open(env: Readonly<Record<string, string>>): Terminal {
    const terminal = openTerminal(this.keys, env);
    this.terminals.push(terminal);
    return terminal;
  }
}
