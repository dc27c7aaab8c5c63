import type { Cola } from '#shared/sistema/sistema/colas.ts';
import type { EstadoDependencia } from '#shared/sistema/sistema/salud.ts';

interface Hallazgos {
  salud: { estado: string; version: string; fecha: string | null; dependencias: readonly EstadoDependencia[] };
  /** null when the queues could not be asked. */
  colas: readonly Cola[] | null;
  navegador: { agente: string; zona: string; conectado: boolean; ventana: string };
  origen: string;
  ahora: Date;
}

/**
 * What to send to whoever helps: states, ages and figures. It names its fields one by one, so that nothing else that an
 * answer may hold one day (a key, a name, an address) gets into it.
 */
export function diagnosticoOf({ salud, colas, navegador, origen, ahora }: Hallazgos) {
  return {
    generado: ahora.toISOString(),
    origen,
    version: salud.version,
    estado: salud.estado,
    comprobado: salud.fecha,
    servicios: salud.dependencias.map(({ nombre, estado, edadSegundos, latenciaMs, detalle, cifras }) => ({
      nombre,
      estado,
      edadSegundos,
      latenciaMs,
      detalle,
      cifras,
    })),
    colas: colas?.map(({ trabajo, disparador, pendientes, enProceso, muertas }) => ({
      trabajo,
      disparador,
      pendientes,
      enProceso,
      muertas,
    })),
    navegador,
  };
}

export const diagnosticoNombre = (ahora: Date) => `diagnostico_${ahora.toISOString().slice(0, 10)}.json`;
