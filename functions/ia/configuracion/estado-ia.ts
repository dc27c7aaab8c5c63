import type { DependenciaPublica } from '#shared/core/dependencias.ts';
import type { Proveedor } from '#shared/core/proveedores.ts';
import { isLenguaje, type Prueba } from '#shared/ia/configuracion/proveedor.ts';
import type { ClaveEmpresa } from './clave-empresa.repository.ts';
import { modeloVigente } from './modelo-vigente.ts';
import type { ProveedorRecord } from './proveedor.repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How long a try says something about now: two of the checks that repeat it, and a bit. The platform's keys are tried
 * every 5 minutes (`functions/sistema/sistema/chequeos/ia.ts`), a company's own every hour (`check-claves.ts`); Perplexity's, which
 * cost money, every hour and every day.
 */
const VIGENCIA_MS = {
  plataforma: { perplexity: 71 * MINUTE_MS, others: 11 * MINUTE_MS },
  empresa: { perplexity: 49 * HOUR_MS, others: 130 * MINUTE_MS },
};

/** The language models that an interview of a company could use, each with the last try of the key that counts. */
export function pruebasVigentes(
  records: readonly ProveedorRecord[],
  claves: readonly ClaveEmpresa[],
  isPermitido: (proveedor: Proveedor) => boolean,
  now: Date,
): (Prueba | undefined)[] {
  const usable = records.filter(
    (record) =>
      isLenguaje(record.proveedor) && record.activo && isPermitido(record.proveedor) && modeloVigente(record) !== null,
  );
  return usable.flatMap((record) => {
    const propia = claves.find(({ proveedor }) => proveedor === record.proveedor);
    if (!propia && !record.claveCifrada) return [];
    const vigencia = VIGENCIA_MS[propia ? 'empresa' : 'plataforma'];
    const valid = record.proveedor === 'perplexity' ? vigencia.perplexity : vigencia.others;
    const { prueba } = propia ?? record;
    return [prueba && now.getTime() - Date.parse(prueba.fecha) <= valid ? prueba : undefined];
  });
}

/**
 * How the AI of a company is: one provider that answers is enough. That none does is only said when each was asked; the
 * embedded engine carries on then.
 */
export function estadoIaOf(pruebas: readonly (Prueba | undefined)[], now: Date): DependenciaPublica {
  const known = pruebas.filter((prueba) => prueba !== undefined);
  const working = known.filter(({ ok }) => ok);
  const estado =
    pruebas.length === 0
      ? 'sin_proveedor'
      : working.length > 0
        ? 'ok'
        : known.length === pruebas.length
          ? 'degradado'
          : 'desconocido';
  const counted = estado === 'ok' ? working : estado === 'degradado' ? known : [];
  const fecha =
    counted
      .map((prueba) => prueba.fecha)
      .sort()
      .at(-1) ?? null;
  const edadSegundos = fecha === null ? null : Math.max(0, Math.round((now.getTime() - Date.parse(fecha)) / 1000));
  return { nombre: 'ia', estado, fecha, edadSegundos };
}
