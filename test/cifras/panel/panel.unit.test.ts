import { beforeEach, describe, expect, it } from 'vitest';
import { getPanel } from '#functions/cifras/panel/get-panel.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { listEntrevistas } from '#functions/entrevistas/entrevistas/list-entrevistas.ts';
import { aBooking, aCompany, aFinishedInterview, aReport } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

describe('GET /api/panel', () => {
  it('tells a superadmin without a company of the whole platform', async () => {
    const { superadmin, empresa } = await aReport(app);
    await aCompany(app, { nombreComercial: 'Beta' });
    const body = { estado: 'activa', motivo: 'Pago recibido' };
    await app.call(moveEmpresa, { as: superadmin, params: { id: empresa.id }, body });
    expect((await app.call(getPanel, { as: superadmin })).data).toEqual({
      ambito: 'plataforma',
      totalEmpresas: 2,
      empresasActivas: 1,
      licenciasActivas: 80,
      entrevistasCompletadas: 1,
      informesGenerados: 1,
    });
  });

  it('tells a superadmin of the company that they name', async () => {
    const { superadmin, empresa } = await aFinishedInterview(app);
    const { data } = await app.call(getPanel, { as: superadmin, query: { empresaId: empresa.id } });
    expect(data).toMatchObject({ ambito: 'empresa', candidatos: 1, completadas: 1 });
  });

  it('stands above the interviews that were booked last, whenever they are', async () => {
    const { admin, candidato } = await aBooking(app);
    const book = async (days: number) => {
      app.advance(60_000);
      const fechaProgramada = new Date(app.clock.getTime() + days * 24 * 60 * 60_000).toISOString();
      const zonaHoraria = 'Europe/Madrid';
      const body = { candidatoId: candidato.id, servicioId: 'test-vocacional', fechaProgramada, zonaHoraria };
      return (await app.call<{ id: string }>(createEntrevista, { as: admin, body })).data.id;
    };
    const [far, near] = [await book(20), await book(2)];
    const query = { orden: '-fechaCreacion', limit: '2' };
    const { data, nextCursor } = await app.call<{ id: string }[]>(listEntrevistas, { as: admin, query });
    expect(data.map(({ id }) => id)).toEqual([near, far]);
    const rest = await app.call<{ id: string }[]>(listEntrevistas, {
      as: admin,
      query: { ...query, cursor: nextCursor ?? '' },
    });
    expect(rest.data.length).toBe(1);
    expect(rest.nextCursor).toBeUndefined();
  });

  it('tells nobody else of the platform', async () => {
    const { admin } = await aCompany(app);
    const nobody = await app.addUsuario({ rol: 'admin', empresaId: null });
    expect((await app.call(getPanel, { as: admin })).data).toMatchObject({ ambito: 'empresa' });
    expect(await app.call(getPanel, { as: nobody })).toMatchObject({ status: 400, code: 'EMPRESA_REQUERIDA' });
  });
});
