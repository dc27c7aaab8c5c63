import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { drafts } from './drafts.ts';
import { useSession } from './session.ts';

const PAUSE_MS = 400;

interface Options<Values extends FieldValues> {
  /** Which form: 'candidato', 'candidato can_1'. Drafts are kept apart by person and company as well. */
  name: string;
  form: UseFormReturn<Values>;
  /** Fields that are never written to the browser's storage: passwords. */
  never?: readonly (keyof Values & string)[];
}

/**
 * Keeps what was typed in this tab until it is saved or given up, through a reload and a lost line. `restored` says that
 * the form began with a draft; `clear()` belongs where the form was sent or its changes were given up.
 */
export function useDraft<Values extends FieldValues>({ name, form, never = [] }: Options<Values>) {
  const { user, empresaId } = useSession();
  const key = [user.id, empresaId ?? '', name].join(' ');
  const [restored, setRestored] = useState(false);
  const isOver = useRef(false);
  const skipped = useRef(never);

  useEffect(() => {
    isOver.current = false;
    const defaults = form.formState.defaultValues ?? {};
    const found = drafts.read(key);
    if (found) {
      for (const [field, value] of Object.entries(found)) {
        if (field in defaults) {
          form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
        }
      }
      setRestored(true);
    }
    let timer: number | undefined;
    let pending: (() => void) | undefined;
    const { unsubscribe } = form.watch((values) => {
      window.clearTimeout(timer);
      pending = () => {
        pending = undefined;
        if (!isOver.current) drafts.write(key, values, form.formState.defaultValues ?? {}, skipped.current);
      };
      timer = window.setTimeout(pending, PAUSE_MS);
    });
    return () => {
      window.clearTimeout(timer);
      // What was typed last, when the form goes with its tab.
      pending?.();
      unsubscribe();
    };
  }, [key, form]);

  function clear() {
    isOver.current = true;
    drafts.remove(key);
    setRestored(false);
  }

  return {
    restored,
    clear,
    /** Back to what the form began with. */
    discard() {
      clear();
      form.reset();
      isOver.current = false;
    },
  };
}
