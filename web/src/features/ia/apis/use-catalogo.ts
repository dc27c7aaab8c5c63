import { useState } from 'react';
import { catalogoMessage } from '#shared/ia/configuracion/catalogo-words.ts';
import type { ProveedorConModelos } from '#shared/ia/configuracion/modelos.ts';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { upperName } from './proveedor-words.ts';

/** A list may have pages, and the provider ten seconds for all of them. */
const PATIENCE_MS = 25_000;

/** Asks a provider for its models. */
export function useCatalogo(proveedor: ProveedorConModelos) {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function update() {
    if (busy) return;
    setBusy(true);
    const name = upperName(proveedor);
    try {
      const outcome = await api.call('updateCatalogo', { params: { proveedor }, timeoutMs: PATIENCE_MS });
      if (outcome.ok) toast.success(catalogoMessage(name, outcome));
      else toast.error(catalogoMessage(name, outcome));
    } catch (error) {
      toast.error(`Error actualizando los modelos de ${name}`, { description: messageOf(error) });
    } finally {
      await refresh('updateCatalogo');
      setBusy(false);
    }
  }
  return { busy, update };
}
