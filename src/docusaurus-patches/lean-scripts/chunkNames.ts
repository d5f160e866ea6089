/** `n.u=e=>"assets/js/"+(({1:"main"})[e]||e)+…`: the address of a chunk, by its id. */
const ADDRESS =
  /(?<runtime>\w+)\.u=(?<id>\w+)=>(?<folder>"[^"]*")\+\(\((?<names>\{[^{}]*\})\)\[\k<id>\]\|\|\k<id>\)/u;

/** `n.gca=function(e){return e=({main:"1"})[e]||e,n.p+n.u(e)}`: the same by its name, which has a table of its own. */
const BY_NAME =
  /\.gca=function\((?<name>\w+)\)\{return \k<name>=\(\{[^{}]*\}\)\[\k<name>\]\|\|\k<name>,/u;

/**
 * The bundler's runtime with one table of the names of chunks: Docusaurus (3.8.1) adds the same one in reverse, half a
 * kilobyte of Brotli, to find the scripts that it prefetches.
 *
 * @param runtime after minifying
 * @throws when one of the tables is not found
 */
export function withOneTable(runtime: string): string {
  const missing = [ADDRESS, BY_NAME].filter((pattern) => !pattern.test(runtime));
  if (missing.length > 0)
    throw new Error(
      `The bundler's runtime: expected ${missing.map(String).join(' and ')}, found none. Docusaurus or the bundler writes it differently now: fix src/docusaurus-patches/lean-scripts.`,
    );
  return runtime
    .replace(
      ADDRESS,
      '$<runtime>.names=$<names>,$<runtime>.u=$<id>=>$<folder>+($<runtime>.names[$<id>]||$<id>)',
    )
    .replace(BY_NAME, (_, name: string) => {
      const table = `${ADDRESS.exec(runtime)?.groups?.runtime ?? ''}.names`;
      return `.gca=function(${name}){return ${name}=Object.keys(${table}).find(id=>${table}[id]===${name})||${name},`;
    });
}
