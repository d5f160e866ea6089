export type DecodedTransaction =
  {fault: string} | {rows: {name: string; value: string}[]; warning?: string};
export async function decodeRawTransaction(_d: string, _c?: number): Promise<DecodedTransaction> {
  return {fault: 'x'};
}
