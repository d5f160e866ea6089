/** The address of a URL's path below the base URL, as in lists. */
export function addressOf({pathname}: URL, baseUrl: string): string {
  return pathname.slice(baseUrl.length);
}

/** How else a page's address is written: with `.html`, `index.html`, or the other choice of a final slash. */
export function otherForms(address: string): readonly string[] {
  const plain = address.replace(/(?:(?:^|\/)index)?\.html$/u, '').replace(/\/$/u, '');
  const forms = plain === '' ? [''] : [plain, `${plain}/`];
  return forms.filter((form) => form !== address);
}
