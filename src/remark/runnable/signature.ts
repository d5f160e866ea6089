/** A function as `cast` writes it, `name(types)(types)`, in the words of Solidity. */
export interface CastSignature {
  /** `name(address) view returns (uint256)`. */
  readonly signature: string;
  /** Types of the arguments. */
  readonly inputs: readonly string[];
}

/** Parts between commas, except within brackets. */
export function partsOf(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= list.length; at += 1) {
    const letter = list[at] ?? ',';
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter !== ',' || depth > 0) continue;
    parts.push(list.slice(start, at).trim());
    start = at + 1;
  }
  return list.trim() === '' ? [] : parts;
}

/** Reads the signature of `cast call`; undefined for anything else. */
export function readCastSignature(text: string): CastSignature | undefined {
  const open = text.indexOf('(');
  if (!/^[A-Za-z_]\w*\(/.test(text)) return undefined;
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth > 0) continue;
    const head = text.slice(0, at + 1);
    const results = text.slice(at + 1);
    if (results !== '' && !/^\(.*\)$/.test(results)) return undefined;
    return {
      signature: `${head} view${results === '' ? '' : ` returns ${results}`}`,
      inputs: partsOf(text.slice(open + 1, at)),
    };
  }
  return undefined;
}
