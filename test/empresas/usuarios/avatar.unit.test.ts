import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAvatar } from '#functions/empresas/usuarios/delete-avatar.ts';
import { getPerfil } from '#functions/empresas/usuarios/get-perfil.ts';
import { updateAvatar } from '#functions/empresas/usuarios/update-avatar.ts';
import { AVATAR_MAX_BYTES, type Perfil } from '#shared/empresas/usuarios/perfil.ts';
import { failingOnce } from '../../support/faulty-table.ts';
import { aJpeg, aPng, aWebp, GPS_SECRET, NO_PICTURES } from '../../support/pictures.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let as: { id: string };

beforeEach(async () => {
  app = new TestApp();
  as = (await aCompany(app)).admin;
});

function formWith(bytes: Buffer, { type = 'image/jpeg', field = 'avatar', name = 'foto.jpg' } = {}): FormData {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

const upload = (bytes: Buffer, more = {}) =>
  app.call<{ avatarUrl: string }>(updateAvatar, { as, form: formWith(bytes, more) });
const avatarUrl = async () => (await app.call<Perfil>(getPerfil, { as })).data.avatarUrl;

describe('POST /api/perfil/avatar', () => {
  it.each([
    ['jpg', 'image/jpeg', aJpeg()],
    ['png', 'image/png', aPng()],
    ['webp', 'image/webp', aWebp()],
  ])('stores a %s by what it is, not by what it is called, without its metadata', async (extension, type, bytes) => {
    const { status, data } = await upload(bytes, { type: 'image/gif', name: '../../x.svg' });
    expect(status).toBe(200);
    expect(data.avatarUrl).toMatch(new RegExp(`^/uploads/avatars/ava_[0-9A-Z]{26}\\.${extension}$`));
    const stored = app.files.stored.get(data.avatarUrl.slice(1));
    expect(stored?.contentType).toBe(type);
    expect(stored?.bytes.includes(GPS_SECRET)).toBe(false);
    expect(await avatarUrl()).toBe(data.avatarUrl);
  });

  it('takes the place of the photo before it, whose object goes', async () => {
    await upload(aJpeg());
    const { data } = await upload(aPng());
    expect([...app.files.stored.keys()]).toEqual([data.avatarUrl.slice(1)]);
  });

  it.each(Object.entries(NO_PICTURES))('refuses %s', async (_, bytes) => {
    expect(await upload(bytes)).toMatchObject({
      status: 415,
      code: 'TIPO_NO_ADMITIDO',
      message: 'El archivo debe ser una imagen',
    });
    expect(app.files.stored.size).toBe(0);
    expect(await avatarUrl()).toBeNull();
  });

  it.each([
    ['jpeg', aJpeg({ width: 4097 })],
    ['png', aPng({ height: 60_000 })],
    ['webp', aWebp({ width: 16_000 })],
  ])('refuses a %s that is too large to decode', async (_, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 413, code: 'CARGA_DEMASIADO_GRANDE' });
  });

  it.each([
    ['above the limit', AVATAR_MAX_BYTES + 1],
    ['far above it', AVATAR_MAX_BYTES + 100_000],
  ])('refuses a file %s', async (_, size) => {
    expect(await upload(Buffer.concat([aJpeg(), Buffer.alloc(size - aJpeg().length)]))).toMatchObject({
      status: 413,
      code: 'CARGA_DEMASIADO_GRANDE',
      message: 'El archivo supera el máximo de 2 MB',
    });
  });

  it('takes a file that is just as large as allowed', async () => {
    const padded = Buffer.concat([aJpeg(), Buffer.alloc(AVATAR_MAX_BYTES - aJpeg().length)]);
    expect((await upload(padded)).status).toBe(200);
  });

  it.each<[string, Parameters<TestApp['call']>[1]]>([
    ['no body', {}],
    ['JSON', { body: { avatar: 'x' } }],
    ['another field', { form: formWith(aJpeg(), { field: 'foto' }) }],
    ['an empty file', { form: formWith(Buffer.alloc(0)) }],
  ])('asks for a file when there is %s', async (_, options) => {
    expect(await app.call(updateAvatar, { as, ...options })).toMatchObject({
      status: 400,
      code: 'VALIDACION',
      message: 'No se proporcionó archivo',
    });
  });

  it('refuses a text in the place of the file, two files, and a form that is broken', async () => {
    const text = new FormData();
    text.set('avatar', 'foto.jpg');
    expect((await app.call(updateAvatar, { as, form: text })).message).toBe('No se proporcionó archivo');
    const two = formWith(aJpeg());
    two.append('avatar', new Blob(['x']), 'otra.jpg');
    expect(await app.call(updateAvatar, { as, form: two })).toMatchObject({ status: 400, code: 'PETICION_INVALIDA' });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const rawBody of ['nothing', '--x\r\n', '--x--']) {
      expect((await app.call(updateAvatar, { as, rawBody, headers })).status).toBe(400);
    }
  });

  it('leaves the record as it was when the photo cannot be stored', async () => {
    app.files.broken = true;
    expect((await upload(aJpeg())).status).toBe(500);
    expect(await avatarUrl()).toBeNull();
  });

  it('keeps the object of a photo that was sent again while its first try failed', async () => {
    let again: ReturnType<typeof upload> | undefined;
    app.deps.table = failingOnce(app.table, () => (again = upload(aJpeg())));
    expect((await upload(aJpeg())).status).toBe(500);
    await (again ?? upload(aJpeg()));
    expect([...app.files.stored.keys()]).toEqual([String(await avatarUrl()).slice(1)]);
  });

  it('does not disturb a profile that is being edited: the version stays', async () => {
    await upload(aJpeg());
    expect((await app.call<Perfil>(getPerfil, { as })).data.version).toBe(1);
  });
});

describe('DELETE /api/perfil/avatar', () => {
  it('takes photo and object away, and again without harm', async () => {
    await upload(aJpeg());
    for (const _ of [1, 2]) {
      expect(await app.call(deleteAvatar, { as })).toMatchObject({ status: 200, data: { avatarUrl: null } });
    }
    expect(app.files.stored.size).toBe(0);
    expect(await avatarUrl()).toBeNull();
  });

  it('removes the photo from the record even if its object stays behind, and says so in the log', async () => {
    await upload(aJpeg());
    app.files.broken = true;
    expect((await app.call(deleteAvatar, { as })).status).toBe(200);
    expect(await avatarUrl()).toBeNull();
    expect(app.logs.some(({ event }) => event === 'avatar.left_behind')).toBe(true);
  });
});
