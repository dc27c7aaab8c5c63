import { describe, expect, it } from 'vitest';
import type { Observacion } from '#functions/entrevistas/dignidad/clasificador/clasificar.ts';
import { filaOf, TABLA } from '#functions/entrevistas/dignidad/clasificador/tabla.ts';
import type { Gravedad } from '#functions/entrevistas/dignidad/familia.ts';
import { categorias } from '#shared/entrevistas/dignidad/categorias.ts';
import { observacion } from './support.ts';

const CADA = categorias().categorias.flatMap(({ id, gravedad }) =>
  Object.keys(gravedad).map((grado): [string, Gravedad] => [id, Number(grado) as Gravedad]),
);

type Caso = [Partial<Observacion>, 'dice' | 'calla' | 'nada'];
const HECHO = 'firmé los partes sin mirar';

interface Esperada {
  de: [string, Gravedad][];
  reglas: 'dice' | 'calla' | 'nada';
  modelo: Caso[];
  /** What takes the rules' finding back, and what does not. */
  anula: Partial<Observacion>[];
  deja: Partial<Observacion>[];
  texto?: string;
}

const FIGURADA = { sentido: 'figurado' } as const;
const DE_OFICIO = { sentido: 'oficio' } as const;
const CITADA = { sentido: 'citado' } as const;
const DUDOSA = { clara: false } as const;
const ALL_ELSE: Partial<Observacion>[] = [FIGURADA, DE_OFICIO, CITADA, { sentido: 'negado' }, { quien: 'cosa' }];

const FILAS: Record<string, Esperada> = {
  'life risk 2–3 is never taken back; a model adds the own and of those near': {
    de: [
      ['riesgo_vital', 2],
      ['riesgo_vital', 3],
    ],
    reglas: 'dice',
    modelo: [
      [{}, 'dice'],
      [{ quien: 'allegada' }, 'dice'],
      [{ quien: 'ajena' }, 'nada'],
      [DE_OFICIO, 'nada'],
      [FIGURADA, 'nada'],
    ],
    anula: [],
    deja: ALL_ELSE,
  },
  'life risk 1 is taken back by a clear figurative or professional sense alone': {
    de: [['riesgo_vital', 1]],
    reglas: 'dice',
    modelo: [
      [{}, 'dice'],
      [DUDOSA, 'dice'],
      [{ sentido: 'negado' }, 'dice'],
      [{ quien: 'ajena' }, 'dice'],
      [FIGURADA, 'nada'],
      [{ quien: 'cosa' }, 'nada'],
    ],
    anula: [FIGURADA, DE_OFICIO],
    deja: [{ ...FIGURADA, ...DUDOSA }, CITADA, { sentido: 'negado' }, {}],
  },
  'abuse and distress 3 are never taken back': {
    de: [
      ['acoso_violencia', 3],
      ['malestar_intenso', 3],
    ],
    reglas: 'dice',
    modelo: [
      [{}, 'dice'],
      [DUDOSA, 'dice'],
      [{ quien: 'ajena' }, 'nada'],
      [CITADA, 'nada'],
    ],
    anula: [],
    deja: ALL_ELSE,
  },
  'harm 3 is never taken back, whoever it is told of': {
    de: [['ilicito_dano', 3]],
    reglas: 'dice',
    modelo: [
      [DUDOSA, 'dice'],
      [{ quien: 'ajena' }, 'dice'],
      [{ quien: 'cosa' }, 'nada'],
      [FIGURADA, 'nada'],
    ],
    anula: [],
    deja: ALL_ELSE,
  },
  'abuse and distress 2 are added by a clear model, and taken back as work or quotation': {
    de: [
      ['acoso_violencia', 2],
      ['malestar_intenso', 2],
    ],
    reglas: 'dice',
    modelo: [
      [{}, 'dice'],
      [DUDOSA, 'nada'],
      [DE_OFICIO, 'nada'],
      [{ quien: 'ajena' }, 'nada'],
    ],
    anula: [DE_OFICIO, CITADA],
    deja: [{ ...DE_OFICIO, ...DUDOSA }, FIGURADA, { quien: 'ajena' }],
  },
  'abuse and distress 1 are spoken of by rules, and masked by a model': {
    de: [
      ['acoso_violencia', 1],
      ['malestar_intenso', 1],
    ],
    reglas: 'dice',
    modelo: [
      [{}, 'calla'],
      [DUDOSA, 'calla'],
      [FIGURADA, 'nada'],
    ],
    anula: [...ALL_ELSE, { quien: 'ajena' }],
    deja: [{}, { quien: 'allegada' }],
  },
  'harm 1–2 is noted by a clear model on an own deed, and by rules never': {
    de: [
      ['ilicito_dano', 1],
      ['ilicito_dano', 2],
    ],
    reglas: 'nada',
    texto: HECHO,
    modelo: [
      [{}, 'calla'],
      [DUDOSA, 'nada'],
      [{ quien: 'ajena' }, 'nada'],
      [CITADA, 'nada'],
    ],
    anula: [],
    deja: ALL_ELSE,
  },
  'the own data are masked by either, and spoken of when they are clear': {
    de: [
      ['dato_protegido', 1],
      ['dato_protegido', 2],
      ['dato_protegido', 3],
    ],
    reglas: 'dice',
    modelo: [
      [{}, 'dice'],
      [DUDOSA, 'calla'],
      [{ quien: 'allegada' }, 'dice'],
      [{ sentido: 'negado' }, 'dice'],
      [DE_OFICIO, 'nada'],
      [{ quien: 'ajena' }, 'nada'],
    ],
    anula: [],
    deja: ALL_ELSE,
  },
  'the data of others are masked by either, at work too': {
    de: [
      ['datos_terceros', 1],
      ['datos_terceros', 2],
    ],
    reglas: 'dice',
    modelo: [
      [{ quien: 'ajena' }, 'dice'],
      [{ quien: 'ajena', ...DUDOSA }, 'calla'],
      [{ quien: 'ajena', ...DE_OFICIO }, 'dice'],
      [{}, 'nada'],
    ],
    anula: [],
    deja: ALL_ELSE,
  },
  'what somebody wants or asks is offered by either: a button asks first': {
    de: CADA.filter(([id]) => /^(?:quiere_|pide_|pregunta_|no_entiende)/.test(id)),
    reglas: 'dice',
    modelo: [
      [{}, 'dice'],
      [DUDOSA, 'dice'],
      [CITADA, 'nada'],
      [{ quien: 'ajena' }, 'nada'],
    ],
    anula: [],
    deja: ALL_ELSE,
  },
  'anger and refusals are added by a model, and taken back as another sense': {
    de: CADA.filter(([id]) => ['enfado_insulto', 'negativa'].includes(id)),
    reglas: 'dice',
    modelo: [
      [{}, 'dice'],
      [{ quien: 'cosa' }, 'dice'],
      [DUDOSA, 'nada'],
      [CITADA, 'nada'],
    ],
    anula: [CITADA, FIGURADA, DE_OFICIO],
    deja: [{}, { quien: 'cosa' }],
  },
  'another language and pasted answers are the rules’ alone': {
    de: CADA.filter(([id]) => ['otra_lengua', 'respuesta_pegada'].includes(id)),
    reglas: 'dice',
    modelo: [
      [{}, 'nada'],
      [DUDOSA, 'nada'],
    ],
    anula: [],
    deja: ALL_ELSE,
  },
  'strong attempts to steer are set aside by either, and taken back when a model is clear': {
    de: [['influir', 2]],
    reglas: 'calla',
    modelo: [
      [{}, 'calla'],
      [DUDOSA, 'nada'],
      [DE_OFICIO, 'nada'],
    ],
    anula: [DE_OFICIO, CITADA, FIGURADA],
    deja: [{ ...DE_OFICIO, ...DUDOSA }, {}],
  },
  'weak ones are set aside by a clear model alone': {
    de: [['influir', 1]],
    reglas: 'nada',
    modelo: [
      [{}, 'calla'],
      [DUDOSA, 'nada'],
    ],
    anula: [],
    deja: ALL_ELSE,
  },
};

