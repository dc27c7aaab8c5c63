import { useEffect } from 'react';
import { toast } from '../../../lib/toast.ts';

/** Says that a save is under way, and takes it back when it is over, however it ends. */
export function useSavingToast(isSaving: boolean) {
  useEffect(() => {
    if (!isSaving) return;
    const id = toast.info('Guardando empresa...');
    return () => toast.dismiss(id);
  }, [isSaving]);
}
