import path from 'node:path';
import { domainOf } from './related.ts';

/** What decides which screens show a change; paths from the root. */
export interface ScreenSources {
  /** `test/screens/<context>/<feature>/….screen.test.ts`. */
  screens: readonly string[];
  /** Sources of the web, by path. */
  web: ReadonlyMap<string, string>;
  /** Files in `functions/`: an endpoint's is its operation in kebab case. */
  functions: readonly string[];
}

const ROOM = 'sala';

/**
 * Screen files to open after a change. All of a feature's when it was changed itself, and when a domain was: those of the
 * feature with the domain's name, or, where none has it, of the features that call the domain's operations. One file of each
 * feature that calls them besides, and of every feature when what they all stand on was changed.
 */
export function relatedScreens(changed: readonly string[], { screens, web, functions }: ScreenSources): string[] {
  const features = Map.groupBy(screens, screenFeature);
  const whole = new Set<string | undefined>();
  const sampled = new Set<string | undefined>();
  for (const file of changed) {
    const feature = webFeature(file) ?? (screens.includes(file) ? undefined : supportFeature(file));
    const domain = domainOf(file);
    if (feature) whole.add(feature);
    else if (domain) {
      const callers = callersOf(operationsOf(domain, file, functions), web);
      const main = features.has(domain) ? [domain] : callers;
      for (const each of main) whole.add(each);
      for (const each of callers) sampled.add(each);
    } else if (isCommon(file)) for (const each of features.keys()) sampled.add(each);
  }
  const opened = [...features].flatMap(([feature, files]) => {
    if (whole.has(feature)) return files;
    return sampled.has(feature) ? files.toSorted().slice(0, 1) : [];
  });
  // A screen file that was changed itself.
  return [...new Set([...opened, ...screens.filter((file) => changed.includes(file))])].toSorted();
}

/** `areas` of `test/screens/empresas/areas/…`, `shell` of `test/screens/shell/…`. */
const screenFeature = (file: string) => /^test\/screens\/(?:[^/]+\/)?([^/]+)\/[^/]+$/.exec(file)?.[1];

/** `areas` of `web/src/features/empresas/areas/…`; the room is one, though it stands elsewhere. */
function webFeature(file: string): string | undefined {
  if (file.startsWith('web/src/sala/')) return ROOM;
  return /^web\/src\/features\/[^/]+\/([^/]+)\//.exec(file)?.[1];
}

/** What stands beside a feature's screen files and is none: a scene of theirs. */
const supportFeature = (file: string) => (file.startsWith('test/screens/support/') ? undefined : screenFeature(file));

/** What every screen stands on: the shell, components, the API client, the contracts' core, the screens' own support. */
const isCommon = (file: string) =>
  /^(?:web\/(?!bench\/|README)|(?:functions|shared)\/(?:core|entrada)\/|(?:functions|shared)\/[^/]+\.ts$|test\/screens\/)/.test(
    file,
  ) && !/\.screen\.test\.ts$/.test(file);

/** The operation whose file was changed, or all of the domain's. */
function operationsOf(domain: string, file: string, functions: readonly string[]): string[] {
  const endpoints = functions.filter((each) => domainOf(each) === domain);
  const own = endpoints.filter((each) => each === file && isEndpoint(each));
  return (own.length > 0 ? own : endpoints.filter(isEndpoint)).map((each) => camel(path.posix.basename(each, '.ts')));
}

/** `list-areas.ts`, and not `area.repository.ts`: a role in the name says that it is none. */
const isEndpoint = (file: string) => /\/[a-z]+(?:-[a-z]+)+\.ts$/.test(file);
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Features that name one of the operations: `useApi('listAreas')`, `api.call('createArea', …)`. */
function callersOf(operations: readonly string[], web: ReadonlyMap<string, string>): Set<string> {
  const callers = new Set<string>();
  for (const [file, source] of web) {
    const feature = webFeature(file);
    if (feature && operations.some((operation) => source.includes(`'${operation}'`))) callers.add(feature);
  }
  return callers;
}
