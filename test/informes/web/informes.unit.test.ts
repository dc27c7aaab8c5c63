import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Informe, InformeIa } from '#shared/informes/informes/informe.ts';
import {
  confianzaText,
  enginePart,
  motorText,
  promptsText,
  reasonsOf,
  rubricaBesideText,
  rubricaOf,
  rubricaText,
} from '#shared/informes/informes/informe-words.ts';
import { splitByMark } from '../../../web/src/components/split-by-mark.ts';
import {
  type EnCola,
  keepSaltados,
  lugarEnCola,
  readSaltados,
} from '../../../web/src/features/informes/informes/cola.ts';
import {
  draftKey,
  EMPTY_DRAFT,
  HALF_STEPS,
  keepDraft,
  type ReviewDraft,
  readDraft,
  toBody,
  withChange,
  withoutChange,
} from '../../../web/src/features/informes/informes/review-draft.ts';
import { reviewErrors } from '../../../web/src/features/informes/informes/review-errors.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });

describe('mark in a transcript', () => {
  it('marks exactly the characters that the evidence names', () => {
    const answer = 'Llamé a la jefa 👍 y cubrí el turno.';
    const inicio = answer.indexOf('cubrí');
    expect(splitByMark(answer, inicio, inicio + 5)).toEqual(['Llamé a la jefa 👍 y ', 'cubrí', ' el turno.']);
  });

  it('never loses or doubles a character, whatever the ends', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: -5, max: 60 }), fc.integer({ min: -5, max: 60 }), (answer, start, end) => {
        expect(splitByMark(answer, start, end).join('')).toBe(answer);
      }),
    );
  });

  it('marks nothing when the whole turn is meant', () => {
    expect(splitByMark('Sí.', undefined, undefined)).toEqual(['Sí.', '', '']);
  });
});

const skill = (habilidad: string, puntuacion: number | null) => ({
  habilidad,
  competenciaId: habilidad,
  puntuacion,
  confianza: 0.5,
  justificacion: '',
  evidencia: [],
});
const informeIa = (scores: Record<string, number | null>, puntuacionMedia: number | null) =>
  ({
    softSkills: Object.entries(scores).map(([name, score]) => skill(name, score)),
    hardSkills: [],
    puntuacionMedia,
  }) as unknown as InformeIa;

describe('a report by a model', () => {
  const embedded = { informeIA: { motor: 'integrado' } } as Informe;
  const rubrica = {
    puntuacionMedia: 7.25,
    habilidades: [{ competenciaId: 'comunicacion', puntuacion: 6.5, confianza: 0.5 }],
  };
  const byModelo = { informeIA: { motor: 'claude' }, rubrica } as unknown as Informe;

  it('names whose scores it stands on, and the embedded engine beside them', () => {
    expect([enginePart(embedded), enginePart(byModelo)]).toEqual(['motor', 'modelo']);
    expect(rubricaOf(embedded, 'comunicacion')).toBeUndefined();
    expect(rubricaOf(byModelo, 'comunicacion')).toMatchObject({ puntuacion: 6.5 });
    expect(rubricaOf(byModelo, 'liderazgo')).toEqual({ puntuacion: null });
    expect(rubricaBesideText(rubrica)).toBe('Motor integrado (reglas, sin modelo de lenguaje): media 7,3 sobre 10');
    expect(promptsText('puntuacion@1 resumen@2')).toBe('puntuación, versión 1; resumen, versión 2');
  });

  it('says that too little to judge is no low score', () => {
    const nothing = { ...informeIa({ Comunicación: null }, null), recomendacion: 'sin_datos' } as InformeIa;
    expect(reasonsOf(nothing).at(-1)).toMatch(/^Hacen falta al menos 150 palabras/);
  });
});

describe('reasons of a recommendation', () => {
  it('name the strongest and the weakest, and say that no evidence is no low score', () => {
    expect(reasonsOf(informeIa({ Comunicación: 8.5, Liderazgo: 4, Adaptabilidad: null }, 6.3))).toEqual([
      'Media de 6,3 sobre 10 en 2 de 3 competencias.',
      'Más sólidas: Comunicación (8,5).',
      'Más débiles: Liderazgo (4).',
      'Sin evidencia en una competencia: no cuenta como nota baja.',
    ]);
  });

  it('claim nothing when nothing was scored', () => {
    expect(reasonsOf(informeIa({ Comunicación: null }, null))).toEqual(['Ninguna competencia se pudo puntuar.']);
  });
});

describe('words of a report', () => {
  it('say the confidence', () => {
    expect([0, 0.2, 0.5, 0.84].map(confianzaText)).toEqual([
      'Sin confianza',
      'Confianza baja',
      'Confianza media',
      'Confianza alta',
    ]);
  });

  it('say who made it and by which rubric', () => {
    expect(motorText({ motor: 'integrado', modelo: null })).toBe('Motor integrado (reglas, sin modelo de lenguaje)');
    expect(motorText({ motor: 'claude', modelo: 'm-1' })).toBe('Claude (m-1)');
    expect(rubricaText('entrevistas-profundidad@3')).toBe('entrevistas-profundidad, versión 3');
    expect(rubricaText('otra')).toBe('otra');
  });
});

const ENGINE = new Map<string, number | null>([
  ['Comunicación', 8],
  ['Adaptabilidad', null],
]);
const COMENTARIO = 'Coincido con el informe.';

