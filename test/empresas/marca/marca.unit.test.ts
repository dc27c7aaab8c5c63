import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { listConsentimientos } from '#functions/datos/privacidad/list-consentimientos.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { deleteLogo } from '#functions/empresas/marca/delete-logo.ts';
import { getMarca } from '#functions/empresas/marca/get-marca.ts';
import { updateLogo } from '#functions/empresas/marca/update-logo.ts';
import { updateMarca } from '#functions/empresas/marca/update-marca.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import type { Recibo } from '#shared/datos/privacidad/privacidad.ts';
import { LOGO_MAX_BYTES } from '#shared/empresas/marca/logo-medidas.ts';
import type { Marca } from '#shared/empresas/marca/marca.ts';
import { CONSENTIMIENTO_IDS, CONSENTIMIENTOS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { failingOnce } from '../../support/faulty-table.ts';
import { aJpeg, aPng, aWebp, GPS_SECRET, NO_PICTURES } from '../../support/pictures.ts';
import { aBooking } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let booking: Awaited<ReturnType<typeof aBooking>>;

beforeEach(async () => {
  app = new TestApp();
  booking = await aBooking(app);
});

const LEGALES = {
  responsable: 'Acme Talento, S.L., calle Mayor 1, Madrid',
  contactoPrivacidad: 'privacidad@acme.test',
  avisoAdicional: 'Guardamos tus respuestas un año.\nDespués se borran.',
};
const NADA = { responsable: '', contactoPrivacidad: '', avisoAdicional: '' };
const COLORES = { primario: '#7a1f5c', secundario: '#f0f9ff' };
const TEXTO =
  'Responsable de tus datos: Acme Talento, S.L., calle Mayor 1, Madrid\nContacto de privacidad: privacidad@acme.test\nGuardamos tus respuestas un año.\nDespués se borran.';
const HASH = createHash('sha256').update(TEXTO).digest('hex');

const marca = async (as = booking.admin) => (await app.call<Marca>(getMarca, { as })).data;
const save = (body: object, as = booking.admin) => app.call<Marca>(updateMarca, { as, body });
const sala = async () => (await app.call<Sala>(getSala, { params: booking.params })).data;
function upload(bytes: Buffer, { type = 'image/png', name = 'logo.png', as = booking.admin } = {}) {
  const form = new FormData();
  form.set('logo', new Blob([new Uint8Array(bytes)], { type }), name);
  return app.call<Pick<Marca, 'logo'>>(updateLogo, { as, form });
}

describe("A company's brand", () => {
  it('begins with its colours and nothing else', async () => {
    expect(await marca()).toEqual({
      nombre: 'Acme Talento',
      colores: { primario: '#0066cc', secundario: '#f0f9ff' },
      logo: null,
      logoIndicado: '',
      legales: { responsable: '', contactoPrivacidad: '', avisoAdicional: '' },
      version: 1,
    });
    expect(await sala()).toMatchObject({ empresa: { color: '#0066cc', logo: null }, aviso: null });
  });

  it('is what its candidates see, and leaves the rest of the configuration alone', async () => {
    const configuracion = { coloresPrimarios: { primario: '#111111' }, logo_url: 'https://acme.test/logo.svg' };
    const params = { id: booking.empresa.id };
    await app.call(updateEmpresa, { as: booking.superadmin, params, body: { configuracion, version: 1 } });

    const { status, data } = await save({ colores: COLORES, legales: LEGALES, version: 2 });
    expect(status).toBe(200);
    expect(data).toEqual({
      nombre: 'Acme Talento',
      colores: COLORES,
      logo: null,
      logoIndicado: 'https://acme.test/logo.svg',
      legales: LEGALES,
      version: 3,
    });
    expect(await sala()).toMatchObject({
      empresa: { color: '#7a1f5c', contactoPrivacidad: 'privacidad@acme.test' },
      aviso: { texto: TEXTO, hash: HASH },
    });
    const stored = app.table.all().find(({ PK, SK }) => PK === `EMPRESA#${params.id}` && SK === 'EMPRESA');
    expect(stored).toMatchObject({
      configuracion: { logo_url: 'https://acme.test/logo.svg', coloresPrimarios: COLORES },
    });
  });

  it('is saved from the version that was read, whoever changed the company meanwhile', async () => {
    await save({ colores: COLORES, legales: LEGALES, version: 1 });
    expect(await save({ colores: {}, legales: {}, version: 1 })).toMatchObject({
      status: 409,
      code: 'VERSION_OBSOLETA',
    });
    const params = { id: booking.empresa.id };
    await app.call(updateEmpresa, { as: booking.admin, params, body: { telefono: '600 100 200', version: 2 } });
    expect(await save({ colores: {}, legales: NADA, version: 2 })).toMatchObject({ code: 'VERSION_OBSOLETA' });
    expect((await marca()).legales).toEqual(LEGALES);
  });

  it.each([
    [{ colores: { primario: 'azul' } }, 'colores.primario', 'Escribe un color como #0066cc'],
    [{ legales: { contactoPrivacidad: 'privacidad' } }, 'legales.contactoPrivacidad', /correo/],
    [{ legales: { avisoAdicional: 'x'.repeat(2001) } }, 'legales.avisoAdicional', /2000/],
  ])('refuses %j in words', async (change, path, msg) => {
    const answer = await save({ colores: {}, legales: {}, version: 1, ...change });
    expect(answer).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(answer.details).toEqual([{ path, msg: expect.stringMatching(msg) }]);
  });

  it("is its administrator's and the superadmin's who has chosen the company", async () => {
    expect(await app.call(getMarca, { as: booking.operador })).toMatchObject({ status: 403 });
    expect(await upload(aPng({ width: 64, height: 64 }), { as: booking.operador })).toMatchObject({ status: 403 });
    const query = { empresaId: booking.empresa.id };
    expect(await app.call(getMarca, { as: booking.superadmin, query })).toMatchObject({ status: 200 });
    expect(await app.call(getMarca, { as: booking.superadmin })).toMatchObject({ code: 'EMPRESA_REQUERIDA' });
  });

  it('stays as it is while the company is suspended', async () => {
    const params = { id: booking.empresa.id };
    const body = { estado: 'suspendida', motivo: 'Impago' };
    await app.call(moveEmpresa, { as: booking.superadmin, params, body: { ...body, estado: 'activa' } });
    await app.call(moveEmpresa, { as: booking.superadmin, params, body });
    expect(await save({ colores: {}, legales: {}, version: 3 })).toMatchObject({ code: 'EMPRESA_SUSPENDIDA' });
    expect(await upload(aPng({ width: 64, height: 64 }))).toMatchObject({ code: 'EMPRESA_SUSPENDIDA' });
    expect(await app.call(getMarca, { as: booking.admin })).toMatchObject({ status: 200 });
  });
});

describe('The logo', () => {
  it.each([
    ['jpg', 'image/jpeg', aJpeg({ width: 320, height: 80 })],
    ['png', 'image/png', aPng({ width: 320, height: 80 })],
  ])('is stored as the %s that it is, without its metadata, and candidates see it', async (extension, type, bytes) => {
    const { status, data } = await upload(bytes, { type: 'image/svg+xml', name: '../../x.svg' });
    expect(status).toBe(200);
    expect(data.logo).toMatchObject({ ancho: 320, alto: 80 });
    expect(data.logo?.url).toMatch(new RegExp(`^/uploads/logos/log_[0-9A-Z]{26}\\.${extension}$`));
    const stored = app.files.stored.get(data.logo?.url.slice(1) ?? '');
    expect(stored?.contentType).toBe(type);
    expect(stored?.bytes.includes(GPS_SECRET)).toBe(false);
    expect((await marca()).logo).toEqual(data.logo);
    expect((await sala()).empresa.logo).toEqual(data.logo);
  });

  it('keeps its object when it was sent again while the first try failed', async () => {
    let again: ReturnType<typeof upload> | undefined;
    app.deps.table = failingOnce(app.table, () => (again = upload(aPng({ width: 64, height: 64 }))));
    expect((await upload(aPng({ width: 64, height: 64 }))).status).toBe(500);
    await (again ?? upload(aPng({ width: 64, height: 64 })));
    expect([...app.files.stored.keys()]).toEqual([(await marca()).logo?.url.slice(1)]);
  });

  it('takes the place of the one before it, whose object goes; without one everything is as it was', async () => {
    await upload(aPng({ width: 64, height: 64 }));
    const { data } = await upload(aPng({ width: 100, height: 64 }));
    expect([...app.files.stored.keys()]).toEqual([data.logo?.url.slice(1)]);
    for (const _ of [1, 2]) {
      expect(await app.call(deleteLogo, { as: booking.admin })).toMatchObject({ status: 200, data: { logo: null } });
    }
    expect(app.files.stored.size).toBe(0);
    expect((await sala()).empresa.logo).toBeNull();
  });

  it('of two at once leaves one, and its file alone', async () => {
    const both = await Promise.all([upload(aPng({ width: 64, height: 64 })), upload(aPng({ width: 80, height: 64 }))]);
    const stored = both.filter(({ status }) => status === 200);
    expect(stored.length).toBeGreaterThan(0);
    expect([...app.files.stored.keys()]).toEqual([(await marca()).logo?.url.slice(1)]);
  });

  it.each([
    ...Object.entries(NO_PICTURES),
    ['a WebP, which documents cannot show', aWebp({ width: 320, height: 80 })] as const,
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')] as const,
  ])('is not %s', async (_, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 415, code: 'TIPO_NO_ADMITIDO' });
    expect(app.files.stored.size).toBe(0);
  });

  it.each([
    ['too small', aPng({ width: 31, height: 64 }), /al menos 32 píxeles/],
    ['too large', aPng({ width: 2049, height: 600 }), /más de 2048 píxeles/],
    ['a line', aPng({ width: 2000, height: 100 }), /demasiado alargado/],
  ])('is not %s', async (_, bytes, message) => {
    expect(await upload(bytes)).toMatchObject({
      status: 400,
      code: 'VALIDACION',
      message: expect.stringMatching(message),
    });
    expect(app.files.stored.size).toBe(0);
  });

  it('weighs 1 MB at most', async () => {
    const heavy = Buffer.concat([aJpeg({ width: 64, height: 64 }), Buffer.alloc(LOGO_MAX_BYTES)]);
    expect(await upload(heavy)).toMatchObject({
      status: 413,
      code: 'CARGA_DEMASIADO_GRANDE',
      message: 'El archivo supera el máximo de 1 MB',
    });
  });

  it('is kept when the table does not take its change', async () => {
    const { data } = await upload(aPng({ width: 64, height: 64 }));
    const { write } = app.table;
    app.table.write = () => Promise.reject(new Error('Sin tabla'));
    expect((await upload(aPng({ width: 80, height: 64 }))).status).toBe(500);
    app.table.write = write;
    expect((await marca()).logo).toEqual(data.logo);
    expect([...app.files.stored.keys()]).toContain(data.logo?.url.slice(1));
  });
});

