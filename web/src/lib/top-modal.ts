/**
 * The dialogs that stand open, the last one on top. What lies behind a modal <dialog> is dimmed, and neither pressed nor
 * read aloud: whatever must be, stands within the top one.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly HTMLElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

export const topModal = {
  get: () => open.at(-1),
  enter: (dialog: HTMLElement) => publish([...open, dialog]),
  leave: (dialog: HTMLElement) => publish(open.filter((each) => each !== dialog)),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
