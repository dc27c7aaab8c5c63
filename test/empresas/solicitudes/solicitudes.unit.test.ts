import { beforeEach, describe, expect, it } from 'vitest';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { approveSolicitud } from '#functions/empresas/solicitudes/approve-solicitud.ts';
import { createSolicitud } from '#functions/empresas/solicitudes/create-solicitud.ts';
import { getSolicitud } from '#functions/empresas/solicitudes/get-solicitud.ts';
import { listSolicitudes } from '#functions/empresas/solicitudes/list-solicitudes.ts';
import { rejectSolicitud } from '#functions/empresas/solicitudes/reject-solicitud.ts';
import { AVISO_LEGAL } from '#shared/empresas/solicitudes/aviso-legal.ts';
import type { Solicitud } from '#shared/empresas/solicitudes/solicitud.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const BODY = {
  motivo: 'nueva_empresa',
  nombre: 'Ana Ruiz',
  empresa: 'Otra S.L.',
  cif: 'B65410011',
  email: ' Ana@Otra.test ',
  telefono: '+34 600 100 200',
  trabajadores: 12,
  mensaje: 'Queremos empezar\nen enero.',
  avisoLegal: '2026-11',
  aceptaAvisoLegal: true,
};
const send = (over: object = {}) => app.call<Solicitud>(createSolicitud, { body: { ...BODY, ...over } });
const leads = () => app.table.all().filter(({ tipo }) => tipo === 'SOLICITUD');
const events = () => app.table.all().filter(({ evento }) => evento === 'SolicitudRecibida');

describe('A request of a new company', () => {
  it('is kept with what was accepted and deleted after a year, and told of', async () => {
    const { status, data } = await send();
    expect(status).toBe(201);
    expect(Object.keys(data).toSorted()).toEqual(['fecha', 'id']);
    expect(leads()).toMatchObject([
      {
        id: data.id,
        estado: 'pendiente',
        email: 'ana@otra.test',
        avisoLegal: { version: '2026-11', hash: expect.stringMatching(/^[\w-]{43}$/), direccion: '203.0.113.7' },
        expira: Date.parse('2027-03-02T09:00:00.000Z') / 1000,
      },
    ]);
    expect(events().map(({ detalle }) => detalle)).toEqual([{ solicitudId: data.id }]);
  });

  it('sent twice, also at the same moment, is one request with one event', async () => {
    const [first, second] = await Promise.all([send(), send()]);
    app.advance(60_000);
    const third = await send();
    expect([second.data, third.data]).toEqual([first.data, first.data]);
    expect([leads().length, events().length]).toEqual([1, 1]);
    await send({ mensaje: 'Otra cosa' });
    expect(leads()).toHaveLength(2);
  });

  it('sent twice takes one of the address’s places', async () => {
    for (let n = 0; n < 8; n++) expect((await send()).status).toBe(201);
    for (const mensaje of ['b', 'c', 'd', 'e']) expect((await send({ mensaje })).status).toBe(201);
    expect((await send({ mensaje: 'f' })).status).toBe(429);
  });

  it.each([
    [{ aceptaAvisoLegal: false }, 'aceptaAvisoLegal', 'Para enviar la solicitud tienes que aceptar el aviso legal'],
    [{ nombre: 'A' }, 'nombre', 'Escribe al menos 2 caracteres'],
    [{ cif: '' }, 'cif', 'Escribe al menos 3 caracteres'],
    [{ email: 'ana' }, 'email', 'Escribe un correo electrónico válido, por ejemplo nombre@empresa.com'],
    [{ telefono: '12' }, 'telefono', 'Escribe un teléfono con al menos 6 cifras'],
    [{ trabajadores: 0 }, 'trabajadores', 'Escribe al menos 1'],
    [{ trabajadores: 1.5 }, 'trabajadores', 'Escribe un número entero'],
    [{ estado: 'aprobada' }, 'estado', 'El campo "estado" no existe'],
  ])('refuses %o at its field', async (over, path, msg) => {
    expect(await send(over)).toMatchObject({ status: 400, code: 'VALIDACION', details: [{ path, msg }] });
    expect(leads()).toEqual([]);
  });
});

describe('The legal notice', () => {
  it.each(['2025-01', 'otra'])(
    'is accepted in the wording that was shown: %s is answered with that of now',
    async (shown) => {
      const refused = await send({ avisoLegal: shown });
      expect(refused).toMatchObject({
        status: 409,
        code: 'VERSION_OBSOLETA',
        message: 'El aviso legal ha cambiado. Léelo y vuelve a aceptarlo: lo que has escrito sigue aquí.',
      });
      expect(refused.details?.map(({ path, msg }) => [path, msg])).toEqual([
        ['avisoLegal.version', AVISO_LEGAL.version],
        ['avisoLegal.casilla', AVISO_LEGAL.casilla],
        ['avisoLegal.texto', AVISO_LEGAL.parrafos.join('\n')],
      ]);
      expect(leads()).toEqual([]);
    },
  );

  it('is not accepted by whoever does not say which', async () => {
    expect(await send({ avisoLegal: undefined })).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(leads()).toEqual([]);
  });
});