describe("The company's notice", () => {
  const accept = (aviso?: string) =>
    app.call<Sala>(acceptConsentimientos, {
      params: booking.params,
      body: { aceptados: CONSENTIMIENTO_IDS, ...(aviso && { aviso }) },
    });
  const recibos = async () => {
    const params = { id: booking.candidato.id };
    const { data } = await app.call<Recibo[]>(listConsentimientos, { as: booking.admin, params });
    return data[0]?.consentimientos.map(({ id, texto, hash }) => ({ id, texto, hash }));
  };

  it('is accepted with the two consents, and can be read later as it was', async () => {
    await save({ colores: COLORES, legales: LEGALES, version: 1 });
    expect((await accept(HASH)).status).toBe(200);
    await save({ colores: COLORES, legales: { responsable: 'Otra, S.A.' }, version: 2 });
    expect(await recibos()).toEqual([
      ...CONSENTIMIENTOS.map(({ id, texto }) => ({ id, texto, hash: expect.any(String) })),
      { id: 'aviso_empresa', texto: TEXTO, hash: HASH },
    ]);
  });

  it('that changed while it was read has to be read again', async () => {
    await save({ colores: COLORES, legales: LEGALES, version: 1 });
    await save({ colores: COLORES, legales: { responsable: 'Otra, S.A.' }, version: 2 });
    expect(await accept(HASH)).toMatchObject({
      status: 409,
      code: 'VERSION_OBSOLETA',
      message: 'Los avisos han cambiado desde que los viste. Léelos y vuelve a aceptar.',
    });
    expect(await recibos()).toEqual([]);
    expect((await accept((await sala()).aviso?.hash)).status).toBe(200);
  });

  it('is not accepted by whoever has not seen it', async () => {
    await save({ colores: COLORES, legales: LEGALES, version: 1 });
    expect(await accept()).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    expect(await recibos()).toEqual([]);
    await save({ colores: COLORES, legales: NADA, version: 2 });
    expect(await accept(HASH)).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
  });

  it('that changes after it was accepted, and before the start, is shown and accepted again', async () => {
    const start = () => app.call<Sala>(startSala, { params: booking.params });
    await save({ colores: COLORES, legales: LEGALES, version: 1 });
    await accept(HASH);
    await save({ colores: COLORES, legales: { responsable: 'Otra, S.A.' }, version: 2 });

    expect(await sala()).toMatchObject({ estado: 'abierta', avisosCambiados: true });
    expect((await sala()).consentimientos.map(({ aceptado }) => aceptado)).toEqual([false, false]);
    expect(await start()).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });

    await accept((await sala()).aviso?.hash);
    expect(await sala()).toMatchObject({ avisosCambiados: false });
    expect((await start()).status).toBe(200);
    // What holds is what was accepted when it began.
    await save({ colores: COLORES, legales: LEGALES, version: 3 });
    expect(await sala()).toMatchObject({ estado: 'en_curso', avisosCambiados: false });
  });

  it('that the company withdraws takes no consent back', async () => {
    await save({ colores: COLORES, legales: LEGALES, version: 1 });
    await accept(HASH);
    await save({ colores: COLORES, legales: NADA, version: 2 });
    expect(await sala()).toMatchObject({ aviso: null, avisosCambiados: false });
    expect((await app.call(startSala, { params: booking.params })).status).toBe(200);
  });

  it('is none where the company says nothing', async () => {
    expect((await accept()).status).toBe(200);
    expect((await recibos())?.map(({ id }) => id)).toEqual(CONSENTIMIENTO_IDS);
  });
});
