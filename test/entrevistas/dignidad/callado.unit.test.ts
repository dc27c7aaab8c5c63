import { describe, expect, it } from 'vitest';
import { decidir } from '#functions/entrevistas/dignidad/decidir.ts';
import type { Hallazgo } from '#functions/entrevistas/dignidad/familia.ts';

const TEXTO = 'Abrí la tienda a las seis. Aquello de mi jefe ya pasó. Cerré la caja sin descuadre.';
const de = (categoria: string, more: Partial<Hallazgo> = {}): Hallazgo => {
  const inicio = TEXTO.indexOf('mi jefe');
  return { categoria, gravedad: 1, tramo: { inicio, fin: inicio + 7 }, fuente: 'modelo', callado: true, ...more };
};

describe('A finding without a word', () => {
  it('is not spoken of, and covers what it covers', () => {
    const { dicho, respuesta, fuera } = decidir(TEXTO, [de('acoso_violencia'), de('dato_protegido')]);
    expect([dicho, fuera, respuesta?.texto]).toEqual([undefined, false, TEXTO]);
    const [marca] = respuesta?.marcas ?? [];
    expect(TEXTO.slice(marca?.inicio, marca?.fin)).toBe('Aquello de mi jefe ya pasó.');
  });

  it('does not keep back what is spoken of', () => {
    const { callado: _, ...spoken } = de('enfado_insulto');
    const { dicho } = decidir(TEXTO, [de('acoso_violencia'), spoken]);
    expect(dicho?.hallazgo.categoria).toBe('enfado_insulto');
  });
});
