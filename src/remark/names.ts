/** Components that pages can use without importing them: of Docusaurus, and of src/theme/MDXComponents. */
export const COMPONENTS: readonly string[] = [
  'CodeBlock',
  'Details',
  'Diagram',
  'GlossaryTerm',
  'Head',
];

/** Elements that become Markdown at build time, if they are on a line of their own. */
export const BLOCKS: readonly string[] =
  'Endpoints Events Forks Networks Parameters Providers RequestEndpoint RpcChanges RpcErrorExplainer RpcDownloads RpcErrors RpcIndex RpcMessages RpcMethods Runbook Schedule SystemContracts Tool'.split(
    ' ',
  );

/** The elements of HTML that pages use; tags of others are not shown. */
const HTML = new Set(
  (
    'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col colgroup data ' +
    'datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame g h1 h2 h3 h4 h5 h6 head header ' +
    'hr html i iframe img input ins kbd label legend li line link main map mark math menu meta meter nav noscript object ol optgroup option ' +
    'output p param path picture pre progress q rect rp rt ruby s samp script search section select slot small source span strike strong ' +
    'style sub summary sup svg table tbody td template text textarea tfoot th thead time title tr track tt u ul use var video wbr'
  ).split(' '),
);

/** Components of other documentation sites, and what has their purpose here. */
const INSTEAD: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'Note Info Tip Warning Caution Danger Callout Admonition Alert Hint Check'
      .split(' ')
      .map((name) => [name, 'Write a callout: a line :::note, the text, a line :::.']),
  ),
  ...Object.fromEntries(
    ['Tabs', 'TabItem'].map((name) => [
      name,
      `Import it: import ${name} from '@theme/${name}'; (in .mdx).`,
    ]),
  ),
  ...Object.fromEntries(
    'Accordion AccordionGroup Expandable Collapsible'
      .split(' ')
      .map((name) => [name, 'Write <details> with a <summary>.']),
  ),
  ...Object.fromEntries(
    'Card CardGroup Cards Steps Step Columns Frame CodeGroup Tab'
      .split(' ')
      .map((name) => [name, 'Write a list, a section or a block of code.']),
  ),
};

/** What to write in place of a component of another site; undefined for other names. */
export function insteadOf(name: string): string | undefined {
  return Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined;
}

/** Whether HTML has an element of this name, or pages may define it (`my-element`). */
export function isHtmlElement(name: string): boolean {
  return HTML.has(name.toLowerCase()) || name.includes('-');
}
