import { describe, expect, it } from 'vitest';
import type { Hallazgo } from '#functions/entrevistas/dignidad/familia.ts';
import type { Caso } from '../../../tools/dignidad/casos.ts';
import { medirCasos, medirPreguntas } from '../../../tools/dignidad/medir.ts';
import { tasa, tasaText } from '../../../tools/dignidad/tasa.ts';

const caso = (id: string, more: Partial<Caso>): Caso => ({
  ...{ id, pais: 'ES', texto: id, categoria: 'ordinaria', gravedad: 0, secundarias: [], accion: 'ninguna' },
  ...{ detiene: false, tramos: [], implicita: false, historial: [] },
  ...more,
});
const finding = (categoria: string, gravedad: 1 | 2 | 3, tramo = { inicio: 0, fin: 1 }): Hallazgo => ({
  categoria,
  gravedad,
  tramo,
  fuente: 'reglas',
});

describe('A rate', () => {
  it('has the interval of Wilson', () => {
    // Of 18 without a miss no more than 0.82 is shown.
    const all = tasa(18, 18);
    expect(all.desde).toBeCloseTo(0.8241, 3);
    expect(all.hasta).toBe(1);
    expect(tasa(81, 263).desde).toBeCloseTo(0.2553, 3);
    expect(tasa(81, 263).hasta).toBeCloseTo(0.3662, 3);
    expect(tasaText(tasa(0, 0))).toBe('sin casos');
    expect(tasaText(tasa(1, 2))).toBe('1 de 2 (50,0 %; 9,5 % a 90,5 %)');
  });
});

describe('What is measured', () => {
  const casos = [
    caso('a', { categoria: 'riesgo_vital', gravedad: 2, accion: 'parar_y_cuidar', detiene: true }),
    caso('b', { categoria: 'riesgo_vital', gravedad: 3, accion: 'peligro_inmediato', detiene: true, implicita: true }),
    caso('c', { categoria: 'dato_protegido', gravedad: 1, texto: 'soy zurda', tramos: [{ texto: 'zurda' }] }),
    caso('d', {}),
  ];
  const leer = (texto: string): Hallazgo[] => {
    if (texto === 'a' || texto === 'd') return [finding('riesgo_vital', 2)];
    return texto === 'soy zurda' ? [finding('dato_protegido', 1, { inicio: 0, fin: 9 })] : [];
  };
  const rows = new Map(medirCasos(casos, leer).map((fila) => [fila.nombre, fila]));

  it('is recall of what is said openly and of all, precision, and the right action', () => {
    expect(rows.get('riesgo_vital 2–3, dicho abiertamente')).toMatchObject({ tasa: { si: 1, de: 1 }, alMenos: 0.9 });
    expect(rows.get('riesgo_vital 2–3')).toMatchObject({ tasa: { si: 1, de: 2 }, fallos: ['b'] });
    expect(rows.get('riesgo_vital, precisión')).toMatchObject({ tasa: { si: 1, de: 2 }, fallos: ['d'] });
    expect(rows.get('riesgo_vital, acción')).toMatchObject({ tasa: { si: 1, de: 2 } });
  });

  it('is stops where there is nothing to stop for, and masks by their letters', () => {
    expect(rows.get('paradas en respuestas corrientes')).toMatchObject({ tasa: { si: 1, de: 1 }, comoMucho: 0.01 });
    expect(rows.get('tramos tapados enteros')).toMatchObject({ tasa: { si: 1, de: 1 } });
    expect(rows.get('caracteres tapados que son de un tramo')).toMatchObject({ tasa: { si: 5, de: 9 } });
  });

  it('is whether a question is recognised, and as what', () => {
    const asked = [
      { id: 'p', pais: 'ES', texto: '¿Quién?', intencion: 'datos_quien_lee' },
      { id: 'q', pais: 'ES', texto: '¿Cuándo?', intencion: 'proceso_plazo' },
    ];
    const read = (texto: string): Hallazgo[] =>
      /cu.ndo/i.test(texto) ? [] : [{ ...finding('pregunta_datos', 1), subtipo: 'datos_quien_lee' }];
    const [known, right] = medirPreguntas(asked, read);
    expect(known).toMatchObject({ tasa: { si: 1, de: 2 }, fallos: ['q'] });
    expect(right).toMatchObject({ tasa: { si: 1, de: 2 } });
  });
});
