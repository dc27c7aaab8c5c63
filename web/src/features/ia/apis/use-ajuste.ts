import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';

/** Settings that are shown and saved at once, and taken back when they could not be saved. */
export function useAjuste<T extends object>(stored: T, save: (next: T) => Promise<unknown>) {
  const refresh = useRefresh();
  const [saving, setSaving] = useState<T>();
  const shown = saving ?? stored;

  async function change(changes: Partial<T>) {
    const next = { ...shown, ...changes };
    setSaving(next);
    try {
      await save(next);
      toast.success('Configuración guardada');
    } catch (error) {
      toast.error('Error guardando la configuración', { description: messageOf(error) });
    } finally {
      // After a refusal too: somebody else may have changed it.
      await refresh('updateConfiguracionGlobal');
      setSaving(undefined);
    }
  }
  return { shown, busy: saving !== undefined, change };
}
