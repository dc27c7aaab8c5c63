import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesSince, gitIn } from './changes.ts';

let folder: string;
const run = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
const commit = (message: string) =>
  run('-c', 'user.name=Nadie', '-c', 'user.email=nadie@idonea.test', 'commit', '--all', '--message', message);
const write = (file: string, text = file) => writeFileSync(path.join(folder, file), text);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'idonea-changes-'));
  run('init', '--initial-branch=main');
  for (const file of ['.gitignore', 'kept.ts', 'moved.ts', 'removed.ts', 'worked on.ts']) write(file);
  write('.gitignore', 'dist/\n*.log\n');
  run('add', '--all');
  commit('first');
  write('kept.ts', 'committed');
  run('mv', 'moved.ts', 'elsewhere.ts');
  commit('second');
  rmSync(path.join(folder, 'removed.ts'));
  write('worked on.ts', 'not committed');
  write('new.ts');
  write('noise.log');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('git', () => {
  it('tells of what is committed and what is not, new, moved and removed, without what it ignores', () => {
    const { base, files } = changesSince(gitIn(folder), undefined);

    expect(base).toBe('HEAD~1');
    expect(files).toEqual(['elsewhere.ts', 'kept.ts', 'moved.ts', 'new.ts', 'removed.ts', 'worked on.ts']);
  });

  it('tells of what is not committed alone, since this commit', () => {
    expect(changesSince(gitIn(folder), 'HEAD').files).toEqual(['new.ts', 'removed.ts', 'worked on.ts']);
  });
});
