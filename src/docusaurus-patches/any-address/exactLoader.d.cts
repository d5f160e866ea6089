interface Options {
  readonly from: string;
  readonly to: string;
  readonly shows: string;
}

declare function replaceExactly(
  this: {readonly resourcePath: string; readonly getOptions: () => Options},
  source: string,
): string;

export = replaceExactly;
