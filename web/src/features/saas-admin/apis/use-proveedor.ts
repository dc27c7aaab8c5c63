import { useState } from 'react';
import { campoDe, type Proveedor, type Prueba } from '#shared/proveedores/proveedor.ts';
import { api } from '../../../lib/api.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { upperName } from './proveedor-words.ts';

/** The provider may take ten seconds, and the server a moment. */
const PATIENCE_MS = 20_000;

export interface Result {
  kind: 'success' | 'warning' | 'error';
  title: string;
  detail?: string;
  /** Of a failure: its reference is shown. */
  error?: unknown;
}

type Busy = 'guardando' | 'probando' | undefined;

/** Saving, trying and removing the key of one provider. A typed key is in this form's state and nowhere else. */
export function useProveedor(proveedor: Proveedor, onSaved: () => void) {
  const refresh = useRefresh();
  const [busy, setBusy] = useState<Busy>();
  const [result, setResult] = useState<Result>();
  const [fieldError, setFieldError] = useState<string>();
  const name = upperName(proveedor);

  const ask = (clave?: string) =>
    api.call('testProveedor', { body: { proveedor, ...(clave && { clave }) }, timeoutMs: PATIENCE_MS });

  async function run(kind: Busy, work: () => Promise<Result>) {
    setBusy(kind);
    setResult(undefined);
    setFieldError(undefined);
    const outcome = await work().catch((error: unknown): Result => {
      const below = error instanceof ApiError ? error.details[0]?.msg : undefined;
      setFieldError(below);
      const title =
        kind === 'guardando' ? 'Error guardando la configuración' : `Error probando conexión: ${messageOf(error)}`;
      return { kind: 'error', title, ...(kind === 'guardando' && !below && { detail: messageOf(error) }), error };
    });
    setResult(outcome);
    setBusy(undefined);
    await refresh('getConfiguracionGlobal');
  }

  /** An empty text does not call the server (specification 2, section 5). */
  const save = (clave: string) =>
    clave &&
    run('guardando', async () => {
      await api.call('updateConfiguracionGlobal', { body: { apiKeys: { [campoDe(proveedor)]: clave } } });
      onSaved();
      const title = `Clave ${name} guardada en base de datos`;
      return ask().then(
        (prueba) => savedResult(title, prueba),
        (error: unknown) => notTried(title, error),
      );
    });

  const probar = (clave: string) =>
    run('probando', async () => {
      const { ok, error } = await ask(clave || undefined);
      return ok
        ? { kind: 'success', title: `${name} conectado correctamente` }
        : { kind: 'error', title: `Error conectando ${name}: ${error ?? 'Error desconocido'}` };
    });

  const remove = async () => {
    await api.call('updateConfiguracionGlobal', { body: { apiKeys: { [campoDe(proveedor)]: null } } });
    setResult({ kind: 'success', title: `Clave ${name} eliminada` });
    await refresh('getConfiguracionGlobal');
  };

  return { busy, result, fieldError, save, probar, remove, clearFieldError: () => setFieldError(undefined) };
}

function savedResult(title: string, { ok, error }: Prueba): Result {
  return ok
    ? { kind: 'success', title, detail: 'FUNCIONAL y conectado correctamente' }
    : { kind: 'warning', title, detail: `guardado pero NO funcional: ${error ?? 'Error desconocido'}` };
}

/** The key is stored; whether it works is not known. */
function notTried(title: string, error: unknown): Result {
  return { kind: 'warning', title, detail: `Error probando conexión: ${messageOf(error)}`, error };
}
