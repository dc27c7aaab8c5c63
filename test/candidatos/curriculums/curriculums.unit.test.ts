import { beforeEach, describe, expect, it } from 'vitest';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { confirmCv } from '#functions/candidatos/curriculums/confirm-cv.ts';
import { deleteCv } from '#functions/candidatos/curriculums/delete-cv.ts';
import { extractTextoCv } from '#functions/candidatos/curriculums/extract-texto-cv.ts';
import { getArchivoCv } from '#functions/candidatos/curriculums/get-archivo-cv.ts';
import { getCv } from '#functions/candidatos/curriculums/get-cv.ts';
import { uploadCv } from '#functions/candidatos/curriculums/upload-cv.ts';
import { deleteArchivosHuerfanos } from '#functions/datos/datos/delete-archivos-huerfanos.ts';
import type { Curriculum } from '#shared/candidatos/curriculums/curriculum.ts';
import { DOCUMENTO_MAX_BYTES, type Subida } from '#shared/documentos/documento.ts';
import { aDocx, fixture } from '../../documentos/archivos.ts';
import { failingOnce } from '../../support/faulty-table.ts';
import { aCandidate, aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const CV = aDocx([
  'Íñigo Peña',
  'Técnico de almacén',
  'Tel. 612 345 678',
  'Ciudad: Logroño',
  'Habilidades: Inglés, Grúa',
]);

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let as: { id: string };
let params: { id: string };
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
  as = company.operador;
  params = { id: (await aCandidate(app, as)).id };
});

const announce = (nombre: string, tamano: number, more = {}) =>
  app.call<{ subida: Subida }>(uploadCv, { as, params, body: { nombre, tipo: '', tamano }, ...more });
async function send(nombre: string, bytes: Buffer): Promise<string> {
  const { id, campos } = (await announce(nombre, bytes.length)).data.subida;
  await app.uploads.put(campos.key as string, { bytes, contentType: campos['Content-Type'] as string });
  return id;
}
const confirm = (subidaId: string, more = {}) =>
  app.call<Curriculum>(confirmCv, { as, params, body: { subidaId }, ...more });
const upload = async (nombre = 'CV de Íñigo.docx', bytes = CV) => confirm(await send(nombre, bytes));
const read = () => app.deliver(extractTextoCv);
const cv = async () => (await app.call<Curriculum | null>(getCv, { as, params })).data;
const folder = () => `cv/${company.empresa.id}/${params.id}/`;
const stored = () => [...app.uploads.stored.keys()];

