import type {ReactElement} from 'react';
import type {VersionData} from '../profile/types';
import type {ChainFacts, NetworkFacts} from '../workbench/types';

/** A piece of text: plain, code, emphasised, or a link. */
export type Inline =
  | string
  | {readonly code: string}
  | {readonly strong: string}
  | {readonly text: string; readonly href: string};

/** A text of pieces. */
export type Rich = Inline | readonly Inline[];

/** What a result means to the reader; always said in words, too. */
export type Tone = 'good' | 'warn' | 'bad';

/** A file that the reader can save. */
export interface SavedFile {
  readonly name: string;
  /** Media type: `text/calendar`. */
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** A part of a tool's output. */
export type Block =
  | {readonly kind: 'text'; readonly text: Rich; readonly tone?: Tone}
  /** Names with values. */
  | {
      readonly kind: 'values';
      readonly rows: readonly {
        readonly label: Rich;
        readonly value: Rich;
        readonly note?: Rich;
        readonly tone?: Tone;
      }[];
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly {readonly label: string; readonly isNumber?: boolean}[];
      readonly rows: readonly (readonly Rich[])[];
      /** Name of the CSV file that it can be saved as; it can be copied as Markdown then, too. */
      readonly save?: string;
      /** Of each row, the texts that a button puts into the fields, and what the row is called. */
      readonly fills?: readonly {
        readonly name: string;
        readonly texts: Readonly<Record<string, string>>;
      }[];
    }
  | {readonly kind: 'code'; readonly title: string; readonly text: string}
  | {readonly kind: 'steps'; readonly items: readonly Rich[]}
  /** A button that saves a file, which is made when it is pressed. */
  | {readonly kind: 'file'; readonly label: string; readonly make: () => SavedFile}
  /** Folded parts. */
  | {readonly kind: 'folded'; readonly title: Rich; readonly blocks: readonly Block[]}
  /** Anything else, such as a chart. Its HTML must not depend on the browser. */
  | {readonly kind: 'element'; readonly element: ReactElement};

/** What a tool says about values. */
export interface Output {
  /** The result in one sentence: shown first and announced to screen readers. */
  readonly summary: string;
  readonly blocks: readonly Block[];
}

/** A value that a choice offers. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** One value that a reader enters, as text. */
export interface Field<T> {
  readonly label: string;
  readonly control: 'line' | 'area' | 'choice' | 'flag' | 'time';
  /** Unit behind the control. */
  readonly unit?: string;
  readonly hint?: string;
  /** Of a choice. */
  readonly options?: readonly Option[];
  readonly inputMode?: 'decimal' | 'numeric' | 'url';
  /** Text that it begins with; of a flag, `on` or empty. */
  readonly initial: string;
  /** Says something about the reader, such as an account: never part of a link. */
  readonly isPrivate?: boolean;
  /** Heading above it; fields of one heading follow each other. */
  readonly group?: string;
  /** Shown only with these texts of other fields. */
  readonly when?: (texts: Readonly<Record<string, string>>) => boolean;
  /** @throws Fault when the text is no such value */
  readonly read: (text: string) => T;
}

/** What is wrong with a text, and what is expected, in a sentence for the reader. */
export class Fault extends Error {}

/** The fields of a tool by id, in their order. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** What the fields read, by id. */
export type ValuesOf<S extends Fields> = {
  readonly [Key in keyof S]: S[Key] extends Field<infer T> ? T : never;
};

/** The node that the reader has chosen, or a failure in words. All methods throw {@link AskError}. */
export interface Asked {
  /** Its address, or the name of a wallet. */
  readonly name: string;
  /** The chain of the profile whose endpoint it is; undefined for nodes of the reader's own. */
  readonly chain: ChainFacts | undefined;
  readonly network: NetworkFacts;
  /** The result of a call. An error of the node is thrown with its message. */
  call(method: string, ...params: readonly unknown[]): Promise<unknown>;
  /** The same, with the time that the answer took. */
  timed(method: string, ...params: readonly unknown[]): Promise<Timed>;
}

/** An answer with its time in milliseconds. */
export interface Timed {
  readonly result: unknown;
  readonly milliseconds: number;
}

/** What a reader is asked while an action runs. */
export interface Question {
  readonly text: string;
  readonly options: readonly Option[];
}

/** What an action is given. */
export interface Acting<V, R = unknown> {
  readonly values: V;
  /** Present values of all fields as text, also of faulty ones. */
  readonly texts: Readonly<Record<string, string>>;
  /** Asks the node that the reader has chosen. Nothing is sent before the first call. */
  readonly asked: () => Promise<Asked>;
  /** The same for a node at an address. */
  readonly askedAt: (url: string) => Promise<Asked>;
  readonly signal: AbortSignal;
  /** Path of the site's root: `/`. */
  readonly base: string;
  /** Shows how far it is. */
  readonly say: (progress: string) => void;
  /** Shows what has been read so far, which stays when the action fails or is stopped. */
  readonly show: (reading: R) => void;
  /** Lets the reader choose; gives the value of an option. Never settles when the action is stopped. */
  readonly choose: (question: Question) => Promise<string>;
}

/** What came of an action. */
export interface Acted<R> {
  /** Texts for fields. */
  readonly texts?: Readonly<Record<string, string>>;
  /** What was read: given to `compute` from now on, until an action gives another or the reader resets the tool. */
  readonly reading?: R;
}

/** A button of a tool: reads a chain, asks a wallet, and so on. Runs only when it is pressed. */
export interface Action<V, R> {
  readonly label: string;
  readonly hint?: string;
  /** Needs no valid fields; `values` has only those that are valid. */
  readonly isFree?: boolean;
  readonly run: (acting: Acting<V, R>) => Promise<Acted<R>>;
}

/** A tool: what it asks the reader, and what it says. Pure, except for its actions. */
export interface Tool<F, S extends Fields, R> {
  readonly title: string;
  readonly fields: (facts: F) => S;
  /** Headings of groups that begin closed. */
  readonly folded?: readonly string[];
  /** What is wrong with values that are valid on their own: messages by field. */
  readonly check?: (values: ValuesOf<S>, facts: F) => Readonly<Record<string, string>>;
  /** Texts to begin with in the browser, such as the present time; those of `initial` are in the page as built. */
  readonly begin?: (facts: F, now: Date) => Readonly<Record<string, string>>;
  /** Must give the same output for the same values: the page is built with that of the initial ones. */
  readonly compute: (values: ValuesOf<S>, facts: F, reading: R | undefined) => Output;
  readonly actions?: Readonly<Record<string, (facts: F) => Action<ValuesOf<S>, R>>>;
  /** Endpoint that its actions ask by default; absent when none asks a node. */
  readonly asks?: 'public' | 'operator';
  /** Whether its values may be shared in the address of the page; yes by default. */
  readonly isShared?: boolean;
}

/** A tool whose types are its own matter. */
export type AnyTool = Tool<unknown, Fields, unknown>;

/** What a tool needs of a version's data: small, and JSON, because it is part of the page. */
export type FactsOf<F> = (data: VersionData) => F;
