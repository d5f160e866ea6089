/** Address of a page's Markdown twin: `/staking/overview.md`, `/index.md` for the first page. */
export function twinOf(page: string): string {
  return page.endsWith('/') ? `${page}index.md` : `${page}.md`;
}

/** Address of the twin of one RPC method: `/rpc/eth/eth_getBalance.md`. */
export function methodTwinOf(page: string, method: string): string {
  return `${page}/${method}.md`;
}
