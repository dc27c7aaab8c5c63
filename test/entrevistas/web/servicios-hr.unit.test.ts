import { describe, expect, it } from 'vitest';
import { BUILT_IN_SERVICIOS } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import {
  createServicioHrFormSchema,
  updateServicioHrSchema,
} from '#shared/entrevistas/servicios-hr/guardar-servicio.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { diffServicio } from '../../../web/src/features/entrevistas/servicios-hr/diff-servicio.ts';
import { mergeServicio } from '../../../web/src/features/entrevistas/servicios-hr/merge-servicio.ts';
import {
  emptyFase,
  emptyPregunta,
  emptyValues,
  moveItem,
  totalMinutos,
  toValues,
  withoutCompetencia,
} from '../../../web/src/features/entrevistas/servicios-hr/servicio-values.ts';

const servicio = BUILT_IN_SERVICIOS[0] as ServicioHr;
const changed = (change: (copy: ServicioHr) => void): ServicioHr => {
  const copy = structuredClone(servicio);
  change(copy);
  return copy;
};
const fase = (n: number, s: ServicioHr) => s.estructura.fases[n] as ServicioHr['estructura']['fases'][number];

describe('the form of a servicio', () => {
  it('holds what the contract takes, of every servicio that ships', () => {
    for (const each of BUILT_IN_SERVICIOS) {
      const { version, ...content } = toValues(each);
      expect(updateServicioHrSchema().parse({ version, ...content })).toEqual({ version, ...content });
    }
  });

  it('begins with the defaults, and leaves the codigo to the name when it is empty', () => {
    const values = { ...emptyValues(), ...toValues(servicio), codigo: '', version: undefined };
    const { version: _, ...body } = values;
    expect(createServicioHrFormSchema().parse(body).codigo).toBeUndefined();
    expect(createServicioHrFormSchema().parse({ ...body, codigo: 'propio' }).codigo).toBe('propio');
    expect(emptyValues()).toMatchObject({
      categoria: 'evaluacion',
      estructura: { duracionEstimada: 45, criterioPasado: 70 },
      configuracion: { activo: true, requiereAutenticacion: true },
    });
  });

  it('gives new rows ids that no other has, also after one was removed', () => {
    const [first, second] = [emptyFase([]), emptyFase([emptyFase([])])];
    expect([first.id, second.id]).toEqual(['fase-1', 'fase-2']);
    expect(emptyFase([second]).id).toBe('fase-3');
    expect(emptyPregunta(servicio.estructura.fases).id).toMatch(/^pregunta-\d+$/);
  });

  it('moves a row one step and never over an end', () => {
    expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });

  it('forgets a competencia in every question when it goes', () => {
    const left = withoutCompetencia(servicio.estructura.fases, 'motivacion').flatMap(({ preguntas }) => preguntas);
    expect(left.flatMap(({ competencias }) => competencias)).not.toContain('motivacion');
    expect(left).toHaveLength(servicio.estructura.fases.flatMap(({ preguntas }) => preguntas).length);
  });

  it('adds up minutes, without those that are not filled in yet', () => {
    expect(totalMinutos(servicio.estructura.fases)).toBe(55);
    expect(totalMinutos([{ ...fase(0, servicio), minutos: Number.NaN }])).toBe(0);
  });

  it('keeps what was changed here when somebody else has saved, and names what both changed', () => {
    const base = toValues(servicio);
    const mine = toValues(changed((copy) => Object.assign(copy, { nombre: 'Mío', contexto: 'Mío' })));
    const theirs = toValues(changed((copy) => Object.assign(copy, { nombre: 'Suyo', descripcion: 'Suya' })));
    expect(mergeServicio(base, mine, theirs)).toEqual({
      kept: [
        { path: 'nombre', value: 'Mío' },
        { path: 'contexto', value: 'Mío' },
      ],
      both: ['Nombre'],
    });
    expect(mergeServicio(base, mine, mine).both).toEqual([]);
  });
});

describe('what one version changed of another', () => {
  const diff = (change: (copy: ServicioHr) => void) => diffServicio(servicio, changed(change));

  it('is nothing between equal ones', () => {
    expect(diff(() => {})).toEqual([]);
  });

  it('is told field by field', () => {
    expect(
      diff((copy) => {
        copy.nombre = 'Orientación';
        copy.configuracion.activo = false;
        copy.prompt_usuario = 'Hola';
      }).map(({ grupo, campo, despues }) => [grupo, campo, despues]),
    ).toEqual([
      ['Datos', 'Nombre', 'Orientación'],
      ['Datos', 'Estado', 'Inactivo'],
      ['IA', 'Prompt de usuario', 'Hola'],
    ]);
  });

  it('names the anchor that changed', () => {
    expect(
      diff((copy) => {
        const [first] = copy.estructura.competencias;
        if (first) first.anclas[5] = 'Otra conducta.';
      }),
    ).toMatchObject([
      { grupo: 'Competencias', campo: 'Competencia «Claridad de intereses», ancla 5', despues: 'Otra conducta.' },
    ]);
  });

  it('tells questions that were added, removed and changed', () => {
    const [removed] = fase(1, servicio).preguntas;
    const cambios = diff((copy) => {
      fase(0, copy).preguntas.push({ id: 'otra', texto: '¿Otra cosa?', competencias: [], tipo: 'abierta' });
      fase(1, copy).preguntas.shift();
      Object.assign(fase(2, copy).preguntas[0] as object, { texto: '¿Qué cambió?' });
    });
    expect(cambios.map(({ campo, antes, despues }) => [campo, antes !== undefined, despues !== undefined])).toEqual([
      ['Pregunta «¿Otra cosa?»', false, true],
      [`Pregunta «${fase(2, servicio).preguntas[0]?.texto}», texto`, true, true],
      [`Pregunta «${removed?.texto}»`, true, false],
    ]);
  });

  it('tells a question that went to another phase, and another order', () => {
    const moved = diff((copy) => {
      const question = fase(0, copy).preguntas.pop();
      if (question) fase(1, copy).preguntas.push(question);
    });
    expect(moved).toMatchObject([{ antes: fase(0, servicio).nombre, despues: fase(1, servicio).nombre }]);
    const turned = diff((copy) => copy.estructura.fases.reverse());
    expect(turned.map(({ campo }) => campo)).toEqual(['Orden de las fases']);
  });
});
