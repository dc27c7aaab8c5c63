import type { Operation } from '#shared/contracts.ts';
import { messageOf } from './api-error.ts';
import { toast } from './toast.ts';
import { useRefresh } from './use-api.ts';
import { type Shown, useOptimistic } from './use-optimistic.ts';

interface Toggle<T> {
  idOf(entity: T): string;
  /** Saves it the other way round; answers it as it is saved. */
  save(entity: T): Promise<T>;
  /** Where it is shown, the other way round. */
  shown(entity: T): Shown[];
  said(saved: T): { title: string; description: string };
  failed: string;
  /** What is read again afterwards, also when it failed: somebody else may have changed it. */
  reads: Operation[];
}

/** What is being saved, by its id. */
const saving = new Map<string, Promise<unknown>>();

/** Makes something active or inactive: shown at once, undone from its message, taken back with the reason when it fails. */
export function useToggle<T>({ idOf, save, shown, said, failed, reads }: Toggle<T>) {
  const show = useOptimistic();
  const refresh = useRefresh();

  return async function toggle(entity: T): Promise<void> {
    const id = idOf(entity);
    // Pressed twice in a row: the second one needs the version that the first one makes.
    const before = saving.get(id) as Promise<T> | undefined;
    const work = before ? before.then(save) : save(entity);
    saving.set(id, work);
    try {
      const saved = await show(work, ...shown(entity));
      toast.success(said(saved).title, {
        description: said(saved).description,
        action: { label: 'Deshacer', run: () => void toggle(saved) },
      });
    } catch (error) {
      toast.error(failed, { description: messageOf(error) });
    }
    if (saving.get(id) === work) saving.delete(id);
    await refresh(...reads);
  };
}
