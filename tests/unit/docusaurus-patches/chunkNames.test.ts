import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {withOneTable} from '@site/src/docusaurus-patches/lean-scripts/chunkNames';

/** The parts of a minified runtime that find the address of a chunk. */
const RUNTIME =
  'var o={};if(o.u=e=>"assets/js/"+(({12:"a-lean",7:"b"})[e]||e)+"."+({12:"aa",7:"bb",30:"cc"})[e]+".js",' +
  'o.gca=function(e){return e=({"a-lean":"12",b:"7"})[e]||e,o.p+o.u(e)},o.p="/",1);return o';

interface Runtime {
  readonly u: (id: number | string) => string;
  readonly gca: (name: string) => string;
}

function run(source: string): Runtime {
  return vm.runInNewContext(`(() => {${source}})()`) as Runtime;
}

describe('the runtime with one table of names', () => {
  it('finds the same addresses', () => {
    const [before, after] = [RUNTIME, withOneTable(RUNTIME)].map(run);
    for (const id of [12, '12', 7, 30, 99]) expect(after?.u(id)).toBe(before?.u(id));
    for (const name of ['a-lean', 'b', '30', 'unknown'])
      expect(after?.gca(name)).toBe(before?.gca(name));
    expect(after?.gca('a-lean')).toBe('/assets/js/a-lean.aa.js');
  });

  it('has each name once', () => {
    expect(withOneTable(RUNTIME).split('a-lean')).toHaveLength(2);
  });

  it.each(['u=e=>', 'gca='])('cannot be made without %s', (part) => {
    expect(() => withOneTable(RUNTIME.replace(part, 'x='))).toThrow(/expected .*found none/u);
  });
});