describe('a CV', () => {
  it('is announced: one key in quarantine, its type, and at most 10 MB', async () => {
    const { data } = await announce('CV.PDF', DOCUMENTO_MAX_BYTES);
    expect(app.uploads.forms).toEqual([
      { key: `cuarentena/${folder()}${data.subida.id}`, contentType: 'application/pdf', maxBytes: DOCUMENTO_MAX_BYTES },
    ]);
  });

  it.each([
    ['cv.txt', 10, 415, 'Solo se permiten archivos PDF, DOC o DOCX'],
    ['cv.pdf', DOCUMENTO_MAX_BYTES + 1, 413, 'El archivo no puede ser mayor a 10MB'],
    ['cv.pdf', 0, 400, 'El archivo está vacío'],
  ])('is refused before it is sent: %s of %d bytes', async (nombre, tamano, status, message) => {
    expect(await announce(nombre, tamano)).toMatchObject({ status, message });
  });

  it('is announced for a candidate of the company only', async () => {
    expect(await announce('cv.pdf', 10, { params: { id: 'can_nadie' } })).toMatchObject({ status: 404 });
    const other = await aCompany(app);
    expect(await announce('cv.pdf', 10, { as: other.admin })).toMatchObject({ status: 404 });
    expect(await confirm(await send('cv.docx', CV), { as: other.admin })).toMatchObject({ status: 404 });
  });

  it('is looked at and leaves quarantine; confirmed again it is the same', async () => {
    const subidaId = await send('CV de Íñigo.docx', CV);
    const { data } = await confirm(subidaId);
    expect(data).toMatchObject({
      id: subidaId,
      nombre: 'CV de Íñigo.docx',
      formato: 'docx',
      tamano: CV.length,
      archivo_url: `/api/candidatos/${params.id}/cv/archivo`,
      extraccion: { estado: 'pendiente' },
      propuesta: {},
    });
    expect(stored()).toEqual([`${folder()}${subidaId}.docx`]);
    expect((await confirm(subidaId)).data).toEqual(data);
  });

  it('stays when it was confirmed again while the first try failed', async () => {
    const subidaId = await send('cv.docx', CV);
    const again = () => confirm(subidaId);
    app.deps.table = failingOnce(app.table, again);
    expect((await confirm(subidaId)).status).toBe(500);
    await again();
    expect(stored()).toEqual([`${folder()}${subidaId}.docx`]);
  });

  it('is refused for what it is, and never stored', async () => {
    expect(await upload('cv.pdf', Buffer.from('<script>alert(1)</script>'))).toMatchObject({
      status: 415,
      message: 'Solo se permiten archivos PDF, DOC o DOCX',
    });
    expect(await cv()).toBeNull();
    expect(stored().filter((key) => key.startsWith('cv/'))).toEqual([]);
  });

  it('is not there when it did not arrive, or arrived a day late', async () => {
    const { data } = await announce('cv.pdf', 10);
    expect(await confirm(data.subida.id)).toMatchObject({ status: 404, message: /no ha llegado/ });
    const subidaId = await send('cv.docx', CV);
    app.advance(DAY);
    expect(await confirm(subidaId)).toMatchObject({ status: 404, message: /ha caducado/ });
  });

  it('takes the place of the one before, whose file goes', async () => {
    await upload('viejo.docx');
    const { data } = await upload('nuevo.pdf', fixture('writer.pdf'));
    expect(stored()).toEqual([`${folder()}${data.id}.pdf`]);
  });

  it('is opened by an address that lives for five minutes, under its name', async () => {
    expect(await app.call(getArchivoCv, { as, params })).toMatchObject({ status: 404 });
    await upload();
    const { location = '' } = await app.call(getArchivoCv, { as, params, query: { ver: '1' } });
    const { searchParams, pathname } = new URL(location);
    expect(pathname).toContain(folder());
    expect(searchParams.get('seconds')).toBe('300');
    expect(searchParams.get('disposition')).toContain(
      'inline; filename="CV de Inigo.docx"; filename*=UTF-8\'\'CV%20de%20%C3%8D',
    );
    expect(app.table.all().filter(({ accion }) => accion === 'Abrió o descargó un CV')).toHaveLength(1);
  });

  it('is removed with its file and its text', async () => {
    await upload();
    await read();
    expect((await app.call(deleteCv, { as, params })).status).toBe(200);
    expect(await cv()).toBeNull();
    expect(stored()).toEqual([]);
    expect(app.table.all().filter(({ SK }) => SK.startsWith('CANDIDATO_CV'))).toEqual([]);
    expect(await app.call(deleteCv, { as, params })).toMatchObject({ status: 404, code: 'ARCHIVO_NO_ENCONTRADO' });
  });
});

describe('reading a CV', () => {
  it('proposes what it says, and applies nothing', async () => {
    const before = (await app.call(getCandidato, { as, params })).data;
    await upload();
    await read();
    expect(await cv()).toMatchObject({
      extraccion: { estado: 'extraido' },
      propuesta: {
        puesto: { valor: 'Técnico de almacén' },
        telefono: { valor: '612 345 678', cita: 'Tel. 612 345 678' },
        ciudad: { valor: 'Logroño' },
        habilidades: { valor: ['Inglés', 'Grúa'] },
      },
    });
    expect((await app.call(getCandidato, { as, params })).data).toEqual(before);
  });

  it('happens once, and for the file that the candidate has by then', async () => {
    await upload('viejo.docx', aDocx(['Tel. 600 000 000']));
    await upload();
    await read();
    const first = await cv();
    await read();
    expect(await cv()).toEqual(first);
    expect(first?.propuesta.telefono?.valor).toBe('612 345 678');
  });

  it('ends in a state that people see, at once or after all tries', async () => {
    await upload('roto.pdf', Buffer.from('%PDF-1.4 nada'));
    await read();
    expect((await cv())?.extraccion).toMatchObject({ estado: 'error', motivo: /^No se pudo leer el texto/ });
    await upload();
    app.uploads.broken = true;
    expect((await app.deliver(extractTextoCv, { receives: 3 })).failed).toBe(1);
    app.uploads.broken = false;
    expect((await cv())?.extraccion).toMatchObject({ estado: 'error', motivo: /varios intentos/ });
  });
});

describe('the nightly sweep', () => {
  it('removes CVs that nothing names and uploads that were never confirmed, and keeps the others', async () => {
    const { data } = await upload();
    await send('nunca.docx', CV);
    await app.uploads.put(`${folder()}arc_PERDIDO.pdf`, { bytes: CV, contentType: 'application/pdf' });
    app.advance(2 * DAY);
    expect(await deleteArchivosHuerfanos(app.deps, app.uploads)).toBe(2);
    expect(stored()).toEqual([`${folder()}${data.id}.docx`]);
  });
});
