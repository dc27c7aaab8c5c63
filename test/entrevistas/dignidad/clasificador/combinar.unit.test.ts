import { describe, expect, it } from 'vitest';
import type { Clasificacion } from '#functions/entrevistas/dignidad/clasificador/clasificar.ts';
import { combinar, needsModelo } from '#functions/entrevistas/dignidad/clasificador/combinar.ts';
import type { Gravedad, Hallazgo } from '#functions/entrevistas/dignidad/familia.ts';
import { clasificacion, observacion, regla, TRAMO } from './support.ts';

const TEXTO = 'firmé partes sin mirar nada, y mi hija es celíaca, y mi hija come aparte';
const read = (reglas: readonly Hallazgo[], modelo?: Partial<Clasificacion>, memoria: string[] = []) =>
  combinar(reglas, modelo && clasificacion(modelo), { texto: TEXTO, memoria });
const said = (found: readonly Hallazgo[]) =>
  found.map(
    ({ categoria, gravedad, callado, fuente }) => `${fuente}: ${categoria} ${gravedad}${callado ? ', callado' : ''}`,
  );
const OTRO = { inicio: 20, fin: 30 };

describe('A reading without a model', () => {
  it('is the rules’, without notes of harm, and says nothing of attempts to steer', () => {
    const reglas = [
      regla('riesgo_vital', 1),
      regla('ilicito_dano', 2),
      regla('ilicito_dano', 3),
      regla('influir', 2),
      regla('influir', 1),
    ];
    expect(said(read(reglas))).toEqual([
      'reglas: riesgo_vital 1',
      'reglas: ilicito_dano 3',
      'reglas: influir 2, callado',
    ]);
  });

  it('does not change what it was given', () => {
    const reglas = Object.freeze([Object.freeze(regla('influir', 2))]);
    read(reglas, { observaciones: [observacion('influir', 2)] });
    expect(reglas).toEqual([regla('influir', 2)]);
  });
});

