/** The provider that the site `altered` is built against: two hosts, as the hosted one has several. */
export const hostedSearch = {
  appId: 'TESTAPP',
  searchKey: 'public-search-key',
  ports: [17_701, 17_702],
} as const;
