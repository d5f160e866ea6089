/** Address of a namespace's document on the site: `/openrpc/2.0.0/eth.json`. */
export function downloadPath(version: string, namespace: string): string {
  return `/openrpc/${version === 'current' ? 'next' : version}/${namespace}.json`;
}
