import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { cut, everything, type Item } from './parts.ts';
import { projectsOf } from './projects.ts';
import { stepsInFull } from './selections.ts';
import { CHECKS } from './step.ts';
import { LONG, secondsInFull } from './weights.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PROJECTS = projectsOf(config, ROOT);
const ALL = everything(PROJECTS);
const SIX = [1, 2, 3, 4, 5, 6].map((index) => ({ index, count: 6 }));
const secondsOf = (items: readonly Item[]) => items.reduce((sum, item) => sum + secondsInFull(item), 0);
const named = ({ project = '', name }: Item) => `${project} ${name}`;

describe('The whole', () => {
  it('has every test file of the project, each in one tier', () => {
    const files = ALL.filter(({ project }) => project).map(({ name }) => name);
    const all = PROJECTS.flatMap((project) => project.files);
    expect(files.length).toBeGreaterThan(300);
    expect(files.toSorted()).toEqual(all.toSorted());
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('Six parts', () => {
  it('are the whole together: each file and each check once', () => {
    expect(cut(ALL, 6).flat().map(named).toSorted()).toEqual(ALL.map(named).toSorted());
  });

  it('run in full what they are made of', () => {
    const steps = SIX.flatMap((part) => stepsInFull(PROJECTS, part));
    const run = steps.flatMap(({ files }) => files?.run ?? []);
    expect(run.toSorted()).toEqual(PROJECTS.flatMap(({ files }) => files).toSorted());
    expect(steps.filter(({ files, env }) => files && env?.TODO !== '1')).toEqual([]);
    expect(
      steps
        .filter(({ light }) => light)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(CHECKS.map(({ name }) => name).toSorted());
  });

  it('build before anything that needs it', () => {
    for (const part of SIX) {
      const names = stepsInFull(PROJECTS, part).map(({ name }) => name);
      const [needing] = names.filter((name) => /^Tests: (?!unit)/.test(name));
      expect(names.indexOf('Build')).toBe(needing ? names.indexOf(needing) - 1 : -1);
    }
  });

  it('are cut the same whatever order the files are found in', () => {
    expect(cut(ALL.toReversed(), 6)).toEqual(cut(ALL, 6));
  });

  it('are of about the same length, as far as one file is not longer than a part', () => {
    const lengths = cut(ALL, 6).map(secondsOf);
    const longest = Math.max(...ALL.map(secondsInFull));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(Math.max(longest + 60, (secondsOf(ALL) / 6) * 1.1));
  });
});

describe('The nightly workflow', () => {
  it('runs every part of the six', () => {
    const workflow = readFileSync(path.join(ROOT, '.github/workflows/nightly.yml'), 'utf8');
    expect(workflow).toContain(`part: [${SIX.map(({ index }) => index).join(', ')}]`);
    expect(workflow).toMatch(/run: npm run test:todo -- \$\{\{ matrix\.part \}\}\/6\n/);
  });
});

describe('The table of long files', () => {
  it('names files that exist', () => {
    const files = new Set(ALL.map(({ name }) => name));
    expect(Object.keys(LONG).filter((file) => !files.has(file))).toEqual([]);
  });
});
