// solc 0.8.37 has no types.
declare module 'solc' {
  type Import = (name: string) => {contents: string} | {error: string};
  const solc: {compile: (standardInput: string, callbacks?: {import: Import}) => string};
  export default solc;
}
