import { spawnSync } from 'node:child_process';

/** What git answers on its standard output; undefined when it refuses. */
export type Git = (...args: string[]) => string | undefined;

export interface Changes {
  /** What the working tree is compared with, as people may name it, and its commit. */
  base: string;
  commit: string;
  /** Paths from the root, sorted: changed, added, removed (under both names when moved), committed or not. */
  files: string[];
}

const REMOTE = 'origin/main';

/**
 * What is different since the merge base with `origin/main`, or with what `BASE` names; without a remote, since the commit
 * before. Files that git does not know yet are among them, ignored ones are not.
 */
export function changesSince(git: Git, named = process.env.BASE): Changes {
  const { base, commit } = baseOf(git, named);
  const changed = git('diff', '--name-only', '--no-renames', '-z', commit);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  if (changed === undefined || untracked === undefined) throw new Error('git does not say what has changed');
  return { base, commit, files: [...new Set(`${changed}\0${untracked}`.split('\0').filter(Boolean))].sort() };
}

function baseOf(git: Git, named: string | undefined): { base: string; commit: string } {
  const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim();
  const mergeBase = (name: string) => git('merge-base', 'HEAD', name)?.trim();
  if (named) {
    // A base without common history is compared as it is.
    const commit = commitOf(named) && (mergeBase(named) || commitOf(named));
    if (!commit) throw new Error(`BASE=${named} is no commit that git knows`);
    return { base: named, commit };
  }
  const shared = commitOf(REMOTE) && mergeBase(REMOTE);
  if (shared) return { base: REMOTE, commit: shared };
  const before = commitOf('HEAD~1');
  if (before) return { base: 'HEAD~1', commit: before };
  throw new Error('There is neither origin/main nor a commit before this one to compare with; BASE= names another');
}

/** The git of a folder. Its output is as long as the project has files. */
export const gitIn =
  (cwd: string): Git =>
  (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    return status === 0 ? stdout : undefined;
  };
