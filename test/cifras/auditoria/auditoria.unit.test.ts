import { beforeEach, describe, expect, it } from 'vitest';
import { deleteNotificaciones } from '#functions/avisos/notificaciones/delete-notificaciones.ts';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { createNota } from '#functions/candidatos/notas/create-nota.ts';
import { exportAuditoria } from '#functions/cifras/auditoria/export-auditoria.ts';
import { getAuditoria } from '#functions/cifras/auditoria/get-auditoria.ts';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { updateConservacion } from '#functions/datos/conservacion/update-conservacion.ts';
import { deleteEmpresa } from '#functions/datos/purgas/delete-empresa.ts';
import { deleteArea } from '#functions/empresas/areas/delete-area.ts';
import { updateArea } from '#functions/empresas/areas/update-area.ts';
import { createConfiguracion } from '#functions/empresas/configuraciones/create-configuracion.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { createPlan } from '#functions/empresas/planes/create-plan.ts';
import { extendPrueba } from '#functions/empresas/suscripciones/extend-prueba.ts';
import { listSuscripciones } from '#functions/empresas/suscripciones/list-suscripciones.ts';
import { updateUsuario } from '#functions/empresas/usuarios/update-usuario.ts';
import type { Auditoria, AuditoriaDetalle } from '#shared/cifras/auditoria/auditoria.ts';
import { anId } from '../../support/ids.ts';
import { aCandidate, aCompany, anArea } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const entries = async (as: { id: string }, query: Record<string, string> = {}) =>
  (await app.call<Auditoria[]>(listAuditoria, { as, query })).data;

