import { useSyncExternalStore } from 'react';
import { pushEntry, replaceEntry } from '../../../lib/history-entry.ts';

/** What stands beside the sign-in itself. Each is an entry of the history: back, forward and a reload keep the place. */
const STEPS = ['olvido', 'codigo', 'solicitud'] as const;
export type Step = 'acceso' | (typeof STEPS)[number];

/** What an entry remembers. The router later reads `asked` of it, see app/router.tsx. */
export interface StepMemory {
  /** The page that was asked for before the sign-in. */
  asked?: string;
  email?: string;
  /** Epoch milliseconds at which the last code was asked for. */
  pedidoEn?: number;
  /** The password has just been set anew. */
  restablecida?: true;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const memoryOfEntry = () => (history.state as { state?: StepMemory | null } | null)?.state ?? {};
/** Of the page that is rendered at build. */
const first = () => '\n{}';
const snapshot = () => `${location.search}\n${JSON.stringify(memoryOfEntry())}`;

export function useStep() {
  const [search = '', memory = '{}'] = useSyncExternalStore(subscribe, snapshot, first).split('\n');
  const query = new URLSearchParams(search);
  const step: Step = STEPS.find((each) => each === query.get('paso')) ?? 'acceso';
  return { step, query, memory: JSON.parse(memory) as StepMemory };
}

export function stepPath(step: Step, query: Record<string, string> = {}): string {
  return step === 'acceso' ? '/login' : `/login?${new URLSearchParams({ paso: step, ...query })}`;
}

/** The page that was asked for goes along to every step. */
export function goTo(path: string, memory: StepMemory = {}, how: 'push' | 'replace' = 'push'): void {
  const write = how === 'push' ? pushEntry : replaceEntry;
  write({ asked: memoryOfEntry().asked, ...memory }, path);
  for (const listener of listeners) listener();
}
