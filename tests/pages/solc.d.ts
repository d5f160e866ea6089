// solc 0.8.37 comes without types of its own.
declare module 'solc' {
  const solc: {compile: (standardInput: string) => string};
  export default solc;
}