describe('A reading of rules and model', () => {
  it('has what the model adds, once', () => {
    const observaciones = [observacion('riesgo_vital', 2), observacion('acoso_violencia', 2, { tramos: [OTRO] })];
    expect(said(read([regla('riesgo_vital', 2)], { observaciones }))).toEqual([
      'reglas: riesgo_vital 2',
      'modelo: acoso_violencia 2',
    ]);
  });

  it('keeps a graver finding of either', () => {
    expect(said(read([regla('riesgo_vital', 1)], { observaciones: [observacion('riesgo_vital', 3)] }))).toEqual([
      'reglas: riesgo_vital 1',
      'modelo: riesgo_vital 3',
    ]);
    expect(said(read([regla('riesgo_vital', 3)], { observaciones: [observacion('riesgo_vital', 1)] }))).toEqual([
      'reglas: riesgo_vital 3',
    ]);
  });

  it('asks, and does not stop for good, where life risk is unclear, denied or a stranger’s', () => {
    for (const more of [{ clara: false }, { sentido: 'negado' }, { quien: 'ajena' }] as const) {
      expect(said(read([], { observaciones: [observacion('riesgo_vital', 3, more)] }))).toEqual([
        'modelo: riesgo_vital 1',
      ]);
    }
  });

  it('is a bereavement, somebody else’s danger or the own past by whose it is and when', () => {
    const subtipo = (gravedad: Gravedad, more: Parameters<typeof observacion>[2]) =>
      read([], { observaciones: [observacion('riesgo_vital', gravedad, more)] })[0]?.subtipo;
    expect(subtipo(1, { quien: 'allegada', cuando: 'pasado' })).toBe('duelo');
    expect(subtipo(2, { quien: 'allegada', cuando: 'ahora' })).toBe('otra_persona');
    expect(subtipo(1, { cuando: 'pasado' })).toBe('pasado');
    expect(subtipo(1, {})).toBe('ambigua');
    expect(subtipo(2, {})).toBeUndefined();
  });

  it('takes life risk 1 back by the very words, unless text or interview have another sign', () => {
    const observaciones = [observacion('riesgo_vital', 1, { sentido: 'figurado' })];
    const [vago] = [regla('riesgo_vital', 1)];
    expect(read([vago], { observaciones })).toEqual([]);
    expect(
      read([vago], { observaciones: [{ ...observaciones[0], tramos: [OTRO] } as (typeof observaciones)[0]] }),
    ).toHaveLength(1);
    expect(read([vago, regla('malestar_intenso', 2)], { observaciones })).toHaveLength(2);
    expect(
      read([vago], { observaciones: [...observaciones, observacion('malestar_intenso', 1, { tramos: [OTRO] })] }),
    ).toContain(vago);
    expect(said(read([vago], { observaciones }, ['riesgo_vital:1']))).toEqual(['reglas: riesgo_vital 2']);
    // Silence is no reading.
    expect(read([vago], {})).toEqual([vago]);
  });

  it('takes back what is said within a clause, and not what a quote of more than that takes along', () => {
    const texto = 'Me muero de ganas de empezar, aunque hay días que no puedo más.';
    const at = (words: string) => ({ inicio: texto.indexOf(words), fin: texto.indexOf(words) + words.length });
    const found = (words: string, quote: string) => {
      const figurada = observacion('riesgo_vital', 1, { sentido: 'figurado', tramos: [at(quote)] });
      return combinar([regla('riesgo_vital', 1, { tramo: at(words) })], clasificacion({ observaciones: [figurada] }), {
        texto,
      });
    };
    expect(found('Me muero', 'Me muero de ganas de empezar')).toEqual([]);
    expect(found('no puedo más', texto)).toHaveLength(1);
    expect(found('no puedo más', 'hay días que no puedo más.')).toEqual([]);
  });

  it('is graver the second time, whoever reads it, but for a bereavement', () => {
    const memoria = ['riesgo_vital:1'];
    expect(said(read([], { observaciones: [observacion('riesgo_vital', 1)] }, memoria))).toEqual([
      'modelo: riesgo_vital 2',
    ]);
    const duelo = observacion('riesgo_vital', 1, { quien: 'allegada', cuando: 'pasado' });
    expect(said(read([], { observaciones: [duelo] }, memoria))).toEqual(['modelo: riesgo_vital 1']);
  });

  it('masks what either masks, at every place where it stands', () => {
    const tramos: [typeof TRAMO, typeof TRAMO] = [
      { inicio: 31, fin: 38 },
      { inicio: 52, fin: 59 },
    ];
    const dato = observacion('dato_protegido', 1, { quien: 'allegada', subtipo: 'salud', tramos });
    const found = read([regla('dato_protegido', 1, { tramo: { inicio: 31, fin: 48 } })], { observaciones: [dato] });
    expect(found.map(({ tramo }) => tramo)).toEqual([{ inicio: 31, fin: 48 }, ...tramos]);
    expect(found.at(-1)?.subtipo).toBe('salud');
    const trade = observacion('dato_protegido', 1, { sentido: 'oficio' });
    expect(read([regla('dato_protegido', 1)], { observaciones: [trade] })).toHaveLength(1);
  });

  it('holds nobody for a minor who has not clearly said so', () => {
    const grade = (more: Parameters<typeof observacion>[2]) =>
      read([], { observaciones: [observacion('dato_protegido', 3, more)] })[0]?.gravedad;
    expect(grade({ subtipo: 'menores' })).toBe(3);
    expect(grade({ subtipo: 'menores', clara: false })).toBe(2);
    expect(grade({ subtipo: 'menores', quien: 'allegada' })).toBe(2);
    expect(grade({ subtipo: 'salud' })).toBe(2);
  });

  it('keeps no word of a model’s own', () => {
    const observaciones = ['dato_protegido', 'acoso_violencia', 'malestar_intenso'].map((categoria) =>
      observacion(categoria, 2, { subtipo: 'canario escrito por un modelo' }),
    );
    expect(JSON.stringify(read([], { observaciones }))).not.toContain('canario');
    const aqui = observacion('acoso_violencia', 2, { subtipo: 'en_esta_empresa' });
    expect(read([], { observaciones: [aqui] })[0]?.subtipo).toBe('en_esta_empresa');
  });

  it('notes an own deed without a word of it', () => {
    const hecho = observacion('ilicito_dano', 2, { tramos: [{ inicio: 0, fin: 28 }] });
    expect(said(read([regla('ilicito_dano', 2)], { observaciones: [hecho] }))).toEqual([
      'modelo: ilicito_dano 2, callado',
    ]);
  });

  it('speaks of an attempt to steer where both have read it, and the model is sure', () => {
    const sure = observacion('influir', 2);
    expect(said(read([regla('influir', 2)], { observaciones: [sure] }))).toEqual(['reglas: influir 2']);
    expect(said(read([regla('influir', 1)], { observaciones: [sure] }))).toEqual(['modelo: influir 2']);
    expect(said(read([], { observaciones: [sure] }))).toEqual(['modelo: influir 2, callado']);
    expect(said(read([regla('influir', 2)], { observaciones: [{ ...sure, clara: false }] }))).toEqual([
      'reglas: influir 2, callado',
    ]);
    expect(
      said(
        read([regla('influir', 2), regla('acoso_violencia', 1)], {
          observaciones: [sure, observacion('malestar_intenso', 1)],
        }),
      ),
    ).toEqual(['reglas: influir 2', 'reglas: acoso_violencia 1', 'modelo: malestar_intenso 1, callado']);
    expect(read([regla('influir', 2)], { observaciones: [{ ...sure, sentido: 'oficio' }] })).toEqual([]);
  });

  it('is in Spanish when the model says so, which else may only name a language that the rules found', () => {
    const otra = regla('otra_lengua', 2, { subtipo: 'otra' });
    expect(read([otra], { lengua: 'es' })).toEqual([]);
    expect(read([otra], { lengua: 'gl' })[0]?.subtipo).toBe('gl');
    expect(read([otra], { lengua: 'qu' })[0]?.subtipo).toBe('otra');
    expect(read([{ ...otra, subtipo: 'pt' }], { lengua: 'gl' })[0]?.subtipo).toBe('pt');
    expect(read([], { lengua: 'gl' })).toEqual([]);
  });
});

