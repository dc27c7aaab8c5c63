import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { WEB_OUT } from '#infra/build/paths.ts';
import { SIZE_BUDGETS } from './budgets.ts';

/** Compressed JavaScript in kB of 1000 bytes, and the number of files it comes in. */
export interface Weight {
  gzip: number;
  brotli: number;
  files: number;
}

export interface WebView {
  /** `login`, `sala`, or a page's chunk: `candidatos-page`. */
  name: string;
  /** What the page's HTML loads before anything else is known. */
  initial: Weight;
  /** All that is loaded when the view stands; parts that a person opens later are not in it. */
  total: Weight;
  /** kB gzip. */
  budget: number;
}

interface Chunk {
  imports: string[];
  lazyImports: string[];
}

/** Chunks are named after the module they begin with, see web/src/app/app.tsx and routes.tsx. */
const LOGIN_CHUNK = 'acceso';
const WORKSPACE_CHUNK = 'workspace';
const PAGE_CHUNK = /-page$/;

/** What each view of the built web makes a browser load, found by following the imports of the built files. */
export async function webViews(): Promise<WebView[]> {
  const chunks = await readChunks();
  const index = entryOf('index.html', chunks);
  const inApp = (...names: string[]) => loaded([...index, ...names.map((name) => chunkNamed(name, chunks))], chunks);
  const workspace = inApp(WORKSPACE_CHUNK);
  const pages = [...new Set(workspace.flatMap((file) => chunks.get(file)?.lazyImports ?? []))]
    .map(nameOf)
    .filter((name) => PAGE_CHUNK.test(name))
    .sort();
  const initial = weigh(loaded(index, chunks));
  return [
    { name: 'login', initial, total: weigh(inApp(LOGIN_CHUNK)), budget: SIZE_BUDGETS.login },
    ...roomView(chunks),
    ...pages.map((page) => ({
      name: page,
      initial,
      total: weigh(inApp(WORKSPACE_CHUNK, page)),
      budget: SIZE_BUDGETS.page,
    })),
  ];
}

function roomView(chunks: Map<string, Chunk>): WebView[] {
  if (!existsSync(path.join(WEB_OUT, 'sala.html'))) return [];
  const weight = weigh(loaded(entryOf('sala.html', chunks), chunks));
  return [{ name: 'sala', initial: weight, total: weight, budget: SIZE_BUDGETS.room }];
}

/** esbuild reads the imports of the built files; its own output is thrown away. */
async function readChunks(): Promise<Map<string, Chunk>> {
  const files = readdirSync(path.join(WEB_OUT, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/${file}`);
  const { metafile } = await build({
    absWorkingDir: WEB_OUT,
    entryPoints: files,
    outdir: 'unused',
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => {
      const ofKind = (kind: string) => imports.filter((one) => one.kind === kind).map((one) => one.path);
      return [file, { imports: ofKind('import-statement'), lazyImports: ofKind('dynamic-import') }];
    }),
  );
}

/** The scripts of a page, relative to the web folder: those that it names, and those that it tells tema.js to fetch. */
function entryOf(page: string, chunks: Map<string, Chunk>): string[] {
  const html = readFileSync(path.join(WEB_OUT, page), 'utf8');
  const named = [...html.matchAll(/<script[^>]+type="module"[^>]+src="\/([^"]+\.js)"/g)].map(
    ([, file]) => file as string,
  );
  const told = /data-inicio="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const files = [...named, ...told.map((name) => `assets/${name}.js`)];
  if (!files.some((file) => chunks.has(file))) throw new Error(`${page} loads no built script`);
  return files;
}

/** These files and all that they import without waiting. */
function loaded(from: readonly string[], chunks: Map<string, Chunk>): string[] {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...(chunks.get(file)?.imports ?? []));
  }
  return [...seen];
}

function chunkNamed(name: string, chunks: Map<string, Chunk>): string {
  const file = [...chunks.keys()].find((candidate) => nameOf(candidate) === name);
  if (!file) throw new Error(`The web build has no chunk called ${name}`);
  return file;
}

/** `assets/panel-page-LJn1z1W.js` → `panel-page`: the hash has seven characters (web/vite.config.ts), hyphens among them. */
function nameOf(file: string): string {
  return path.basename(file, '.js').replace(/-.{7}$/, '');
}

function weigh(files: readonly string[]): Weight {
  const sum = (sizeOf: (file: string) => number) => files.reduce((total, file) => total + sizeOf(file), 0) / 1000;
  return {
    files: files.length,
    gzip: sum(gzipSize),
    // Takes seconds, and only the bench asks for it.
    get brotli() {
      return sum(brotliSize);
    },
  };
}

const gzipSize = onceForEach((file) => gzipSync(readFileSync(path.join(WEB_OUT, file)), { level: 9 }).byteLength);
const brotliSize = onceForEach((file) => brotliCompressSync(readFileSync(path.join(WEB_OUT, file))).byteLength);

/** Most files are loaded by several views. */
function onceForEach(sizeOf: (file: string) => number): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const size = known.get(file) ?? sizeOf(file);
    known.set(file, size);
    return size;
  };
}
