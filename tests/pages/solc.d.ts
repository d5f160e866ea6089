// solc 0.8.37 comes without types of its own.
declare module 'solc' {
  type Import = (name: string) => {contents: string} | {error: string};
  const solc: {compile: (standardInput: string, callbacks?: {import: Import}) => string};
  export default solc;
}
