/** Two copies of the project can be tested in parallel if each has its own port here. */
const firstPort = Number(process.env.TEST_SEARCH_PORT ?? 17_701);

/** The provider of the site `altered`: two hosts, as the hosted one has several. */
export const hostedSearch = {
  appId: 'TESTAPP',
  searchKey: 'public-search-key',
  ports: [firstPort, firstPort + 1],
} as const;
