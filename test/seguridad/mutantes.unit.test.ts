import { beforeAll, describe, expect, it } from 'vitest';
import { sized } from '../support/suite-size.ts';
import { type Cazado, CLASES, cazar, mutantes } from './mutantes/cazar.ts';
import { proporcion } from './mutantes/informe.ts';

/** In the sample some of each kind; in the whole every fault is put into every route. */
const DE_CADA_CLASE = sized(2, Number.POSITIVE_INFINITY);

describe('Faults that are put into the routes', () => {
  let cazados: Cazado[];
  beforeAll(
    async () => {
      cazados = await cazar(mutantes(DE_CADA_CLASE));
    },
    sized(120_000, 3_600_000),
  );

  it('are caught by the access matrix: 98 of 100 at least', () => {
    expect(cazados.filter(({ suerte }) => suerte !== 'equivalente').length).toBeGreaterThanOrEqual(sized(25, 1000));
    expect(cazados.filter(({ suerte }) => suerte === 'vivo').map(({ mutante, por }) => `${mutante}: ${por}`)).toEqual(
      [],
    );
    expect(proporcion(cazados)).toBeGreaterThanOrEqual(0.98);
  });

  it('are of every kind, and one of each at least makes a difference', () => {
    const effective = new Set(cazados.filter(({ suerte }) => suerte === 'cazado').map(({ clase }) => clase));
    expect(CLASES.map(({ nombre }) => nombre).filter((nombre) => !effective.has(nombre))).toEqual([]);
  });

  it('leave nothing behind: the product is whole again', async () => {
    const [uno] = mutantes(1);
    expect(uno).toBeDefined();
    const again = await cazar([{ clase: NADA, operation: uno?.operation ?? '' }]);
    expect(again).toMatchObject([{ suerte: 'equivalente' }]);
  });
});

/** No fault at all. */
const NADA = { nombre: 'ninguna', cabe: () => true, sembrar: () => () => {} };
