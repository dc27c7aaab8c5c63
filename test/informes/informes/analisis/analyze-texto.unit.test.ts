import { describe, expect, it } from 'vitest';
import { analyzeTexto } from '#functions/informes/informes/analisis/analyze-texto.ts';

const GOOD =
  'Disfruté mucho de aquel proyecto porque el equipo era estupendo y la clienta quedó encantada. Además, aprendí cosas muy útiles. Por eso guardo un recuerdo excelente de esa etapa y me siento orgullosa del resultado.';
const BAD =
  'Fue una experiencia horrible y muy triste. El ambiente era pésimo, lleno de miedo y de desprecio. Además, me sentí humillado y fracasé. Por eso terminé agotado, enfadado y con rencor hacia aquella empresa tan desastrosa.';
const FLAT =
  'El almacén tiene tres puertas y dos muelles. Los camiones entran por la mañana. Después se colocan las cajas en los pasillos. Por la tarde se preparan los pedidos del día siguiente y se revisan las etiquetas.';

describe('analyzeTexto', () => {
  it('tells the tone of Spanish text', () => {
    expect(analyzeTexto([GOOD])?.sentiment.label).toBe('positivo');
    expect(analyzeTexto([BAD])?.sentiment.label).toBe('negativo');
    expect(analyzeTexto([FLAT])?.sentiment.label).toBe('neutral');
  });

  it('turns a tone round when it is denied', () => {
    const denied = GOOD.replace('Disfruté', 'No disfruté').replace('era estupendo', 'no era estupendo');
    expect(analyzeTexto([denied])?.sentiment.score).toBeLessThan(analyzeTexto([GOOD])?.sentiment.score ?? 0);
  });

  it('rates whole, tied sentences above loose words', () => {
    const loose =
      'almacén. cajas. sí. bueno, no sé. camiones y tal. mañana. pasillos, muelles. ya. etiquetas. fin. '.repeat(3);
    expect(analyzeTexto([GOOD])?.coherenceScore).toBeGreaterThan(analyzeTexto([loose])?.coherenceScore ?? 1);
  });

  it('rates careful wording above chat and coarse words', () => {
    const coarse = `${FLAT} jaja xq mi jefe era gilipollas, q mierda de sitio!!!!`;
    expect(analyzeTexto([FLAT])?.professionalismScore).toBe(1);
    expect(analyzeTexto([coarse])?.professionalismScore).toBeLessThan(0.7);
  });

  it('says nothing about too little text', () => {
    expect(analyzeTexto([])).toBeNull();
    expect(analyzeTexto(['Todo muy bien.'])).toBeNull();
  });
});
