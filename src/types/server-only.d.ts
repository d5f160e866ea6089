// Resolved by src/plugins/server-only: the module of src/components on the server, nothing in the browser.
declare module '@server-only/PageChanges/Head' {
  const Head: typeof import('../components/PageChanges/Head').default | undefined;
  export default Head;
}
declare module '@server-only/ReportProblem/report' {
  const reportOf: typeof import('../components/ReportProblem/report').default | undefined;
  export default reportOf;
}
