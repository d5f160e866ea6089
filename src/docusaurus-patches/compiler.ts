interface Source {
  readonly source: () => string | Buffer;
}

interface Compilation {
  readonly assets: Readonly<Record<string, Source>>;
  readonly errors: readonly Error[];
  readonly hooks: {
    readonly finishModules: {tap: (name: string, work: () => void) => void};
    readonly processAssets: {
      tap: (options: {name: string; stage: number}, work: () => void) => void;
    };
  };
  updateAsset: (name: string, source: Source) => void;
  deleteAsset: (name: string) => void;
}

/** The part of a bundler's interface that Rspack and webpack share, to change what it has made. */
export interface Compiler {
  readonly webpack: {
    readonly Compilation: {
      readonly PROCESS_ASSETS_STAGE_ADDITIONAL: number;
      readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number;
      readonly PROCESS_ASSETS_STAGE_SUMMARIZE: number;
    };
    readonly sources: {readonly RawSource: new (text: string) => Source};
  };
  readonly hooks: {
    readonly compilation: {tap: (name: string, work: (compilation: Compilation) => void) => void};
  };
}
