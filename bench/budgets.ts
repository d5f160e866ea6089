/*
 * Limits that this project sets itself, all in one place. To raise one for content that is worth it, change it here and
 * give the reason.
 */

/** Maximum size of a page over the wire, in bytes of Brotli. */
export interface Budget {
  /** Includes its critical CSS. */
  readonly html: number;
  /** What blocks the first paint: styles in the page and style sheets in its head. */
  readonly css: number;
  readonly js: number;
}

/**
 * Copyable facts, folded groups of methods and errors, and events with their topics added 420 bytes to the earlier
 * 9,000; RPC examples next to the text another 120; the explainer of errors, the endpoint of requests and the mark of a row that was led to 100; the endpoint and the buttons of
 * requests on guides 80; tables that are stacked on phones 20. The longer `eth` compresses its styles 20 bytes worse.
 */
const CSS = 9_840;

/**
 * For most guides. The copy button, shared by blocks and values, and a stable class of its bar added 50 bytes to the 110,900 before, the
 * registry that is no longer shortened 550 (docs-dev/decisions/0013-small-patches.md). Opening folded parts that an address leads to: 100.
 * The page as Markdown, to copy or view: 230 of script, 70 of HTML. The links of feeds, and the data that says when a notice before a fork is
 * due: 110 of HTML, 250 of script; the notice itself is loaded then. What differs from other versions, and the link that reports a problem: 500
 * of script, 40 of HTML. Code of documents that every page had twice, and names that every runtime had twice: 2,000 less
 * (docs-dev/decisions/0021-what-the-first-load-needs.md).
 */
const GUIDE: Budget = {html: 28_560, css: CSS, js: 111_800};

/** Pages with tools: their forms and results. The list of what changed, and the link that reports a problem: 250. The arrow of folded parts in forced colours: 25. External icons that stay with their word: 45. Underlined links back from footnotes: 20. */
const WITH_TOOLS: Budget = {...GUIDE, css: CSS + 870};

/** Pages for operators: the bar that writes the reader's values into commands, and the machines of the plan. What it opens is loaded then. */
const OPERATORS = GUIDE.js + 1500;

/**
 * Budgets by path prefix without the version; the first match applies. Names of columns at the cells of tables that are stacked on phones
 * added 60 to 450 bytes of html where there are many, and up to 90 of script. Hashes in the names of files move the compressed size of a
 * page by up to 50 bytes from one build to the next, its scripts by 100: leave that much. Corrections that readers found at the node's source: 60 to 140 of html,
 * 30 to 80 more in their second round, and 10 to 330 in their fourth: stolen keys, a lost consensus key, the script that starts mining, other
 * nodes' TrustedNodes, the end of a mining set. In their fifth, 50 to 700: what ethers, web3.py and compilers need here, chain ids before a
 * payment is signed, conditions of indexes, archives and pools, late forks, full disks, and the limits of the script that starts mining. In their
 * sixth, 110 to 260, and 60 of script: hashes and nonces of stakes without a receipt, what proves that a machine is off, sentries that a
 * validator trusts, and the journal's upload. In their seventh, 120 to 640, and 100 of script: payments, the life of a bundle, snapshots on a
 * disk that has little room, sets that switch while a script watches, and what `null` counts as. In their
 * eighth, 100 to 200, and 330 of the debug page's script: errors that its methods lacked, disks of a first sync, archives, the gas of payments.
 * In their ninth, 60 to 340, and up to 170 of script: who confirms a block, fields of `extraData`, memory of traces, outputs of precompiles,
 * maintenance from a machine that is behind. Seven pages had 14 to 60 bytes of html or script left, fewer than builds differ: 10 to 60 of html and 40 to
 * 120 of script more, without new content. In their tenth, 20 to 40, and up to 170 of script: when methods give null, and errors that cannot come.
 */
