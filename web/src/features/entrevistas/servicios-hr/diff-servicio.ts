import type { Competencia, Fase, ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { API_LABELS, CATEGORIA_LABELS, COMPETENCIA_LABELS, PREGUNTA_LABELS, TIPO_LABELS } from './servicio-texts.ts';

/** One difference between two versions, in words. `before` is absent of what was added, `after` of what was removed. */
export interface Cambio {
  /** The part of the form that it belongs to. */
  grupo: 'Datos' | 'Competencias' | 'Fases y preguntas' | 'IA';
  campo: string;
  antes?: string;
  despues?: string;
}

type Line = [campo: string, texto: string];

/** What `after` changed of `before`, in the order of the form. Rows are told apart by their ids, wherever they stand. */
export function diffServicio(before: ServicioHr, after: ServicioHr): Cambio[] {
  const [a, b] = [before.estructura, after.estructura];
  return [
    ...fields('Datos', datosOf(before), datosOf(after)),
    ...rows(
      'Competencias',
      a.competencias,
      b.competencias,
      ({ nombre }) => `Competencia «${nombre}»`,
      competenciaLines,
    ),
    ...rows('Fases y preguntas', a.fases, b.fases, ({ nombre }) => `Fase «${nombre}»`, faseLines),
    ...rows(
      'Fases y preguntas',
      preguntasOf(before),
      preguntasOf(after),
      ({ texto }) => `Pregunta «${texto}»`,
      (p) => p.lines,
    ),
    ...order(a.fases, b.fases),
    ...fields('IA', iaOf(before), iaOf(after)),
  ];
}

function datosOf(s: ServicioHr): Line[] {
  return [
    ['Nombre', s.nombre],
    ['Tipo', TIPO_LABELS[s.tipo]],
    ['Categoría', CATEGORIA_LABELS[s.categoria]],
    ['Descripción', s.descripcion],
    ['Descripción detallada', s.descripcionDetallada],
    ['Perfil experto', `${s.experto.nombre}, ${s.experto.especialidad}`],
    ['Duración estimada', `${s.estructura.duracionEstimada} min`],
    ['Criterio de aprobado', `${s.estructura.criterioPasado} de 100`],
    ['Estado', s.configuracion.activo ? 'Activo' : 'Inactivo'],
    ['Requiere autenticación', s.configuracion.requiereAutenticacion ? 'Sí' : 'No'],
  ];
}

function iaOf(s: ServicioHr): Line[] {
  return [
    ['API preferida', API_LABELS[s.api_preferida]],
    ['Contexto', s.contexto],
    ['Prompt de sistema', s.prompt_sistema],
    ['Prompt de usuario', s.prompt_usuario],
  ];
}

function competenciaLines({ nombre, tipo, descripcion, anclas, indicadores }: Competencia): Line[] {
  return [
    ['nombre', nombre],
    ['clase', COMPETENCIA_LABELS[tipo]],
    ['qué es', descripcion],
    ['ancla 1', anclas[1]],
    ['ancla 5', anclas[5]],
    ['ancla 10', anclas[10]],
    ['indicadores', indicadores.join(', ')],
  ];
}

function faseLines({ nombre, minutos, objetivo }: Fase): Line[] {
  return [
    ['nombre', nombre],
    ['minutos', String(minutos)],
    ['objetivo', objetivo],
  ];
}

function preguntasOf({ estructura: { fases, competencias } }: ServicioHr) {
  const names = new Map(competencias.map(({ id, nombre }) => [id, nombre]));
  return fases.flatMap((fase) =>
    fase.preguntas.map(({ id, texto, tipo, competencias: ids }) => ({
      id,
      texto,
      lines: [
        ['texto', texto],
        ['cómo se pregunta', PREGUNTA_LABELS[tipo]],
        ['competencias', ids.map((each) => names.get(each) ?? each).join(', ')],
        ['fase', fase.nombre],
      ] satisfies Line[],
    })),
  );
}

function fields(grupo: Cambio['grupo'], before: Line[], after: Line[], of = ''): Cambio[] {
  return after.flatMap(([campo, despues], index) => {
    const antes = before[index]?.[1] ?? '';
    return antes === despues ? [] : [{ grupo, campo: of ? `${of}, ${campo}` : campo, antes, despues }];
  });
}

function rows<T extends { id: string }>(
  grupo: Cambio['grupo'],
  before: readonly T[],
  after: readonly T[],
  nameOf: (row: T) => string,
  linesOf: (row: T) => Line[],
): Cambio[] {
  const text = (row: T) =>
    linesOf(row)
      .filter(([, value]) => value)
      .map(([campo, value]) => `${campo[0]?.toUpperCase()}${campo.slice(1)}: ${value}`)
      .join('\n');
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((row): Cambio[] => {
      const was = old.get(row.id);
      if (!was) return [{ grupo, campo: nameOf(row), despues: text(row) }];
      return fields(grupo, linesOf(was), linesOf(row), nameOf(was));
    }),
    ...before.filter(({ id }) => !kept.has(id)).map((row): Cambio => ({ grupo, campo: nameOf(row), antes: text(row) })),
  ];
}

/** Rows that stand in both but in another order. */
function order(before: readonly Fase[], after: readonly Fase[]): Cambio[] {
  const common = (list: readonly { id: string }[], other: readonly { id: string }[]) =>
    list.filter(({ id }) => other.some((each) => each.id === id)).map(({ id }) => id);
  const moved = (a: readonly { id: string }[], b: readonly { id: string }[]) =>
    common(a, b).join() !== common(b, a).join();
  const list = (texts: readonly string[]) => texts.map((text, index) => `${index + 1}. ${text}`).join('\n');
  const grupo = 'Fases y preguntas';
  return [
    ...(moved(before, after)
      ? [
          {
            grupo,
            campo: 'Orden de las fases',
            antes: list(before.map((f) => f.nombre)),
            despues: list(after.map((f) => f.nombre)),
          } as const,
        ]
      : []),
    ...after.flatMap((fase): Cambio[] => {
      const was = before.find(({ id }) => id === fase.id);
      if (!was || !moved(was.preguntas, fase.preguntas)) return [];
      const texts = (each: Fase) => list(each.preguntas.map(({ texto }) => texto));
      return [{ grupo, campo: `Orden de las preguntas de «${fase.nombre}»`, antes: texts(was), despues: texts(fase) }];
    }),
  ];
}
