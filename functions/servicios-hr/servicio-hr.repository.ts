import { BUILT_IN_SERVICIOS, findBuiltInServicio } from '#shared/servicios-hr/built-in-servicios.ts';
import type { ServicioHr, ServicioHrResumen } from '#shared/servicios-hr/servicio-hr.ts';
import { servicioNoEncontrado } from './servicio-hr.errors.ts';

/** HR services: the built-in templates, which ship with the platform and never change within a version. */
export function servicioHrRepository() {
  return {
    async list(): Promise<ServicioHrResumen[]> {
      return BUILT_IN_SERVICIOS.map(toResumen);
    },

    /** The current version, or the one that an interview was booked with. */
    async get(codigo: string, version?: number): Promise<ServicioHr> {
      const servicio = findBuiltInServicio(codigo, version);
      if (!servicio) throw servicioNoEncontrado(codigo);
      return servicio;
    },
  };
}

function toResumen({ estructura, descripcionDetallada: _, ...servicio }: ServicioHr): ServicioHrResumen {
  return {
    ...servicio,
    duracionEstimada: estructura.duracionEstimada,
    numeroFases: estructura.fases.length,
    numeroPreguntas: estructura.fases.reduce((sum, fase) => sum + fase.preguntas.length, 0),
    competencias: estructura.competencias.map(({ nombre }) => nombre),
  };
}