const BUDGETS: readonly (readonly [prefix: string, budget: Budget])[] = [
  // All errors that the node returns for each method, checked against its source: 1,800 bytes. Where there are many methods, an id
  // for each row of errors and a filter: 700 to 900 bytes, and 600 of script. The button that runs a call, the endpoint of a page's
  // requests: 800 bytes of script; what follows the reader's choice is loaded when there is one.
  // The releases that methods came with, and what differs from the other version: up to 1,100 bytes of html, 650 of script. No second copy of
  // code blocks: 1,200 less of script. Codes of errors as code, and flags of time limits: 200. Fields of headers in whole words: 40.
  // Which archive has old proofs, what a node does with a transaction that it took, and what was pruned: 500 and 350.
  // The fields of simulated blocks and of their calls: 600. Ids of requests only where tabs refer to them: 1,050 less.
  // What a nonce counts: 60. What overrides do not reach: 120 of script.
  ['/rpc/eth', {html: 59_930, css: CSS, js: 119_840}],
  // Which frames of flat traces are payments, what delegate calls do not move, and that a read can fail unnoticed: 300, and 100 of script.
  // What runs without a time limit, and what a filter must refuse: 500. When to trust a trace: 300. JavaScript on old blocks, and what is in no diff: 80.
  // What lists of changes lack: 150. Conditions of single methods, from three readers: 440, and 450 of script.
  // When states, dumps and profiles are incomplete: 320, and 120 of script.
  ['/rpc/debug', {html: 54_240, css: CSS, js: 119_600}],
  // What files of blocks lack, and where those of a service are: 120.
  ['/rpc/admin', {...GUIDE, js: 112_290}],
  // Our own progress bar, which shows from the first click, and time limits of the search: 400 bytes. Pasted errors, near
  // words where nothing is found, and the place of a hit: 450 bytes.
  ['/search', {html: 9_130, css: 3_930, js: 91_950}],
  // Executed recipes, errors before the index, filter state in the address; the effect of each fee rule on a payment. A button that runs
  // a request: 100 bytes.
  // The methods that differ from the other version: 1,000 bytes of html, 200 of script. Two differences more: 250. A program that pays
  // exactly once: 2,000, and 65 of script. What to do when it stops, and its checks: 700. An answer that stalls: 60. What versions of viem do: 150, and 130 of script. What a node
  // that lags answers by number: 130. Which nodes keep blobs: 30, and 20 of script.
  ['/api-list', {...GUIDE, html: 36_160, js: 117_290}],
  // Events are listed with copyable topics from the ABIs; omissions of each subscription. Two programs that follow a filter: 2,200 bytes.
  // The chain is checked, and ranges that fail become smaller: 150.
  // Which traces to trust: 60. Answers that are large or stall: 270, and 60 of script. Two copies of a program, and where a filter begins: 190.
  ['/real-time-events', {...GUIDE, html: 34_270, js: GUIDE.js + 710}],
  // Voting, total stake, ethers and Go next to viem, a checklist for exchanges, all errors and events. Wallets on servers: 220.
  // Every signature is checked for its chain, a call can be repeated at a price, and ranges of logs that fail become smaller: 340. Who mines, and
  // the nonce of a vote: 80. Builds of one text differ by as much: 80.
  ['/staking/developer-guide', {...GUIDE, html: 36_600}],
  // The upgrade to the next line of releases, and the list of what changed: 1,100 bytes.
  // Crash recovery, standby, snapshots with checksums, upgrades: every command that is typed on the machines. The forms of four tools, with
  // their results: 2,600 bytes. How a node learns the time of a fork, and whether maintenance took effect, with the endpoint of that request: 800 bytes, and 250 of script.
  // What v1.7 changes for the gas of transactions: 150. When the set switches, before a restart: 130. Where a hidden
  // machine finds old blocks: 140.
  ['/validator/run-val', {...WITH_TOOLS, html: 39_220, js: OPERATORS + 490}],
  // The sentry's unit, its filter, upcoming proposers, bundle status, bid errors by message. The form that checks a bid, complete
  // without script: 950 bytes. Why a bundle leaves no trace, and a receipt asked for twice: 230, and 200 of script. What the
  // balance of an account looks like while the validator is away: 150, and 50 of script.
  ['/validator/mev/user-guide', {...WITH_TOOLS, html: 38_100, js: OPERATORS + 1000}],
  // The configuration builder with the files of the default plan, complete without script: 5,250 bytes. Where to get the script that checks
  // the hardware: 350. Buttons that run its requests, and their endpoint: 900 bytes of script. A step of each machine's checklist: 50. What sentries dial: 130 of script.
  // What a snapshot needs, and hidden machines: 60, and 260 of script.
  ['/validator/overview', {...WITH_TOOLS, html: 35_270, js: OPERATORS + 2350}],
  // A command that empties an old account, and a backup before an edit: 260, and 60 of script.
  ['/validator/manage-keys', {...WITH_TOOLS, html: 30_050, js: OPERATORS + 60}],
  ['/rpc', GUIDE],
  // Links from sections to the version that changes them: 100 bytes. What pruned nodes and archives answer, two time limits, and a
  // wait that one node answers: 550. Slow subscribers, and what differs on the testnet: 180. What pruning
  // deletes at once, and that a proxy rebuilds requests: 250. What limits of calls do to consensus: 120. Indexes of deleted blocks: 50.
  ['/endpoint', {...WITH_TOOLS, html: 31_060}],
  // How to look for a call that waits, at one final block: 150. Whatever error hides a receipt, and gas of many actions: 100. Twice the price
  // may be too little: 40.
  ['/staking', {...WITH_TOOLS, html: 29_150}],
  // Runbook steps that divide by case are lists: 100 bytes. Forged double signs, and leaving the set without a fine: 870.
  // Prices and nonces for full blocks, and when leaving is not worth it: 300. A refused header of a pair: 130. Commands that
  // move stake away and back: 580.
  ['/validator/security', {...WITH_TOOLS, html: 31_820, js: OPERATORS}],
  // A lost key, by the time of day: 130. What a rotation costs: 40.
  ['/validator', {...WITH_TOOLS, html: 29_790, js: OPERATORS}],
  // The home page: copyable facts, cards for four audiences, and two more diagrams. The form that says where a block stands: 1,150 bytes
  // of html, and 500 of script for its place.
  // The schedule of forks, and a table of feeds and calendars: 500 bytes of html. The rules of the next fork, and what differs between the versions: 1,000
  // bytes of html, 300 of script. The delays when the validator in turn has to wait: 50.
  ['/', {...WITH_TOOLS, html: 33_670, js: 116_540}],
];