describe('The audit log', () => {
  it('says who changed what, when and from where, newest first, without the values', async () => {
    const area = await anArea(app, company.admin, 'Logística');
    app.advance(60_000);
    const body = { nombreArea: 'Almacén secreto', descripcionArea: '', activo: true, version: 1 };
    await app.call(updateArea, { as: company.operador, params: { id: area.id }, body });
    await app.call(updateArea, { as: company.admin, params: { id: area.id }, body });
    const [newest, older, ...others] = await entries(company.admin);
    expect(newest).toMatchObject({
      operacion: 'PUT /api/areas/{id}',
      parametros: { id: area.id },
      fecha: app.clock.toISOString(),
      actor: { usuarioId: company.admin.id, rol: 'admin' },
    });
    expect(newest?.direccion).not.toBe('');
    expect(older?.operacion).toBe('POST /api/areas');
    expect(others).toEqual([]);
    expect(JSON.stringify(newest)).not.toContain('Almacén secreto');
  });

  it('has one entry for each change that was stored, none for a refused one, a read, or what somebody has read', async () => {
    const person = { nombre: 'Ana Ruiz', email: 'ana@correo.test' };
    await app.call(createCandidato, { as: company.operador, body: person });
    expect((await app.call(createCandidato, { as: company.operador, body: person })).status).toBe(409);
    await app.call(listCandidatos, { as: company.operador });
    await app.call(deleteNotificaciones, { as: company.operador });
    expect((await entries(company.admin)).map(({ operacion }) => operacion)).toEqual(['POST /api/candidatos']);
  });

  it('has one entry for a request that is sent again', async () => {
    const again = {
      as: company.operador,
      body: { nombre: 'Ana Ruiz', email: 'ana@correo.test' },
      headers: { 'idempotency-key': 'una-clave-cualquiera' },
    };
    await app.call(createCandidato, again);
    expect((await app.call(createCandidato, again)).status).toBe(201);
    expect(await entries(company.admin)).toHaveLength(1);
  });

  it("shows a company its own entries, and the superadmin the platform's or a company's", async () => {
    const other = await aCompany(app, { nombreComercial: 'Beta' });
    await anArea(app, company.admin, 'Logística');
    await anArea(app, other.admin, 'Ventas');
    await app.call(moveEmpresa, {
      as: company.superadmin,
      params: { id: company.empresa.id },
      body: { estado: 'activa', motivo: 'Pago recibido' },
    });
    const own = await entries(company.admin, { empresaId: other.empresa.id });
    expect(own.map(({ operacion, actor }) => [operacion, actor.usuarioId])).toEqual([
      ['POST /api/empresas/{id}/estado', company.superadmin.id],
      ['POST /api/areas', company.admin.id],
    ]);
    expect(await entries(company.superadmin, { empresaId: other.empresa.id })).toMatchObject([
      { actor: { usuarioId: other.admin.id } },
    ]);
    expect((await app.call(listAuditoria, { as: company.operador })).status).toBe(403);
  });

  it("has what a superadmin does to a company in that company's log, by whatever route, but how it comes and goes", async () => {
    const { superadmin, empresa, operador } = company;
    const as = superadmin;
    const configuracion = { empresaId: empresa.id, nombre: 'idioma', valor: 'es' };
    const { data: suscripciones } = await app.call<{ id: string; empresaId: string }[]>(listSuscripciones, { as });
    const suscripcion = suscripciones.find(({ empresaId }) => empresaId === empresa.id);
    const answers = [
      await app.call(createConfiguracion, { as, body: configuracion }),
      await app.call(updateUsuario, { as, params: { id: operador.id }, body: { nombre: 'Otro nombre', version: 1 } }),
      await app.call(extendPrueba, {
        as,
        params: { id: suscripcion?.id ?? '' },
        body: { dias: 7, motivo: 'Lo pide la empresa' },
      }),
      await app.call(createPlan, { as, body: { nombre: 'Otro', descripcion: 'Un plan', precio: 10 } }),
      await app.call(deleteEmpresa, { as, params: { id: empresa.id }, body: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 201, 200]);
    const operations = (of: { operacion: string }[]) => of.map(({ operacion }) => operacion);
    expect(operations(await entries(company.admin))).toEqual([
      'POST /api/suscripciones/{id}/prueba',
      'PUT /api/usuarios/{id}',
      'POST /api/configuracion',
    ]);
    expect(operations(await entries(superadmin))).toEqual([
      'DELETE /api/empresas/{id}',
      'POST /api/planes',
      'POST /api/empresas',
    ]);
  });

  it('is read page by page', async () => {
    for (const name of ['Logística', 'Ventas', 'Legal']) await anArea(app, company.admin, name);
    const first = await app.call<Auditoria[]>(listAuditoria, { as: company.admin, query: { limit: '2' } });
    const second = await entries(company.admin, { cursor: String(first.nextCursor) });
    expect([...first.data, ...second]).toHaveLength(3);
  });
});

describe('A search in the audit log', () => {
  const DAY = 24 * 60 * 60_000;
  const operations = async (query: Record<string, string>) =>
    (await entries(company.admin, query)).map(({ operacion }) => operacion);

  /** On the 2nd the administrator makes an area, on the 3rd the operador a candidate and the administrator changes both. */
  beforeEach(async () => {
    const area = await anArea(app, company.admin, 'Logística');
    app.advance(DAY);
    const candidato = await aCandidate(app, company.operador, { nombre: 'Ana Ruiz', email: 'ana@correo.test' });
    const body = { nombreArea: 'Almacén', descripcionArea: '', activo: true, version: 1 };
    await app.call(updateArea, { as: company.admin, params: { id: area.id }, body });
    await app.call(createNota, { as: company.admin, params: { id: candidato.id }, body: { texto: 'Una nota' } });
  });

  it('finds what one person did, what was done to one kind of thing, and one action', async () => {
    expect(await operations({ actorId: company.operador.id })).toEqual(['POST /api/candidatos']);
    expect(await operations({ entidad: 'areas' })).toEqual(['PUT /api/areas/{id}', 'POST /api/areas']);
    expect(await operations({ operacion: 'POST /api/areas' })).toEqual(['POST /api/areas']);
    expect(await operations({ actorId: company.admin.id, entidad: 'candidatos' })).toEqual([
      'POST /api/candidatos/{id}/notas',
    ]);
    expect(await operations({ entidad: 'candidatos', operacion: 'POST /api/areas' })).toEqual([]);
    expect(await operations({ actorId: anId('usr') })).toEqual([]);
  });

  it('keeps to a period of days, both included', async () => {
    expect(await operations({ desde: '2026-03-03' })).toHaveLength(3);
    expect(await operations({ hasta: '2026-03-02' })).toEqual(['POST /api/areas']);
    expect(await operations({ desde: '2026-03-02', hasta: '2026-03-03' })).toHaveLength(4);
    expect(await operations({ desde: '2026-03-04', entidad: 'areas' })).toEqual([]);
    const wrong = await app.call(listAuditoria, { as: company.admin, query: { desde: 'ayer' } });
    expect(wrong).toMatchObject({ status: 400, code: 'VALIDACION' });
  });

  it('goes on page by page until the end with every combination, though pages may be short', async () => {
    for (let n = 0; n < 12; n++) await anArea(app, company.admin, `Área ${n}`);
    const combinations: [Record<string, string>, number][] = [
      [{}, 16],
      [{ actorId: company.admin.id }, 15],
      [{ operacion: 'PUT /api/areas/{id}' }, 1],
      [{ actorId: company.admin.id, operacion: 'POST /api/areas' }, 13],
      [{ actorId: company.admin.id, entidad: 'candidatos', desde: '2026-03-03' }, 1],
    ];
    for (const [query, expected] of combinations) {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await app.call<Auditoria[]>(listAuditoria, {
          as: company.admin,
          query: { ...query, limit: '4', ...(cursor && { cursor }) },
        });
        expect(page.data.length).toBeLessThanOrEqual(4);
        found.push(...page.data.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(new Set(found).size).toBe(expected);
      expect(found).toEqual(found.toSorted().reverse());
    }
  });

  it('is kept as a file with the words of each action, safe for spreadsheets', async () => {
    await app.table.write([
      { update: { PK: `USUARIO#${company.admin.id}`, SK: 'USUARIO' }, set: { nombre: '=1+1', apellidos: '' } },
    ]);
    await anArea(app, company.admin, 'Ventas');
    const file = await app.call(exportAuditoria, { as: company.admin, query: { entidad: 'areas' } });
    expect(file.headers['content-disposition']).toBe('attachment; filename="auditoria_2026-03-03.csv"');
    const [head, newest, ...older] = file.text.trimEnd().split('\r\n');
    expect(head).toBe(
      '\uFEFFfecha,persona,persona_id,rol,accion,entidad,sobre,cambios,cuantos,operacion,direccion,referencia',
    );
    expect(newest).toMatch(
      /^2026-03-03T09:00:00\.000Z,"'=1\+1",usr_\w+,Administrador,Creó un área,Áreas,are_\w+,,,POST/,
    );
    expect(older).toHaveLength(2);
  });
});

describe('An entry of the audit log', () => {
  const detailOf = async (as: { id: string }, entry: Auditoria | undefined, query: Record<string, string> = {}) =>
    app.call<AuditoriaDetalle>(getAuditoria, { as, params: { id: entry?.id ?? '' }, query });

  it('says what it was about as long as that is there, also what it made', async () => {
    const area = await anArea(app, company.admin, 'Logística');
    const [made] = await entries(company.admin);
    expect(made?.objetoId).toBe(area.id);
    const objeto = { nombre: 'Logística', ruta: '/areas?q=Log%C3%ADstica' };
    expect((await detailOf(company.admin, made)).data).toMatchObject({ id: made?.id, objeto });
    await app.call(deleteArea, { as: company.admin, params: { id: area.id } });
    expect((await detailOf(company.admin, made)).data.objeto).toBeNull();
  });

  it('says what became of a role, a state and a term, and of nothing personal', async () => {
    const { id } = company.operador;
    const changed = await app.call(updateUsuario, {
      as: company.admin,
      params: { id },
      body: { nombre: 'Otro nombre', rol: 'admin', version: 1 },
    });
    expect(changed.status, changed.text).toBe(200);
    await app.call(updateConservacion, { as: company.admin, body: { meses: 6, version: 0 } });
    const [meses, rol] = await entries(company.admin);
    expect(meses?.cambios).toEqual([{ campo: 'meses', antes: 24, despues: 6 }]);
    expect(rol?.cambios).toEqual([{ campo: 'rol', antes: 'operador', despues: 'admin' }]);
    const move = { estado: 'activa', motivo: 'Pago recibido' };
    await app.call(moveEmpresa, { as: company.superadmin, params: { id: company.empresa.id }, body: move });
    expect((await entries(company.admin))[0]?.cambios).toContainEqual({
      campo: 'estado',
      antes: 'trial',
      despues: 'activa',
    });
  });

  it("is found in the own company's log only", async () => {
    const other = await aCompany(app, { nombreComercial: 'Beta' });
    await anArea(app, company.admin, 'Logística');
    const [entry] = await entries(company.admin);
    const missing = { status: 404, code: 'AUDITORIA_NO_ENCONTRADA' };
    expect(await detailOf(other.admin, entry, { empresaId: company.empresa.id })).toMatchObject(missing);
    expect(await detailOf(company.superadmin, entry)).toMatchObject(missing);
    const named = await detailOf(company.superadmin, entry, { empresaId: company.empresa.id });
    expect(named.data.objeto?.nombre).toBe('Logística');
  });
});
