// Resolved by src/plugins/page-changes: the component on the server, nothing in the browser.
declare module '@page-changes/head' {
  const Head:
    | import('react').ComponentType<import('../components/PageChanges/headProps').HeadProps>
    | undefined;
  export default Head;
}
