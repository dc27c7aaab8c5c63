import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '#shared/contracts.ts';
import { kebab } from '#shared/core/contract.ts';
import { ESTADOS_ENTREVISTA } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import { JOBS } from '#shared/jobs.ts';
import { DEMO_EMPRESAS, DEMO_PASSWORD, DEMO_SUPERADMIN } from '#tools/demo/demo-data.ts';
import { listFiles, ROOT, read } from './documents.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'shared/GLOSSARY.md',
  'web/README.md',
  'infra/local/aws/README.md',
  'tools/bench/README.md',
  ...listFiles('docs', /\.md$/),
];
const README = read('README.md');
const SCRIPTS = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);

/** `npm start`, `npm test` and `npm run x` are the scripts start, test and x; of several in a row, `rel:x` is one as well. */
function scriptsIn(text: string): string[] {
  const named = text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)|`((?:rel|sec|test):[\w-]+)`/g);
  return [...named].map(([, run, plain, short]) => run ?? plain ?? short ?? '');
}

function brokenLinksOf(document: string): string[] {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
  return links
    .filter((target) => !/^(?:https?:|#)/.test(target))
    .map((target) => path.normalize(path.join(path.dirname(document), target.replace(/#.*$/, ''))))
    .filter((target) => !existsSync(path.join(ROOT, target)));
}

/** Paths in backticks that begin with one of the project's folders. Patterns and folders to be made are no paths. */
function missingPathsOf(document: string): string[] {
  const spans = [...read(document).matchAll(/`([^`\s]+)`/g)].map(([, span]) => span ?? '');
  return spans
    .filter((span) => /^(?:functions|shared|infra|web|test|tools|docs)\/[\w./-]+$/.test(span))
    .filter((span) => !existsSync(path.join(ROOT, span)));
}

/** What is wrong, as `document: thing`. */
function inAll(find: (document: string) => string[]): string[] {
  return DOCUMENTS.flatMap((document) => find(document).map((thing) => `${document}: ${thing}`));
}

describe('All documents', () => {
  it('link to what exists', () => {
    expect(inAll(brokenLinksOf)).toEqual([]);
  });

  it('name only files and folders that exist', () => {
    expect(inAll(missingPathsOf)).toEqual([]);
  });

  it('name only scripts that package.json has', () => {
    expect(inAll((document) => scriptsIn(read(document)).filter((script) => !SCRIPTS.includes(script)))).toEqual([]);
  });
});

describe('README.md', () => {
  it('explains every script, those that test in CONTRIBUTING.md', () => {
    const explained = scriptsIn(README + read('CONTRIBUTING.md'));
    expect(SCRIPTS.filter((script) => !explained.includes(script))).toEqual([]);
  });

  it('gives the demo users as they are made, and their password', () => {
    const users = [DEMO_SUPERADMIN, ...DEMO_EMPRESAS.flatMap(({ usuarios }) => usuarios)];
    const rows = [...README.matchAll(/^\| `([^`]+@[^`]+)`/gm)].map(([, email]) => email);
    expect(rows.toSorted()).toEqual(users.map(({ email }) => email).toSorted());
    expect(README).toContain(`\`${DEMO_PASSWORD}\``);
  });

  it('gives every context key of a deployment', () => {
    const keys = [...read('infra/config/environments.ts').matchAll(/context\('(\w+)'\)/g)].map(([, key]) => key ?? '');
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !README.includes(`\`${key}\``))).toEqual([]);
  });

  it('gives the outputs of the stacks by their names', () => {
    const stacks = listFiles('infra/stacks', /\.ts$/).map(read).join('\n');
    const named = /Outputs to know: ([\s\S]*?)\n\n/.exec(README)?.[1] ?? '';
    const outputs = [...named.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');
    expect(outputs.length).toBeGreaterThan(3);
    expect(outputs.filter((name) => !stacks.includes(`new CfnOutput(this, '${name}'`))).toEqual([]);
  });

  it('gives the local pages that the local run answers', () => {
    const pages = read('infra/local/local-pages.ts');
    const named = [...README.matchAll(/\/_local\/(\w+(?:\.json)?)/g)].map(([, name]) => name ?? '');
    expect(named).toContain('correo');
    expect(named.filter((name) => !pages.includes(`page === '${name}'`))).toEqual([]);
  });
});

describe('docs/adr', () => {
  const decisions = listFiles('docs/adr', /\d{4}-[\w-]+\.md$/);

  it('numbers the decisions without gaps, and lists each', () => {
    const index = read('docs/adr/README.md');
    expect(decisions.map((file) => Number(path.basename(file).slice(0, 4)))).toEqual(decisions.map((_, i) => i + 1));
    expect(decisions.filter((file) => !index.includes(`](${path.basename(file)})`))).toEqual([]);
  });

  it('say context, decision and consequences', () => {
    const incomplete = decisions.filter((file) => {
      const parts = [...read(file).matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part);
      return parts.join() !== 'Context,Decision,Consequences';
    });
    expect(incomplete).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const ARCHITECTURE = read('docs/architecture.md');

  it('names every job', () => {
    const jobs = Object.values(JOBS).flatMap((byName) => Object.keys(byName).map(kebab));
    expect(jobs.filter((job) => !ARCHITECTURE.includes(`\`${job}\``))).toEqual([]);
  });

  it('names every middleware', () => {
    const middlewares = listFiles('functions/core/middleware', /\.ts$/).filter((file) => !file.endsWith('pipeline.ts'));
    expect(middlewares.filter((file) => !ARCHITECTURE.includes(`(../${file})`))).toEqual([]);
  });
});

describe('shared/GLOSSARY.md', () => {
  const GLOSSARY = read('shared/GLOSSARY.md');

  it('has every state of an interview', () => {
    expect(ESTADOS_ENTREVISTA.filter((estado) => !GLOSSARY.includes(`| \`${estado}\``))).toEqual([]);
  });

  it('has a noun of every domain of the API', () => {
    expect(Object.keys(CONTRACTS).filter((domain) => !GLOSSARY.includes(`shared/${domain}/`))).toEqual([]);
  });
});
