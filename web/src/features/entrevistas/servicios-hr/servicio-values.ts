import type { CreateServicioHr } from '#shared/entrevistas/servicios-hr/guardar-servicio.ts';
import { IA_POR_DEFECTO } from '#shared/entrevistas/servicios-hr/instrucciones.ts';
import type { Competencia, Fase, Pregunta, ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';

/** What the form holds: everything with an id, so that questions can name competencies while their names change. */
export interface ServicioValues extends Omit<CreateServicioHr, 'codigo' | 'estructura'> {
  estructura: ServicioHr['estructura'];
  /** Only while the service is made. */
  codigo?: string;
  /** Only of an existing service. */
  version?: number;
}

export function toValues({ codigo: _, ...servicio }: ServicioHr): ServicioValues {
  const { nombre, descripcion, descripcionDetallada, categoria, tipo, experto, estructura, configuracion } = servicio;
  const { api_preferida, contexto, prompt_sistema, prompt_usuario, version } = servicio;
  return {
    ...{ nombre, descripcion, descripcionDetallada, categoria, tipo, experto, estructura, configuracion },
    ...{ api_preferida, contexto, prompt_sistema, prompt_usuario, version },
  };
}

/** The form's defaults, with one of everything to begin with. */
export function emptyValues(): ServicioValues {
  return {
    nombre: '',
    codigo: '',
    tipo: 'seleccion_personal',
    categoria: 'evaluacion',
    descripcion: '',
    descripcionDetallada: '',
    experto: { nombre: '', especialidad: '' },
    estructura: {
      duracionEstimada: 45,
      criterioPasado: 70,
      competencias: [emptyCompetencia([])],
      fases: [emptyFase([])],
    },
    configuracion: { activo: true, requiereAutenticacion: true },
    ...IA_POR_DEFECTO,
  };
}

export function emptyCompetencia(others: readonly { id: string }[]): Competencia {
  const anclas = { 1: '', 5: '', 10: '' };
  return { id: freeId('competencia', others), nombre: '', descripcion: '', tipo: 'blanda', anclas, indicadores: [] };
}

export function emptyFase(fases: readonly Fase[]): Fase {
  return {
    id: freeId('fase', fases),
    nombre: '',
    objetivo: '',
    minutos: 10,
    preguntas: [emptyPregunta(fases)],
  };
}

/** Question ids are unique in the whole service. */
export function emptyPregunta(fases: readonly Fase[]): Pregunta {
  const all = fases.flatMap(({ preguntas }) => preguntas);
  return { id: freeId('pregunta', all), texto: '', competencias: [], tipo: 'conductual' };
}

function freeId(kind: string, others: readonly { id: string }[]): string {
  const taken = new Set(others.map(({ id }) => id));
  for (let n = others.length + 1; ; n++) if (!taken.has(`${kind}-${n}`)) return `${kind}-${n}`;
}

/** One step towards the beginning or the end; the same list at its ends. */
export function moveItem<T>(list: readonly T[], from: number, step: -1 | 1): T[] {
  const moved = [...list];
  const [item] = moved.splice(from, 1);
  const to = from + step;
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  moved.splice(to, 0, item);
  return moved;
}

/** Without a competency no question may name it any more. */
export function withoutCompetencia(fases: readonly Fase[], gone: string): Fase[] {
  return fases.map((fase) => ({
    ...fase,
    preguntas: fase.preguntas.map((pregunta) => ({
      ...pregunta,
      competencias: pregunta.competencias.filter((id) => id !== gone),
    })),
  }));
}

export function totalMinutos(fases: readonly Fase[]): number {
  return fases.reduce((sum, { minutos }) => sum + (Number.isFinite(minutos) ? minutos : 0), 0);
}
