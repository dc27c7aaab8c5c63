import type { Project } from './projects.ts';
import { CHECKS } from './step.ts';
import { secondsInFull } from './weights.ts';

/** What `test:todo` is made of: a test file of a tier, or a check. */
export interface Item {
  /** The tier's name; undefined for a check. */
  project?: string;
  /** File or check. */
  name: string;
}

export interface Part {
  /** From one. */
  index: number;
  count: number;
}

export function everything(projects: readonly Project[]): Item[] {
  const files = projects.flatMap(({ name: project, files }) => files.map((name) => ({ project, name })));
  return [...CHECKS.map(({ name }) => ({ name })), ...files];
}

/**
 * Cuts the whole into parts of about the same length, each item into one of them. The longest goes first, to the part that has
 * least so far. Decided by names and a committed table alone: six machines, and the same machine on six days, cut the same
 * whole. Figures of earlier runs would not do: each part writes some, and the next would be cut otherwise.
 */
export function cut(items: readonly Item[], count: number): Item[][] {
  const parts = Array.from({ length: count }, () => ({ items: [] as Item[], seconds: 0 }));
  const weighed = items.map((item) => ({ item, seconds: secondsInFull(item) }));
  weighed.sort((a, b) => b.seconds - a.seconds || (a.item.name < b.item.name ? -1 : 1));
  for (const { item, seconds } of weighed) {
    const least = parts.reduce((a, b) => (b.seconds < a.seconds ? b : a));
    least.items.push(item);
    least.seconds += seconds;
  }
  return parts.map((part) => part.items);
}
