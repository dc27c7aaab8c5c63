import { useState } from 'react';
import { campoDe, type Proveedor } from '#shared/core/proveedores.ts';
import type { Prueba } from '#shared/ia/configuracion/proveedor.ts';
import { api } from '../../../lib/api.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { LIMITE_TEXT } from './apis-words.ts';
import { upperName } from './proveedor-words.ts';
import type { Espera } from './use-espera.ts';

/** The provider may take ten seconds, and the server a moment. */
const PATIENCE_MS = 20_000;

/** Tries what is stored, or a key that was typed; for a company, the key that counts for it. */
export const probarApi = (proveedor: Proveedor, empresaId: string | null, clave?: string) =>
  api.call('testProveedor', {
    body: { proveedor, ...(clave && { clave }), ...(empresaId && { empresaId }) },
    timeoutMs: PATIENCE_MS,
  });

/** Of the platform without a company. */
function saveClave(proveedor: Proveedor, empresaId: string | null, clave: string | null): Promise<unknown> {
  return empresaId
    ? api.call('updateClaveEmpresa', { params: { empresaId, proveedor }, body: { clave } })
    : api.call('updateConfiguracionGlobal', { body: { apiKeys: { [campoDe(proveedor)]: clave } } });
}

export interface Result {
  kind: 'success' | 'warning' | 'error';
  title: string;
  detail?: string;
  /** Of a failure: its reference is shown. */
  error?: unknown;
  /** The minute's tries are used up: it counts down until the next one. */
  espera?: true;
}

type Busy = 'guardando' | 'probando' | undefined;

interface Options {
  proveedor: Proveedor;
  /** Whose keys they are; null is the platform. */
  empresaId: string | null;
  espera: Espera;
  onSaved: () => void;
}

/** Saving, trying and removing the key of one provider. A typed key is in this form's state and nowhere else. */
export function useProveedor({ proveedor, empresaId, espera, onSaved }: Options) {
  const refresh = useRefresh();
  const [busy, setBusy] = useState<Busy>();
  const [result, setResult] = useState<Result>();
  const [fieldError, setFieldError] = useState<string>();
  const name = upperName(proveedor);
  const reload = () => refresh('testProveedor');

  async function run(kind: Busy, work: () => Promise<Result>) {
    setBusy(kind);
    setResult(undefined);
    setFieldError(undefined);
    const outcome = await work().catch((error: unknown): Result => {
      espera.hear(error);
      const below = error instanceof ApiError ? error.details[0]?.msg : undefined;
      setFieldError(below);
      if (kind === 'probando') return { kind: 'error', ...notTried(error) };
      const title = 'Error guardando la configuración';
      return { kind: 'error', title, ...(!below && { detail: messageOf(error) }), error };
    });
    setResult(outcome);
    setBusy(undefined);
    await reload();
  }

  /** What cannot be a key is told before anything is sent. The checks come with the first key: they carry zod. */
  async function isWellFormed(clave: string): Promise<boolean> {
    const { formatoProblema } = await import('#shared/ia/configuracion/proveedor.ts');
    const problem = formatoProblema(proveedor, clave);
    setFieldError(problem);
    if (problem) setResult(undefined);
    return problem === undefined;
  }

  /** An empty text does not call the server. */
  async function save(clave: string) {
    if (!clave || !(await isWellFormed(clave))) return;
    await run('guardando', async () => {
      await saveClave(proveedor, empresaId, clave);
      onSaved();
      const title = `Clave ${name} guardada en base de datos`;
      return probarApi(proveedor, empresaId).then(
        (prueba) => savedResult(title, prueba),
        (error: unknown) => {
          espera.hear(error);
          const { title: detail, ...rest } = notTried(error);
          return { kind: 'warning', title, detail, ...rest };
        },
      );
    });
  }

  async function probar(clave: string) {
    if (clave && !(await isWellFormed(clave))) return;
    await run('probando', async () => {
      const { ok, error } = await probarApi(proveedor, empresaId, clave || undefined);
      return ok
        ? { kind: 'success', title: `${name} conectado correctamente` }
        : { kind: 'error', title: `Error conectando ${name}: ${error ?? 'Error desconocido'}` };
    });
  }

  const remove = async () => {
    await saveClave(proveedor, empresaId, null);
    setResult({ kind: 'success', title: `Clave ${name} eliminada` });
    await reload();
  };

  return { busy, result, fieldError, save, probar, remove, clearFieldError: () => setFieldError(undefined) };
}

function savedResult(title: string, { ok, error }: Prueba): Result {
  return ok
    ? { kind: 'success', title, detail: 'FUNCIONAL y conectado correctamente' }
    : { kind: 'warning', title, detail: `guardado pero NO funcional: ${error ?? 'Error desconocido'}` };
}

/** Whether the key works is not known. A refusal for too many tries is no failure to report. */
function notTried(error: unknown): Pick<Result, 'title' | 'error' | 'espera'> {
  const isLimit = error instanceof ApiError && error.status === 429;
  return isLimit
    ? { title: `Error probando conexión: ${LIMITE_TEXT}.`, espera: true }
    : { title: `Error probando conexión: ${messageOf(error)}`, error };
}
