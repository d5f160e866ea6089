/** Two copies of the project are tested beside each other when each has a port of its own here. */
const firstPort = Number(process.env.TEST_SEARCH_PORT ?? 17_701);

/** The provider that the site `altered` is built against: two hosts, as the hosted one has several. */
export const hostedSearch = {
  appId: 'TESTAPP',
  searchKey: 'public-search-key',
  ports: [firstPort, firstPort + 1],
} as const;
