import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';
import { sized } from '../support/suite-size.ts';
import { llegaAUnaEmpresa, sinMuro } from './matriz/aislamiento.ts';
import { enProceso } from './matriz/banco.ts';
import { type Escena, laEscena } from './matriz/escena/escena.ts';
import { ROWS, WRITTEN } from './matriz/filas/rows.ts';
import { accesoOf, identidades } from './matriz/identidades.ts';
import { muestra, nombraOtra } from './matriz/muestra.ts';
import { cuentas } from './matriz/oraculos/contadores.ts';
import { type Recorrido, recorrer } from './matriz/recorrido.ts';
import type { Sonda } from './matriz/sonda.ts';

const selection = sized(muestra, () => () => true);

let escena: Escena;
beforeAll(async () => {
  escena = await laEscena();
}, 300_000);

describe('The rows of the access matrix', () => {
  it('are one for each route, and none besides', () => {
    const routes = ENDPOINT_FUNCTIONS.map(({ operation }) => operation);
    expect(Object.keys(ROWS).toSorted()).toEqual(routes.toSorted());
    expect(routes).toEqual(expect.arrayContaining(Object.keys(WRITTEN)));
  });

  it.each(ENDPOINT_FUNCTIONS)('say of $operation the same as its contract: who may', ({ operation, contract }) => {
    const { access } = contract;
    expect(typeof access === 'object' ? access.permission : access).toBe(ROWS[operation]?.access);
  });

  it('say a reason where no positive control can be set up, and are few', () => {
    const without = Object.values(ROWS).filter(({ control }) => control);
    expect(without.length).toBeLessThanOrEqual(5);
    expect(without.every(({ access, control }) => access === 'public' && control?.why)).toBe(true);
  });

  it('begin with counters that are exact', () => {
    const pairs = Object.values(cuentas(escena.app.table.all(), escena));
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.filter(([counter, counted]) => counter !== counted)).toEqual([]);
  });
});

describe('The access matrix', () => {
  let recorrido: Recorrido;
  beforeAll(async () => {
    recorrido = await recorrer(escena, enProceso(escena), { filter: selection() });
  }, 300_000);

  it('holds for every route, identity and hostile idea', () => {
    expect(recorrido.fallos).toEqual([]);
    expect([recorrido.rutas, recorrido.identidades]).toEqual([ENDPOINT_FUNCTIONS.length, 10]);
    expect(recorrido.sondas).toBeGreaterThan(sized(5000, 30_000));
  });

  it('gives every oracle something to watch', () => {
    expect(Object.entries(recorrido.comprobaciones).filter(([, times]) => times < sized(200, 500))).toEqual([]);
  });

  it('serves whoever may: each route, each role that its row allows', () => {
    const served = Object.entries(ROWS).flatMap(([operation, row]) => {
      if (row.control) return [];
      return identidades(escena)
        .filter((identidad) => identidad.nombre !== 'sin empresa' && accesoOf(identidad, row) === 'permitido')
        .filter(({ nombre }) => !recorrido.controles[operation]?.has(nombre))
        .map(({ nombre }) => `${operation} · ${nombre}`);
    });
    expect(served).toEqual([]);
  });
});

describe('The access matrix without the wall between companies', () => {
  it('holds as well: no use case leans on it', async () => {
    const banco = enProceso(escena);
    sinMuro(escena);
    onTestFinished(() => {
      escena.app.bind = undefined;
    });
    const isChosen = selection();
    const filter = (sonda: Sonda) => llegaAUnaEmpresa(sonda) && isChosen(sonda) && sized(nombraOtra(sonda), true);
    const { fallos, sondas } = await recorrer(escena, banco, { filter });
    expect(fallos).toEqual([]);
    expect(sondas).toBeGreaterThan(sized(1500, 10_000));
  });
});
