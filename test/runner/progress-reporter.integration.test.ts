import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPORT_VARIABLE, type Report } from './report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REPORTER = path.join(import.meta.dirname, 'progress-reporter.ts');

const FILES: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'vitest.config.ts': "export default { test: { name: 'unit', include: ['*.unit.test.ts'] } };",
  'areas.unit.test.ts': `
    import { beforeAll, describe, expect, it } from 'vitest';
    it('holds', () => { console.log('said by', 'what holds'); expect(1).toBe(1); });
    describe('An area', () => {
      it('has a name', () => { console.log('said by what fails'); expect({ nombre: 'Ventas' }).toEqual({ nombre: 'Compras' }); });
    });
    describe('Without a scene', () => {
      beforeAll(() => { throw new Error('no scene'); });
      it('is never tried', () => { expect(1).toBe(1); });
    });`,
  'broken.unit.test.ts': "import './nothing.ts';",
  'lost.unit.test.ts': `
    import { expect, it } from 'vitest';
    it('waits for nobody', () => { void Promise.reject(new Error('lost')); expect(1).toBe(1); });`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'idonea-reporter-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(folder, file), text);
  mkdirSync(path.join(folder, 'out'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(report?: string) {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { [REPORT_VARIABLE]: _, TODO, ...environment } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', `--reporter=${REPORTER}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...environment, NO_COLOR: '1', FORCE_COLOR: '0', ...(report && { [REPORT_VARIABLE]: report }) },
  });
  return { status, stdout };
}

describe('The reporter', { timeout: 60_000 }, () => {
  it('writes what passed, failed and broke, file by file', () => {
    const file = path.join(folder, 'out', 'unit.json');
    const { status, stdout } = run(file);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;

    expect(status).toBe(1);
    expect(report).toMatchObject({ passed: 2, failed: 4 });
    expect(report.files.map(({ file, passed, failed }) => [file, passed, failed]).toSorted()).toEqual([
      ['areas.unit.test.ts', 1, 2],
      ['broken.unit.test.ts', 0, 1],
      ['lost.unit.test.ts', 1, 0],
    ]);
    expect(report.failures.map(({ file, test }) => `${file} ${test}`).toSorted()).toEqual([
      'an error that no test waited for ',
      'areas.unit.test.ts An area > has a name',
      'areas.unit.test.ts Without a scene',
      'broken.unit.test.ts ',
    ]);
    expect(stdout).toContain('✗ areas.unit.test.ts > An area > has a name');
    expect(stdout).toContain('-   "nombre": "Compras"');
    expect(stdout).toMatch(/areas\.unit\.test\.ts:\d+:\d+/);
    expect(stdout).toContain('said by what fails');
    expect(stdout).not.toContain('said by what holds');
  });

  it('says all that is printed and ends with the counts, when nobody asked for a report', () => {
    const { stdout } = run();

    expect(stdout).toContain('said by what holds');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 passed, 4 failed');
  });
});
