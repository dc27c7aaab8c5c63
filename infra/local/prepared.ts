/** What the local run is started with. */
export interface Prepared {
  /** Of the cloud assembly. */
  folder: string;
  /** The web bundle stands. Until then everything works that nobody looks at. */
  web?: Promise<unknown>;
  /** Without it there is no demo data. */
  demo?: DemoProgram;
}

/** Where the demo data's program was built, as of a function. */
export type DemoProgram = Record<'folder' | 'handler', string>;
