import { beforeEach, describe, expect, it } from 'vitest';
import { eraseEntrevista } from '#functions/datos/privacidad/erase-entrevista.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { getComparacion } from '#functions/informes/informes/get-comparacion.ts';
import { getInformesEstadisticas } from '#functions/informes/informes/get-informes-estadisticas.ts';
import { informeWrites, validatedWrites } from '#functions/informes/informes/informe.repository.ts';
import { listInformes } from '#functions/informes/informes/list-informes.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import type { EstadisticasInformes, InformeResumen } from '#shared/informes/informes/informes.api.ts';
import { isAtrasado, REVISION_HORAS } from '#shared/informes/informes/plazo.ts';
import { anId } from '../../support/ids.ts';
import { aCompany, aFinishedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';
import { anInforme, VENTAS, validated } from './an-informe.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;

beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const store = async (...informes: Informe[]) => {
  for (const informe of informes) {
    const own = { ...informe, empresaId: company.empresa.id };
    const { validacion: _, ...fresh } = own;
    await app.table.write(informeWrites({ ...fresh, estado: 'analizada', version: 1 }));
    if (own.validacion) await app.table.write(validatedWrites(own, 1));
  }
};
const list = async (query: Record<string, string> = {}) =>
  (await app.call<InformeResumen[]>(listInformes, { as: company.operador, query })).data;
const names = async (query: Record<string, string> = {}) =>
  (await list(query)).map(({ candidatoNombre }) => candidatoNombre);
const named = (n: number, candidatoNombre: string, more: Partial<Informe> = {}) =>
  anInforme(n, { candidatoNombre, ...more });
const estadisticas = async () =>
  (await app.call<EstadisticasInformes>(getInformesEstadisticas, { as: company.operador })).data;

describe('listInformes', () => {
  const scored = (n: number, name: string, puntuacionMedia: number | null) => {
    const informe = named(n, name);
    return { ...informe, informeIA: { ...informe.informeIA, puntuacionMedia } };
  };

  it('sorts by date, by score with those without one after all others, and by candidate without minding accents', async () => {
    await store(scored(1, 'Óscar', 10), scored(2, 'Beatriz', null), scored(3, 'ana', 9.5), scored(4, 'Zoe', 0));
    expect(await names()).toEqual(['Zoe', 'ana', 'Beatriz', 'Óscar']);
    expect(await names({ orden: 'fecha' })).toEqual(['Óscar', 'Beatriz', 'ana', 'Zoe']);
    expect(await names({ orden: '-puntuacion' })).toEqual(['Óscar', 'ana', 'Zoe', 'Beatriz']);
    expect(await names({ orden: 'puntuacion' })).toEqual(['Beatriz', 'Zoe', 'ana', 'Óscar']);
    expect(await names({ orden: 'candidato' })).toEqual(['ana', 'Beatriz', 'Óscar', 'Zoe']);
    expect(await names({ orden: '-candidato' })).toEqual(['Zoe', 'Óscar', 'Beatriz', 'ana']);
  });

  it('finds words of the candidate, whatever their accents, and nobody by the middle of a word', async () => {
    await store(named(1, 'Ñuria Pérez'), named(2, 'José Antonio Peral'));
    expect(await names({ q: 'pEre' })).toEqual(['Ñuria Pérez']);
    expect(await names({ q: 'nuria' })).toEqual(['Ñuria Pérez']);
    expect(await names({ q: 'antonio' })).toEqual(['José Antonio Peral']);
    expect(await names({ q: 'onio' })).toEqual([]);
  });

  it.each([
    [{ areaId: VENTAS }, ({ areaId }: Informe) => areaId === VENTAS],
    [{ servicioId: 'test-vocacional' }, ({ servicioId }: Informe) => servicioId === 'test-vocacional'],
    [{ candidatoId: anId('can', 10) }, ({ candidatoId }: Informe) => candidatoId === anId('can', 10)],
    [{ estado: 'validada' }, ({ estado }: Informe) => estado === 'validada'],
    // Not by a word in a text: "no_recomendado" and "con_reservas" are others.
    [{ recomendacion: 'recomendado' }, ({ informeIA }: Informe) => informeIA.recomendacion === 'recomendado'],
    [
      { areaId: VENTAS, servicioId: 'test-vocacional', estado: 'validada', recomendacion: 'con_reservas' },
      ({ areaId, servicioId, estado, informeIA }: Informe) =>
        areaId !== null &&
        servicioId === 'test-vocacional' &&
        estado === 'validada' &&
        informeIA.recomendacion === 'con_reservas',
    ],
    [{ q: 'fernandez', estado: 'analizada', areaId: VENTAS }, (i: Informe) => i.estado === 'analizada' && i.areaId],
  ])('with %j shows those and no others, in every order, over pages', async (query, belongs) => {
    const informes = Array.from({ length: 48 }, (_, n) => (n % 5 === 0 ? validated(anInforme(n)) : anInforme(n)));
    await store(...informes);
    const expected = informes.filter(belongs).map(({ entrevistaId }) => entrevistaId);
    expect(expected.length).toBeGreaterThan(0);
    for (const orden of ['-fecha', 'puntuacion', 'candidato']) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await app.call<InformeResumen[]>(listInformes, {
          as: company.operador,
          query: { ...query, orden, limit: '5', ...(cursor && { cursor }) },
        });
        seen.push(...page.data.map(({ entrevistaId }) => entrevistaId));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('tells who validated it, when, with which comment and what their scores make of the mean', async () => {
    await store(validated(anInforme(4), [{ habilidad: 'Liderazgo', puntuacion: 8 }]));
    // 2.5 by the engine and 8 by the person.
    expect(await list()).toMatchObject([
      {
        puntuacionMedia: 2.5,
        revision: { por: 'Ana Ruiz', cambios: 1, puntuacionMedia: 5.3, comentario: expect.stringContaining('leído') },
      },
    ]);
    expect(await list({ estado: 'analizada' })).toEqual([]);
  });

  it('knows the area in which the candidate was interviewed', async () => {
    const scene = await aFinishedInterview(app);
    company = scene;
    const key = { PK: `EMPRESA#${scene.empresa.id}`, SK: `ENTREVISTA#${scene.entrevista.id}` };
    await app.table.write([{ update: key, set: { areaId: VENTAS } }]);
    await app.deliver(analyzeEntrevista);
    expect(await names({ areaId: VENTAS })).toEqual([scene.candidato.nombre]);
    expect(await names({ areaId: anId('are') })).toEqual([]);
  });

  it('is overdue when nobody has validated it for two days, as the reminder says', () => {
    const { estado, fecha } = anInforme(1);
    const limit = Date.parse(fecha) + REVISION_HORAS * 3_600_000;
    expect([isAtrasado({ estado, fecha }, limit), isAtrasado({ estado, fecha }, limit + 1)]).toEqual([false, true]);
    expect(isAtrasado({ estado: 'validada', fecha }, limit + 1)).toBe(false);
  });
});

describe('getInformesEstadisticas', () => {
  it('has nothing to average before the first report', async () => {
    expect(await estadisticas()).toEqual({
      total: 0,
      porEstado: { analizada: 0, validada: 0 },
      porRecomendacion: { recomendado: 0, con_reservas: 0, no_recomendado: 0, sin_datos: 0 },
      puntuacionMedia: null,
      puntuados: 0,
    });
  });

  it('counts by the field, whatever the texts say, and averages what has a score', async () => {
    await store(anInforme(0), anInforme(1), anInforme(2), anInforme(3), validated(anInforme(4)));
    // 0.5, 1, 1.5, none, 2.5
    expect(await estadisticas()).toEqual({
      total: 5,
      porEstado: { analizada: 4, validada: 1 },
      porRecomendacion: { recomendado: 2, con_reservas: 1, no_recomendado: 1, sin_datos: 1 },
      puntuacionMedia: 1.4,
      puntuados: 4,
    });
  });
});

describe('a report from its analysis to its erasure', () => {
  it('moves lists and counters with it, and leaves nothing', async () => {
    const scene = await aFinishedInterview(app);
    company = scene;
    await app.deliver(analyzeEntrevista);
    expect(await list({ estado: 'analizada' })).toHaveLength(1);
    expect(await estadisticas()).toMatchObject({ total: 1, porEstado: { analizada: 1, validada: 0 } });

    const params = { entrevistaId: scene.entrevista.id };
    const body = { comentario: 'Leída la transcripción entera.', version: 1 };
    expect((await app.call(validateInforme, { as: scene.admin, params, body })).status).toBe(200);
    expect(await list({ estado: 'analizada' })).toEqual([]);
    expect(await list({ estado: 'validada' })).toHaveLength(1);
    expect(await estadisticas()).toMatchObject({ total: 1, porEstado: { analizada: 0, validada: 1 } });

    await eraseEntrevista(scene.empresa.id, scene.entrevista.id, app.deps);
    expect(await list()).toEqual([]);
    expect(await list({ q: scene.candidato.nombre.slice(0, 3) })).toEqual([]);
    expect(await estadisticas()).toMatchObject({ total: 0, puntuacionMedia: null, puntuados: 0 });
    const left = app.table.all().filter(({ tipo }) => tipo === 'INFORME_LISTADO' || tipo === 'INFORME');
    expect(left).toEqual([]);
  });
});

describe('getComparacion', () => {
  const compare = (ids: string[]) =>
    app.call<{ informes: Informe[]; faltan: string[] }>(getComparacion, {
      as: company.operador,
      query: { entrevistas: ids.join(',') },
    });
  const id = (n: number) => anInforme(n).entrevistaId;

  it('answers reports of one service in the order that was asked for, and which are not there', async () => {
    await store(anInforme(1), anInforme(2));
    const { data } = await compare([id(2), 'ent_borrada', id(1)]);
    expect(data.informes.map(({ entrevistaId }) => entrevistaId)).toEqual([id(2), id(1)]);
    expect(data.faltan).toEqual(['ent_borrada']);
  });

  it('refuses reports of different services, and says why', async () => {
    await store(anInforme(1), anInforme(3));
    expect(await compare([id(1), id(3)])).toMatchObject({
      status: 400,
      code: 'VALIDACION',
      message: expect.stringContaining('mismo servicio'),
    });
  });

  it.each([[[id(1)]], [[id(1), id(1)]], [[1, 2, 4, 5, 7].map(id)]])(
    'refuses %j: two to four are compared',
    async (ids) => {
      expect(await compare(ids)).toMatchObject({ status: 400, code: 'VALIDACION' });
    },
  );

  it("answers another company's reports like missing ones", async () => {
    await store(anInforme(1), anInforme(2));
    company = await aCompany(app, { nombreLegal: 'Beta S.A.', nombreComercial: 'Beta' });
    expect(await compare([id(1), id(2)])).toMatchObject({ status: 404, code: 'INFORME_NO_ENCONTRADO' });
  });
});
