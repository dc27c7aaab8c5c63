import { LIMITS } from './limits.ts';
import type { Part } from './parts.ts';

/** What somebody asks of `npm test`. */
export interface Request {
  kind: 'test' | 'cambios' | 'todo';
  part?: Part;
  /** Choose steps by their names. */
  words: string[];
}

/**
 * The words after `npm test --`: `cambios` for what a change can break, `todo` for everything in full, `todo 2/6` for a part of
 * it, and any others to choose steps.
 */
export function requestOf(args: readonly string[]): Request {
  const kind = args.includes('todo') ? 'todo' : args.includes('cambios') ? 'cambios' : 'test';
  const others = args.filter((word) => word !== kind);
  const part = kind === 'todo' ? others.find(isPart) : undefined;
  return { kind, ...(part && { part: parsePart(part) }), words: others.filter((word) => word !== part) };
}

const isPart = (word: string) => /^\d+\/\d+$/.test(word);

function parsePart(word: string): Part {
  const [index = 0, count = 0] = word.split('/').map(Number);
  if (index < 1 || index > count) throw new Error(`There is no part ${word} of the tests`);
  return { index, count };
}

/** Names the run's file in `test-results`. */
export const nameOf = ({ kind, part }: Request): string => (part ? `${kind}-${part.index}-${part.count}` : kind);

/** Seconds on a machine that is so slow, and what `npm test` may take at the worst. Chosen steps have no limit. */
export function limitsOf({ kind, part, words }: Request, slowness: number): { limit?: number; worst?: number } {
  if (words.length > 0) return {};
  const limit = (LIMITS[kind] / (part?.count ?? 1)) * slowness;
  return kind === 'test' ? { limit, worst: LIMITS.worst * slowness } : { limit };
}