/** Script of the button for offline reading, on every page, and the names of what it loads: 450 bytes, of which 200 fitted before. */
const OFFLINE_READING = 250;

/** Numbers of documents. */
interface Documents {
  /** Of the page's version, which its sidebar lists. */
  readonly own: number;
  /** Of all versions, whose routes and files every page names. */
  readonly all: number;
}

/** The documents when the budgets were measured. */
const MEASURED: Documents = {own: 22, all: 44};

/** What a document more adds: an entry of the sidebar, to the html of its version; its route and its files, to every page's scripts (62 bytes with 200 more). */
const DOCUMENT = 80;

/** Files have other names and another order in a site with more documents, and compress by up to 0.6% worse. */
const COMPRESSED_OTHERWISE = 1.01;

/** By how much a bound grows in a site with more documents than it was measured with. */
function noiseOf(documents: Documents): number {
  return documents.all > MEASURED.all ? COMPRESSED_OTHERWISE : 1;
}

/**
 * Budget of a page.
 *
 * @throws when a path does not begin with a slash
 */
export function budgetOf(page: string, documents: Documents): Budget {
  const path = page.replace(/^\/next(?=\/)/u, '');
  const entry = BUDGETS.find(([prefix]) => path.startsWith(prefix));
  if (!entry) throw new Error(`${page}: expected a path that begins with a slash.`);
  const {html, css, js} = entry[1];
  const more = (kind: keyof Documents) => Math.max(0, documents[kind] - MEASURED[kind]) * DOCUMENT;
  const noise = noiseOf(documents);
  return {
    html: html * noise + more('own'),
    css: css * noise,
    js: js + OFFLINE_READING + more('all'),
  };
}

/**
 * Maximum size of a version's search index relative to the text of its sections, both after gzip: readers download it
 * before their first hit. It grows with the text, so the limit is a ratio: 1.055 for the shipped pages, whose index has
 * 110,800 bytes.
 */
export const SEARCH_INDEX_SHARE = 1.08;

