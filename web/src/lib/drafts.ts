/** Of whatever somebody has written and not sent: signing out forgets all keys that begin so. */
export const DRAFT_PREFIX = 'idonea.borrador.';
/** Says from which version of a thing its changes were made: a newer one is then noticed when they are sent. */
const VERSION = 'version';

type Values = Record<string, unknown>;

/** What was typed into forms and not yet sent, by form. A blocked or full storage keeps nothing and fails nothing. */
export function createDrafts(storage: () => Storage) {
  function attempt<T>(work: (storage: Storage) => T): T | undefined {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  }

  return {
    read(key: string): Values | undefined {
      const text = attempt((kept) => kept.getItem(DRAFT_PREFIX + key));
      if (!text) return undefined;
      return attempt(() => JSON.parse(text) as Values);
    },
    /** Only what differs from what the form began with, so that the rest stays as fresh as the server has it. */
    write(key: string, values: Values, defaults: Values, never: readonly string[]) {
      const changed = Object.entries(values).filter(
        ([name, value]) => !never.includes(name) && !same(value, defaults[name]),
      );
      if (changed.length === 0) return attempt((kept) => kept.removeItem(DRAFT_PREFIX + key));
      const version = VERSION in values ? [[VERSION, values[VERSION]]] : [];
      const draft = Object.fromEntries([...changed, ...version]);
      return attempt((kept) => kept.setItem(DRAFT_PREFIX + key, JSON.stringify(draft)));
    },
    remove: (key: string) => attempt((kept) => kept.removeItem(DRAFT_PREFIX + key)),
    forgetAll() {
      attempt((kept) => {
        for (const key of Object.keys(kept)) if (key.startsWith(DRAFT_PREFIX)) kept.removeItem(key);
      });
    },
  };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** Those of this tab. Signing out forgets them: nobody else on this browser reads what a person left unsaved. */
export const drafts = createDrafts(() => sessionStorage);