const CALLS = { aprobar: approveSolicitud, rechazar: rejectSolicitud, ver: getSolicitud };

describe('A request that somebody looks at', () => {
  let superadmin: { id: string };
  let id: string;
  beforeEach(async () => {
    superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    ({ id } = (await send()).data);
  });
  const call = (what: keyof typeof CALLS, body?: object) =>
    app.call<Solicitud>(CALLS[what], { as: superadmin, params: { id }, body });

  it('is approved once, with who did it and when', async () => {
    app.advance(60_000);
    const answer = await call('aprobar');
    const resolucion = { fecha: app.clock.toISOString(), actor: { usuarioId: superadmin.id }, avisada: false };
    expect(answer).toMatchObject({ status: 200, data: { estado: 'aprobada', resolucion, empresaId: null } });
    expect((await call('ver')).data).toEqual(answer.data);
    for (const again of ['aprobar', 'rechazar'] as const) {
      const refused = await call(again, again === 'rechazar' ? { motivo: 'Tarde' } : undefined);
      expect([refused.status, refused.code]).toEqual([409, 'ESTADO_NO_PERMITE']);
    }
  });

  it('is rejected with a reason, which is sent only when that was asked for', async () => {
    expect((await call('rechazar', { motivo: '' })).status).toBe(400);
    const { data } = await call('rechazar', { motivo: 'No damos servicio en ese país' });
    expect(data).toMatchObject({
      estado: 'rechazada',
      resolucion: { motivo: 'No damos servicio en ese país', avisada: false },
    });
    await app.deliver(sendCorreo);
    expect(app.mailer.sent).toEqual([]);

    ({ id } = (await send({ mensaje: 'Otra' })).data);
    await call('rechazar', { motivo: 'No damos servicio en <ese> país', avisar: true });
    await app.deliver(sendCorreo);
    expect(app.mailer.sent).toMatchObject([
      { to: { name: 'Ana Ruiz', address: 'ana@otra.test' }, subject: 'Tu solicitud para Otra S.L. en Idonea' },
    ]);
    expect(app.mailer.sent[0]?.html).toContain('No damos servicio en &#60;ese&#62; país');
    expect(app.mailer.sent[0]?.text).toContain('No damos servicio en <ese> país');
  });

  it('is moved by one of two who press at the same moment', async () => {
    const both = await Promise.all([call('aprobar'), call('rechazar', { motivo: 'No encaja' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('that does not exist is not found', async () => {
    id = 'sol_nadie';
    for (const what of ['aprobar', 'rechazar', 'ver'] as const) {
      expect(await call(what, what === 'rechazar' ? { motivo: 'No encaja' } : undefined)).toMatchObject({
        status: 404,
        code: 'SOLICITUD_NO_ENCONTRADA',
      });
    }
  });
});

describe('The list of requests', () => {
  it('finds a part of what people typed, in one state, in either order, page by page', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    for (const [n, empresa] of ['Ágora', 'Boreal', 'Ágata', 'Pagador'].entries()) {
      const { data } = await send({ empresa, email: `ana${n}@otra.test` });
      app.advance(1000);
      if (empresa === 'Ágata') await app.call(approveSolicitud, { as: superadmin, params: { id: data.id } });
    }
    const names = async (query: Record<string, string>) => {
      const { data, nextCursor = '' } = await app.call<Solicitud[]>(listSolicitudes, { as: superadmin, query });
      return { names: data.map(({ empresa }) => empresa), nextCursor };
    };
    expect((await names({ q: 'AGA' })).names).toEqual(['Pagador', 'Ágata']);
    expect((await names({ q: 'aga', orden: 'antiguas' })).names).toEqual(['Ágata', 'Pagador']);
    expect((await names({ q: 'aga', estado: 'pendiente' })).names).toEqual(['Pagador']);
    expect((await names({ estado: 'aprobada' })).names).toEqual(['Ágata']);
    expect((await names({ q: 'ana1@' })).names).toEqual(['Boreal']);
    const first = await names({ q: 'otra.test', limit: '3' });
    const second = await names({ q: 'otra.test', limit: '3', cursor: first.nextCursor });
    expect([first.names, second.names]).toEqual([['Pagador', 'Ágata', 'Boreal'], ['Ágora']]);
  });

  it('goes from the newest back, page by page, all or of one state', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    for (const nombre of ['Uno', 'Dos', 'Tres']) {
      await send({ nombre });
      app.advance(1000);
    }
    const list = (query: Record<string, string>) => app.call<Solicitud[]>(listSolicitudes, { as: superadmin, query });
    const first = await list({ limit: '2' });
    const second = await list({ limit: '2', cursor: first.nextCursor ?? '' });
    expect([first, second].map(({ data }) => data.map(({ nombre }) => nombre))).toEqual([['Tres', 'Dos'], ['Uno']]);
    expect((await list({ estado: 'pendiente' })).data).toHaveLength(3);
    expect((await list({ estado: 'aprobada' })).data).toEqual([]);
    expect((await list({ estado: 'otra' })).status).toBe(400);
  });
});