describe('review of a report', () => {
  it('offers the half points from 10 to 0', () => {
    expect([HALF_STEPS[0], HALF_STEPS[1], HALF_STEPS.at(-1), HALF_STEPS.length]).toEqual([10, 9.5, 0, 21]);
  });

  it('can be sent with a comment alone', () => {
    expect(reviewErrors({ ...EMPTY_DRAFT, comentario: COMENTARIO }, ENGINE)).toBeUndefined();
  });

  it('says what is missing, field by field', () => {
    const draft = withChange({ ...EMPTY_DRAFT, comentario: 'corto' }, 'Comunicación', { motivo: 'no' });
    expect(reviewErrors(draft, ENGINE)).toEqual({
      comentario: 'Escribe al menos 10 caracteres',
      cambios: { Comunicación: { puntuacion: 'Elige una puntuación', motivo: 'Escribe al menos 5 caracteres' } },
    });
  });

  it('refuses a change that changes nothing, and takes a first score where the engine gave none', () => {
    const change = (habilidad: string, puntuacion: string) =>
      withChange({ ...EMPTY_DRAFT, comentario: COMENTARIO }, habilidad, { puntuacion, motivo: 'Lo vi claro.' });
    expect(reviewErrors(change('Comunicación', '8'), ENGINE)?.cambios.Comunicación?.puntuacion).toMatch(/distinta/);
    expect(reviewErrors(change('Comunicación', '7.5'), ENGINE)).toBeUndefined();
    expect(reviewErrors(change('Adaptabilidad', '0'), ENGINE)).toBeUndefined();
  });

  it('is sent as the contract wants it', () => {
    const draft = withChange({ ...EMPTY_DRAFT, comentario: ` ${COMENTARIO} ` }, 'Comunicación', {
      puntuacion: '7.5',
      motivo: ' Faltan ejemplos. ',
    });
    expect(toBody(draft, 4)).toEqual({
      comentario: COMENTARIO,
      cambios: [{ habilidad: 'Comunicación', puntuacion: 7.5, motivo: 'Faltan ejemplos.' }],
      version: 4,
    });
    expect(toBody(withoutChange(draft, 'Comunicación'), 4).cambios).toEqual([]);
  });
});

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('draft of a review', () => {
  const key = draftKey('ent_1', 'usr_1');
  const draft: ReviewDraft = withChange({ ...EMPTY_DRAFT, comentario: 'A medias' }, 'Comunicación', { motivo: 'x' });

  it('survives a reload, and is gone once it is empty', () => {
    const storage = memoryStorage();
    keepDraft(storage, key, draft);
    expect(readDraft(storage, key)).toEqual(draft);
    keepDraft(storage, key, EMPTY_DRAFT);
    expect(storage.kept.size).toBe(0);
  });

  it('belongs to one person and one report', () => {
    const storage = memoryStorage();
    keepDraft(storage, key, draft);
    expect(readDraft(storage, draftKey('ent_1', 'usr_2'))).toEqual(EMPTY_DRAFT);
    expect(readDraft(storage, draftKey('ent_2', 'usr_1'))).toEqual(EMPTY_DRAFT);
  });

  it.each(['{', 'null', '{"comentario":1,"cambios":{}}', '{"comentario":"a","cambios":null}'])(
    'starts anew when what was kept is no draft: %s',
    (kept) => {
      const storage = memoryStorage();
      storage.kept.set(key, kept);
      expect(readDraft(storage, key)).toEqual(EMPTY_DRAFT);
    },
  );

  it('lives without storage', () => {
    const blocked = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('blocked');
      },
      removeItem: () => undefined,
    };
    expect(readDraft(blocked, key)).toEqual(EMPTY_DRAFT);
    expect(() => keepDraft(blocked, key, draft)).not.toThrow();
  });
});

describe('a place in the queue', () => {
  const at = (entrevistaId: string, day: number) => ({
    entrevistaId,
    candidatoNombre: entrevistaId,
    fecha: `2026-03-0${day}T09:00:00.000Z`,
  });
  const cola = [at('a', 1), at('b', 2), at('c', 2), at('d', 3)];
  const [a, b, c, d] = cola as [EnCola, EnCola, EnCola, EnCola];
  const skipped = (...ids: string[]) => new Set(ids);

  it.each([
    ['the first', a, skipped(), { anterior: undefined, siguiente: b, pendiente: b, puesto: 1 }],
    ['one of the same moment as another', b, skipped(), { anterior: a, siguiente: c, pendiente: c, puesto: 2 }],
    ['the last', d, skipped(), { anterior: c, siguiente: undefined, pendiente: a, puesto: 4 }],
    ['one before a skipped one', b, skipped('c'), { siguiente: c, pendiente: d }],
    ['one after which all were skipped', b, skipped('c', 'd'), { pendiente: a }],
    ['the last that was not skipped', b, skipped('a', 'c', 'd'), { pendiente: undefined, siguiente: c }],
    ['one that has been validated', at('x', 2), skipped(), { anterior: c, siguiente: d, pendiente: d, puesto: 4 }],
  ])('of %s', (_, informe, saltados, lugar) => {
    expect(lugarEnCola(cola, informe, saltados)).toMatchObject(lugar);
  });

  it('keeps what one person has skipped apart from what another has, and survives a full storage', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
    keepSaltados(storage, 'usr_1', skipped('a', 'b'));
    expect(readSaltados(storage, 'usr_1')).toEqual(skipped('a', 'b'));
    expect(readSaltados(storage, 'usr_2')).toEqual(skipped());
    kept.set('idonea.cola.saltados.usr_1', '{"no":"list"}');
    expect(readSaltados(storage, 'usr_1')).toEqual(skipped());
    const full = {
      ...storage,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(() => keepSaltados(full, 'usr_1', skipped('a'))).not.toThrow();
  });
});