/** Maximum size of the panel of the workbench with its form, in bytes of Brotli. */
export const WORKBENCH_PANEL_BYTES = 30_000;

/** Maximum size of the schemas of a namespace, in bytes of Brotli. */
export const WORKBENCH_SCHEMA_BYTES = 15_000;

/** Maximum size of the scripts that a tool loads when the reader turns to it, in bytes of Brotli. */
const TOOL_BYTES = 20_000;

/** Maximum size of a tool's scripts in a site with so many documents. */
export function toolBytesOf(documents: Documents): number {
  return TOOL_BYTES * noiseOf(documents);
}

/**
 * Maximum size of the search code beyond DocSearch, worker included, in bytes after gzip. About 10,600 since the provider's
 * client is left out of DocSearch; the rest is for an index in parts.
 */
export const SEARCH_CODE_BYTES = 15_000;

/** Maximum size of the service worker for offline reading, which only readers who ask for it load, in bytes of Brotli. */
export const OFFLINE_WORKER_BYTES = 8_000;

/** Minimum and maximum number of words of a guide. */
export interface Words {
  readonly least: number;
  readonly most: number;
}

const WORDS: Words = {least: 700, most: 2500};

/** Guides with other limits, by id, with the reason. */
const OTHER_WORDS: Readonly<Record<string, Words>> = {
  // A node on the reader's machine, limits and history: operators look here, too. What limits of calls do to consensus: 2,540. Indexes of deleted blocks: 2,557.
  // The room and the blocks of a pruned snapshot: 2,575.
  endpoint: {least: 700, most: 2580},
  // Each step with its command, its answer and what to do without one, whatever the error: 2,570.
  // What to offer when twice the price is too little: 2,593.
  'staking/user-guide': {least: 700, most: 2595},
  // All commands for the machines, from first start to decommissioning: operators on call look in one place. The version
  // of a new series of the node also says how to come from the series before, and how a node learns the time of a fork: 3,650. Starts of
  // validator and standby apart, and what a late exit from maintenance costs: 3,720. Prices that full
  // blocks take, and what v1.7 changes for the gas of transactions: 3,810. Restarts near a
  // switch of the set: 3,845. Where a hidden machine finds old blocks: 3,885.
  'validator/run-val': {least: 700, most: 3890},
  // Runbooks are printed, so each is complete on one page and repeats its commands where they are needed. Undelegating before a
  // slash, blocks of single senders, and what a start outside the mining set needs: 3,075. Maintenance from a
  // machine that is behind: 3,160. Forged double signs, and leaving the set without a fine: 3,425. Full
  // blocks, and when leaving is not worth it: 3,555. A pair of which the full node refused one, and forged heads: 3,610.
  // How the stake comes back without a wait: 3,770.
  'validator/security': {least: 700, most: 3780},
  // Wallets, searchers, builders and validators share one page because routes are fixed; a quarter of it is tables of
  // error messages, and until a fork its rules stand beside those in force: 3,330. Wrong blobs, and what an open port costs: 3,400. What the
  // balance of an account looks like while the validator is away: 3,455. Forged heads: 3,480.
  'validator/mev/user-guide': {least: 700, most: 3490},
  // What a node that lags answers by number, and while it indexes: 2,531. What `null` counts as: 2,540.
  'api-list': {least: 700, most: 2550},
  // Two copies of a program, lost answers of its database, and finality that steps back: 2,539.
  'real-time-events': {least: 700, most: 2540},
  // Every alert with what to do, and the meaning of each metric: 2,540.
  'validator/evn/network-monitor': {least: 700, most: 2560},
};

/** Word limits of a guide by its id, such as `staking/overview`. */
export function wordsBudgetOf(id: string): Words {
  return OTHER_WORDS[id] ?? WORDS;
}

/** Maximum number of words that the home page shows before anything is expanded. */
export const HOME_OPEN_WORDS = 1500;

/** Maximum size of the sources of a released version, with its data, in bytes: 2.0.0 has 1,500,000. */
export const VERSION_BYTES = 4_000_000;

/** Maximum number of released versions: a build takes twenty seconds for each, and readers need few. */
export const MOST_VERSIONS = 4;
