import { PROVEEDORES_LENGUAJE, type Prueba } from '#shared/ia/configuracion/proveedor.ts';
import type { Providers } from '../../../core/adapters/providers.ts';
import type { Secrets } from '../../../core/adapters/secrets.ts';
import type { Deps } from '../../../core/deps.ts';
import { probarGuardada } from '../../../ia/configuracion/probar-clave.ts';
import { type ProveedorRecord, proveedorRepository } from '../../../ia/configuracion/proveedor.repository.ts';
import type { Check } from '../run-chequeos.ts';

/** Perplexity has no free call that proves a key: what it last said counts for this long. */
const PAID_CALL_MS = 60 * 60_000;

export interface IaServices {
  providers: Providers;
  secrets: Pick<Secrets, 'decrypt'>;
}

/**
 * Tries the stored keys of the language models that are on. One that answers is enough; when none does, the embedded
 * engine carries on, which is `degradado`.
 */
export function checkIa(deps: Pick<Deps, 'table' | 'now' | 'newId'>, services: () => IaServices): Check {
  const proveedores = proveedorRepository(deps.table);
  return async (signal) => {
    const configured = (await proveedores.list()).filter(isInUse);
    if (configured.length === 0) return { estado: 'sin_proveedor', cifras: { configurados: 0, activos: 0 } };
    const all = { ...services(), proveedores, deps };
    const answers = await Promise.allSettled(
      configured.map((record) => recentPrueba(record, deps.now()) ?? probarGuardada(record, all, signal)),
    );
    const activos = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.ok).length;
    const cifras = { configurados: configured.length, activos };
    return activos > 0 ? { estado: 'ok', cifras } : { estado: 'degradado', detalle: 'MOTOR_LOCAL', cifras };
  };
}

function isInUse({ proveedor, activo, claveCifrada }: ProveedorRecord): boolean {
  return activo && claveCifrada !== undefined && (PROVEEDORES_LENGUAJE as readonly string[]).includes(proveedor);
}

function recentPrueba({ proveedor, prueba }: ProveedorRecord, now: Date): Prueba | undefined {
  if (proveedor !== 'perplexity' || !prueba) return undefined;
  return now.getTime() - Date.parse(prueba.fecha) < PAID_CALL_MS ? prueba : undefined;
}