describe('Questions of both', () => {
  const asked = (subtipo: string, tramo = TRAMO) =>
    regla('pregunta_datos', subtipo === 'desconocida' ? 2 : 1, { subtipo, tramo });
  const kinds = (found: readonly Hallazgo[]) => found.map(({ categoria, subtipo }) => `${categoria} ${subtipo}`);

  it('are all answered, each once', () => {
    const preguntas = [
      { tramo: TRAMO, intencion: 'datos_copia' as const },
      { tramo: OTRO, intencion: 'pregunta_palabra' as const },
    ];
    expect(kinds(read([asked('datos_copia')], { preguntas }))).toEqual([
      'pregunta_datos datos_copia',
      'no_entiende pregunta_palabra',
    ]);
  });

  it('are what somebody knows of them, before that nobody does', () => {
    const unknown = { tramo: TRAMO, intencion: 'desconocida' as const };
    expect(kinds(read([asked('desconocida')], { preguntas: [{ tramo: TRAMO, intencion: 'ia_modelo' }] }))).toEqual([
      'pregunta_ia ia_modelo',
    ]);
    expect(kinds(read([asked('datos_copia')], { preguntas: [unknown] }))).toEqual(['pregunta_datos datos_copia']);
    expect(kinds(read([], { preguntas: [unknown, unknown] }))).toEqual(['pregunta_proceso desconocida']);
  });

  it('are also those that a model put among what it observed', () => {
    const observaciones = [
      observacion('pregunta_datos', 1),
      observacion('pregunta_ia', 1, { tramos: [OTRO], sentido: 'citado' }),
    ];
    expect(kinds(read([], { observaciones }))).toEqual(['pregunta_proceso desconocida']);
    expect(kinds(read([], { observaciones, preguntas: [{ tramo: TRAMO, intencion: 'datos_copia' }] }))).toEqual([
      'pregunta_datos datos_copia',
    ]);
  });
});

describe('A model', () => {
  it('does not get what the rules have stopped for a danger', () => {
    for (const [categoria, gravedad] of [
      ['riesgo_vital', 3],
      ['riesgo_vital', 2],
      ['acoso_violencia', 3],
      ['malestar_intenso', 3],
      ['ilicito_dano', 3],
    ] as const) {
      expect(needsModelo([regla('negativa', 1), regla(categoria, gravedad)])).toBe(false);
    }
    for (const [categoria, gravedad] of [
      ['riesgo_vital', 1],
      ['acoso_violencia', 2],
      ['dato_protegido', 2],
    ] as const) {
      expect(needsModelo([regla(categoria, gravedad)])).toBe(true);
    }
    expect(needsModelo([])).toBe(true);
  });
});
