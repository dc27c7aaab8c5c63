/** Messages at the bottom right: at most 3, 4 s each. Any code may add one; `components/toaster.tsx` shows them. */
export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  action?: { label: string; run: () => void };
}

export const TOAST_MS = 4000;
const MAX = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function add(kind: Toast['kind'], title: string, more: Pick<Toast, 'description' | 'action'> = {}): number {
  lastId += 1;
  publish([...toasts, { id: lastId, kind, title, ...more }].slice(-MAX));
  return lastId;
}

export const toast = {
  success: (title: string, more?: Pick<Toast, 'description' | 'action'>) => add('success', title, more),
  error: (title: string, more?: Pick<Toast, 'description' | 'action'>) => add('error', title, more),
  info: (title: string, more?: Pick<Toast, 'description' | 'action'>) => add('info', title, more),
  dismiss: (id: number) => publish(toasts.filter((entry) => entry.id !== id)),
  list: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
