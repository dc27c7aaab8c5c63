import { describe, expect, it } from 'vitest';
import { changesSince, type Git } from './changes.ts';

/** A git that knows these names of commits, all with one ancestor in common. */
const git =
  (commits: Record<string, string>, { changed = '', untracked = '' } = {}): Git =>
  (command, ...args) => {
    if (command === 'rev-parse') return commits[args.at(-1)?.replace('^{commit}', '') ?? ''];
    if (command === 'merge-base') return commits[`HEAD ${args[1]}`];
    return command === 'diff' ? changed : untracked;
  };
const WITH_REMOTE = { 'origin/main': 'c9', 'HEAD origin/main': 'c5\n', 'HEAD~1': 'c7' };

describe('What has changed', () => {
  it('is counted from the merge base with origin/main', () => {
    expect(changesSince(git(WITH_REMOTE), undefined)).toMatchObject({ base: 'origin/main', commit: 'c5' });
  });

  it('is counted from the commit before, without a remote', () => {
    expect(changesSince(git({ 'HEAD~1': 'c7\n' }), undefined)).toMatchObject({ base: 'HEAD~1', commit: 'c7' });
  });

  it('is counted from the merge base with what BASE names', () => {
    const named = { ...WITH_REMOTE, v2: 'c2', 'HEAD v2': 'c1\n' };
    expect(changesSince(git(named), 'v2')).toMatchObject({ base: 'v2', commit: 'c1' });
  });

  it('is counted from a BASE without common history as it is', () => {
    expect(changesSince(git({ other: 'c3\n' }), 'other')).toMatchObject({ commit: 'c3' });
  });

  it('cannot be told from a BASE that is none, or in a first commit', () => {
    expect(() => changesSince(git(WITH_REMOTE), 'nada')).toThrow('BASE=nada');
    expect(() => changesSince(git({}), undefined)).toThrow('BASE=');
  });

  it('has files that git does not know yet, each file once, whatever their names', () => {
    const files = { changed: 'b.ts\0a b.ts\0', untracked: 'ñ.ts\0b.ts\0' };
    expect(changesSince(git(WITH_REMOTE, files), undefined).files).toEqual(['a b.ts', 'b.ts', 'ñ.ts']);
  });
});
