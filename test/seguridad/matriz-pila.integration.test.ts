import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identidades } from './matriz/identidades.ts';
import { enPila, type Pila } from './matriz/pila/en-pila.ts';
import { conGuardia } from './matriz/pila/seleccion.ts';
import { recorrer } from './matriz/recorrido.ts';

/** One of each kind of way to a company; `npm run sec:matriz -- --pila` asks all routes, also without the roles before the table. */
const RUTAS = ['getCandidato', 'updateArea', 'getEmpresa', 'sendRespuesta'];

let pila: Pila;
beforeAll(async () => {
  pila = await enPila();
}, 300_000);
afterAll(() => pila?.close());

describe('The access matrix on the local stack', () => {
  it('holds for built functions behind the gateway', async () => {
    const { fallos, sondas, controles, comprobaciones } = await recorrer(pila.escena, pila.banco, {
      operations: RUTAS,
      filter: conGuardia,
    });
    expect(fallos).toEqual([]);
    expect(sondas).toBeGreaterThan(200);
    expect(Object.keys(controles)).toEqual(RUTAS);
    expect(Object.entries(comprobaciones).filter(([, times]) => times === 0)).toEqual([]);
  });

  it('sees what a request writes, and takes it back', async () => {
    const { escena, banco } = pila;
    const [, , admin] = identidades(escena);
    if (!admin) throw new Error('Nobody administers A');
    const before = await banco.items();
    const peticion = { body: { nombreArea: 'Pajarera', descripcionArea: '' } };
    const answer = await banco.send({ operation: 'createArea', identidad: admin, peticion } as never);
    expect(answer.status).toBe(201);
    const written = (await banco.changes()).map(({ after }) => after?.nombreArea);
    expect(written).toContain('Pajarera');
    await banco.restore();
    expect(await banco.changes()).toEqual([]);
    expect(await banco.items()).toEqual(before);
  });
});
