import { DEPENDENCIAS, type DependenciaPublica } from '#shared/core/dependencias.ts';
import { type EstadoDependencia, type RegistroSalud, SALUD_VIGENTE_SEGUNDOS } from '#shared/sistema/sistema/salud.ts';

/** Seconds since an instant; clocks of two functions may differ by a little, so never below 0. */
export function ageOf(fecha: string, now: Date): number {
  return Math.max(0, Math.round((now.getTime() - Date.parse(fecha)) / 1000));
}

/** Each dependency as it stands now. A record that is too old says when, and no longer what. */
export function dependenciasOf(registro: RegistroSalud | undefined, now: Date): EstadoDependencia[] {
  return DEPENDENCIAS.map((nombre) => {
    const chequeo = registro?.dependencias.find((candidate) => candidate.nombre === nombre);
    if (!chequeo) return { nombre, ...UNKNOWN, fecha: null, edadSegundos: null };
    const { fecha, estado, latenciaMs, detalle, cifras } = chequeo;
    const edadSegundos = ageOf(fecha, now);
    if (edadSegundos > SALUD_VIGENTE_SEGUNDOS) return { nombre, ...UNKNOWN, fecha, edadSegundos };
    return { nombre, estado, fecha, edadSegundos, latenciaMs, detalle, cifras };
  });
}

const UNKNOWN = { estado: 'desconocido' as const, latenciaMs: null, detalle: null, cifras: {} };

/** The table was read just now, whatever the last check found of it. */
export function withLiveTable<D extends DependenciaPublica>(dependencias: D[], reachable: boolean, now: Date): D[] {
  const live = { estado: reachable ? ('ok' as const) : ('caido' as const), fecha: now.toISOString(), edadSegundos: 0 };
  return dependencias.map((dependencia) =>
    dependencia.nombre === 'tabla' ? { ...dependencia, ...live } : dependencia,
  );
}

/** The worst of all; what nobody knows comes before what is well. */
export function saludOf(dependencias: readonly DependenciaPublica[]): RegistroSalud['estado'] | 'desconocido' {
  const worst = (['caido', 'degradado', 'desconocido'] as const).find((estado) =>
    dependencias.some((dependencia) => dependencia.estado === estado),
  );
  return worst ?? 'ok';
}
