import path from 'node:path';

/** Folders of the repository that the build reads and writes. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
export const DIST = path.join(ROOT, 'dist');
export const FUNCTIONS_OUT = path.join(DIST, 'functions');
export const MAPS_OUT = path.join(DIST, 'maps');
/** Source files of each function's bundle, relative to the repository: `{ [name]: string[] }`. */
export const SOURCES_LIST = path.join(DIST, 'sources.json');
export const WEB_OUT = path.join(DIST, 'web');
/** What `npm start` runs: functions in modules that they share, and a folder for each function that leads to its module. */
export const SHARED_FUNCTIONS_OUT = path.join(DIST, 'local', 'functions');
export const SHARED_MODULES_OUT = path.join(DIST, 'local', 'modules');
/** The cloud assembly of these. */
export const SHARED_ASSEMBLY_OUT = path.join(DIST, 'local', 'assembly');
/** Among those modules, of the demo data's program. */
export const SHARED_SEED = 'seed-demo';
/** The demo data's program, bundled as functions are. */
export const SEED_OUT = path.join(DIST, 'local', 'seed-demo');
export const SEED_ENTRY = path.join(ROOT, 'tools', 'demo', 'seed-demo.ts');
