import { useState } from 'react';
import type { ProveedorConfigurado } from '#shared/proveedores/proveedor.ts';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';

type Ajuste = Pick<ProveedorConfigurado, 'activo' | 'modelo'>;

/** On or off, and which model: shown and saved at once, and taken back when it could not be saved. */
export function useAjuste({ proveedor, version, ...stored }: ProveedorConfigurado) {
  const refresh = useRefresh();
  const [saving, setSaving] = useState<Ajuste>();
  const { activo, modelo } = saving ?? stored;

  async function change(changes: Partial<Ajuste>) {
    const next = { activo, modelo, ...changes };
    setSaving(next);
    try {
      await api.call('updateConfiguracionGlobal', { body: { proveedores: { [proveedor]: { ...next, version } } } });
      toast.success('Configuración guardada');
    } catch (error) {
      toast.error('Error guardando la configuración', { description: messageOf(error) });
    } finally {
      // After a refusal too: somebody else may have changed it.
      await refresh('getConfiguracionGlobal');
      setSaving(undefined);
    }
  }
  return { activo, modelo, busy: saving !== undefined, change };
}