describe('The table of rules and model', () => {
  it('has one row for each severity of each category, and a case here for each row', () => {
    const rows = CADA.map(([id, gravedad]) =>
      TABLA.filter((fila) => fila.categorias.includes(id) && fila.gravedades.includes(gravedad)),
    );
    expect(rows.filter(({ length }) => length !== 1)).toEqual([]);
    const tried = Object.values(FILAS).flatMap(({ de }) => de.map(([id, gravedad]) => `${id} ${gravedad}`));
    expect(tried.toSorted()).toEqual(CADA.map(([id, gravedad]) => `${id} ${gravedad}`).toSorted());
    expect(
      new Set(Object.values(FILAS).flatMap(({ de }) => de.map(([id, gravedad]) => filaOf(id, gravedad)))).size,
    ).toBe(TABLA.length);
    expect(() => filaOf('influir', 3)).toThrow();
  });

  it.each(Object.entries(FILAS))('%s', (_, { de, reglas, modelo, anula, deja, texto = '' }) => {
    for (const [id, gravedad] of de) {
      const fila = filaOf(id, gravedad);
      const read = (more: Partial<Observacion>) => observacion(id, gravedad, more);
      expect(fila.reglas).toBe(reglas);
      for (const [more, efecto] of modelo) expect([more, fila.modelo(read(more), texto)]).toEqual([more, efecto]);
      for (const more of anula) expect([more, fila.anula(read(more), true)]).toEqual([more, true]);
      for (const more of deja) expect([more, fila.anula(read(more), true)]).toEqual([more, false]);
    }
  });

  it('takes life risk 1 back only where there is no other sign', () => {
    expect(filaOf('riesgo_vital', 1).anula(observacion('riesgo_vital', 1, FIGURADA), false)).toBe(false);
  });

  it.each([
    [HECHO, 'calla'],
    ['cobrábamos de más', 'calla'],
    ['falsificaba las temperaturas', 'calla'],
    ['falsificó las firmas', 'nada'],
    ['una firma falsa', 'nada'],
  ])('notes no deed whose verb is not the speaker’s: «%s»', (texto, efecto) => {
    expect(filaOf('ilicito_dano', 2).modelo(observacion('ilicito_dano', 2), texto)).toBe(efecto);
  });
});
