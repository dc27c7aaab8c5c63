import { beforeEach, describe, expect, it } from 'vitest';
import { deleteArchivosHuerfanos } from '#functions/datos/datos/delete-archivos-huerfanos.ts';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { confirmPlanEstrategico } from '#functions/empresas/planes-estrategicos/confirm-plan-estrategico.ts';
import { deleteArchivoPlan } from '#functions/empresas/planes-estrategicos/delete-archivo-plan.ts';
import { deletePlanEstrategico } from '#functions/empresas/planes-estrategicos/delete-plan-estrategico.ts';
import { extractTextoPlan } from '#functions/empresas/planes-estrategicos/extract-texto-plan.ts';
import { getArchivoPlan } from '#functions/empresas/planes-estrategicos/get-archivo-plan.ts';
import { getPlanEstrategico } from '#functions/empresas/planes-estrategicos/get-plan-estrategico.ts';
import { uploadPlanEstrategico } from '#functions/empresas/planes-estrategicos/upload-plan-estrategico.ts';
import { DOCUMENTO_MAX_BYTES, type Subida } from '#shared/documentos/documento.ts';
import type { EmpresaConPlan } from '#shared/empresas/empresas/empresa-con-plan.ts';
import {
  PLAN_TEXTO_MAX,
  type PlanConTexto,
  type PlanEstrategico,
} from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { aTxt, fixture } from '../../documentos/archivos.ts';
import { NO_PLANES } from '../../documentos/no-planes.ts';
import { failingOnce } from '../../support/faulty-table.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const TEXTO = 'Misión: crecer en Logroño y A Coruña.\n\nVisión: ¿quién, si no?';
const PLAN = { nombre: 'Plan 2026', descripcion: 'Tres años', contenido_texto: 'Crecer', version: '2.1', activo: true };

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let as: { id: string };
let params: { id: string };
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
  as = company.superadmin;
  params = { id: company.empresa.id };
});

const empresa = async (who = as) => (await app.call<EmpresaConPlan>(getEmpresa, { as: who, params })).data;
const plan = async () => (await app.call<PlanConTexto>(getPlanEstrategico, { as, params })).data;
const save = async (words: object, more: { version?: number; as?: { id: string } } = {}) =>
  app.call<EmpresaConPlan>(updateEmpresa, {
    as: more.as ?? as,
    params,
    body: { planEstrategico: words, version: more.version ?? (await empresa()).version },
  });

const announce = (nombre: string, tamano: number, who = as) =>
  app.call<{ subida: Subida }>(uploadPlanEstrategico, { as: who, params, body: { nombre, tipo: '', tamano } });
async function send(nombre: string, bytes: Buffer): Promise<string> {
  const { data } = await announce(nombre, bytes.length);
  const { campos, id } = data.subida;
  await app.uploads.put(campos.key as string, { bytes, contentType: campos['Content-Type'] as string });
  return id;
}
const confirm = (subidaId: string, more = {}) =>
  app.call<PlanEstrategico>(confirmPlanEstrategico, { as, params, body: { subidaId }, ...more });
async function upload(nombre = 'plan.txt', bytes = aTxt()) {
  const answer = await confirm(await send(nombre, bytes));
  expect(answer.status).toBe(200);
  return answer.data;
}
function form(bytes: Buffer, nombre: string) {
  const data = new FormData();
  data.set('archivo', new Blob([new Uint8Array(bytes)]), nombre);
  return data;
}
const uploadForm = (bytes: Buffer, nombre = 'plan.txt') =>
  app.call<{ archivo_url: string; planEstrategico: PlanEstrategico }>(uploadPlanEstrategico, {
    as,
    params,
    form: form(bytes, nombre),
  });

describe('the words of a plan', () => {
  it('are saved with the company, and read with it', async () => {
    const { status, data } = await save(PLAN);
    expect([status, data.version]).toEqual([200, 2]);
    expect(data.planEstrategico).toMatchObject({ ...PLAN, revision: 1, archivo: null, archivo_url: null });
    expect((await empresa()).planEstrategico).toEqual(data.planEstrategico);
    expect((await empresa(company.admin)).planEstrategico).toMatchObject(PLAN);
    expect((await empresa(company.operador)).planEstrategico).toBeNull();
  });

  it('need a name; the version is 1.0 when none is given', async () => {
    expect(await save({ nombre: '  ' })).toMatchObject({
      status: 400,
      message: 'El nombre del plan es obligatorio',
      details: [{ path: 'planEstrategico.nombre' }],
    });
    expect((await save({ nombre: 'Plan' })).data.planEstrategico).toMatchObject({ version: '1.0', activo: true });
    expect(await save({ nombre: 'Plan', contenido_texto: 'x'.repeat(PLAN_TEXTO_MAX + 1) })).toMatchObject({
      status: 400,
    });
  });

  it('survive a save of the company that does not name them', async () => {
    await save(PLAN);
    const { data } = await app.call<EmpresaConPlan>(updateEmpresa, {
      as,
      params,
      body: { telefono: '+34 910 000 000', version: 2 },
    });
    expect(data.planEstrategico).toMatchObject(PLAN);
  });

  it('are not overwritten from an old version of the company or of the plan', async () => {
    await save(PLAN);
    expect(await save(PLAN, { version: 1 })).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    expect((await save({ ...PLAN, nombre: 'Otro', revision: 1 })).data.planEstrategico).toMatchObject({ revision: 2 });
    expect(await save({ ...PLAN, revision: 1 })).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    expect((await plan()).nombre).toBe('Otro');
  });

  it("are the superadmin's to change", async () => {
    expect(await save(PLAN, { as: company.admin })).toMatchObject({ status: 403, code: 'SIN_PERMISO' });
    expect(await plan()).toBeNull();
  });
});

describe('uploading by the signed form', () => {
  it('signs one key in quarantine, its type, and at most 10 MB', async () => {
    const { data } = await announce('Plan.PDF', DOCUMENTO_MAX_BYTES);
    expect(app.uploads.forms).toEqual([
      {
        key: `cuarentena/planes/${params.id}/${data.subida.id}`,
        contentType: 'application/pdf',
        maxBytes: DOCUMENTO_MAX_BYTES,
      },
    ]);
  });

  it.each([
    ['plan.exe', 10, 415, 'Solo se permiten archivos PDF, DOC, DOCX o TXT'],
    ['plan.pdf', DOCUMENTO_MAX_BYTES + 1, 413, 'El archivo no puede ser mayor a 10MB'],
    ['plan.pdf', 0, 400, 'El archivo está vacío'],
  ])('refuses %s of %d bytes before it is sent', async (nombre, tamano, status, message) => {
    expect(await announce(nombre, tamano)).toMatchObject({ status, message });
    expect(app.uploads.forms).toEqual([]);
  });

  it('makes the file the plan’s, out of quarantine, and a plan of its name when there is none', async () => {
    const { archivo, ...rest } = await upload('Plan de Cádiz.pdf', fixture('writer.pdf'));
    expect(archivo).toMatchObject({ nombre: 'Plan de Cádiz.pdf', formato: 'pdf', extraccion: { estado: 'pendiente' } });
    expect(rest).toMatchObject({
      nombre: 'Plan de Cádiz',
      archivo_url: `/api/empresas/${params.id}/plan-estrategico/archivo`,
      fecha_subida: app.clock.toISOString(),
    });
    expect([...app.uploads.stored.keys()]).toEqual([`planes/${params.id}/${archivo?.id}.pdf`]);
  });

  it('answers a second confirmation like the first, and changes nothing', async () => {
    const id = await send('plan.txt', aTxt());
    const first = await confirm(id);
    expect((await confirm(id)).text).toBe(first.text);
    expect(app.table.all().filter(({ evento }) => evento === 'ArchivoPlanRecibido')).toHaveLength(1);
  });

  it('takes the place of the file before it, whose object goes, and leaves the words', async () => {
    await save(PLAN);
    await upload('uno.txt');
    const { archivo, ...rest } = await upload('dos.pdf', fixture('writer.pdf'));
    expect(rest).toMatchObject(PLAN);
    expect([...app.uploads.stored.keys()]).toEqual([`planes/${params.id}/${archivo?.id}.pdf`]);
  });

  it.each(Object.entries(NO_PLANES).filter(([, [nombre]]) => /\.(pdf|docx?|txt)$/.test(nombre)))(
    'does not take %s',
    async (_, [nombre, bytes]) => {
      const id = await send(nombre, bytes);
      expect(await confirm(id)).toMatchObject({ status: 415, code: 'TIPO_NO_ADMITIDO' });
      expect(await plan()).toBeNull();
      expect([...app.uploads.stored.keys()].filter((key) => key.startsWith('planes/'))).toEqual([]);
    },
  );

  it('says when a file has not arrived, was never announced, or was announced too long ago', async () => {
    const { data } = await announce('plan.txt', 5);
    expect(await confirm(data.subida.id)).toMatchObject({ status: 404, code: 'ARCHIVO_NO_ENCONTRADO' });
    expect(await confirm(`arc_${'0'.repeat(26)}`)).toMatchObject({ status: 404, code: 'ARCHIVO_NO_ENCONTRADO' });
    const id = await send('plan.txt', aTxt());
    app.advance(DAY + 1000);
    expect(await confirm(id)).toMatchObject({ status: 404, code: 'ARCHIVO_NO_ENCONTRADO' });
  });

  it("does not confirm another company's upload", async () => {
    const id = await send('plan.txt', aTxt());
    const other = await aCompany(app, { nombreLegal: 'Beta S.A.', nombreComercial: 'Beta' });
    const answer = await confirm(id, { params: { id: other.empresa.id } });
    expect(answer).toMatchObject({ status: 404, code: 'ARCHIVO_NO_ENCONTRADO' });
  });

  it('stays when it was confirmed again while the first try failed', async () => {
    const id = await send('plan.txt', aTxt());
    const again = () => confirm(id);
    app.deps.table = failingOnce(app.table, again);
    expect((await confirm(id)).status).toBe(500);
    await again();
    expect([...app.uploads.stored.keys()]).toEqual([`planes/${params.id}/${id}.txt`]);
  });

  it('leaves nothing behind when the plan changed meanwhile', async () => {
    const id = await send('plan.txt', aTxt());
    const { put } = app.uploads;
    app.uploads.put = async (key, file) => {
      app.uploads.put = put;
      await put.call(app.uploads, key, file);
      await upload('antes.txt');
    };
    expect(await confirm(id)).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    const { archivo } = await plan();
    expect(archivo?.nombre).toBe('antes.txt');
    expect([...app.uploads.stored.keys()].filter((key) => key.startsWith('planes/'))).toEqual([
      `planes/${params.id}/${archivo?.id}.txt`,
    ]);
  });
});

describe('uploading as a form', () => {
  it('does the same in one request', async () => {
    const { status, data } = await uploadForm(fixture('writer.docx'), 'C:\\fotos\\Plan.docx');
    expect(status).toBe(200);
    expect(data.archivo_url).toBe(`/api/empresas/${params.id}/plan-estrategico/archivo`);
    expect(data.planEstrategico.archivo).toMatchObject({ nombre: 'Plan.docx', formato: 'docx' });
  });

  it('refuses an empty file, a large one, a wrong one, and none', async () => {
    expect(await uploadForm(Buffer.alloc(0))).toMatchObject({ status: 400, message: 'El archivo está vacío' });
    expect(await uploadForm(Buffer.alloc(4 * 1024 * 1024 + 1, 'a'))).toMatchObject({ status: 413 });
    expect(await uploadForm(Buffer.from('MZ\0'), 'x.doc')).toMatchObject({ status: 415 });
    expect(await app.call(uploadPlanEstrategico, { as, params, form: new FormData() })).toMatchObject({
      status: 400,
      message: 'No se proporcionó archivo',
    });
  });
});

describe('the text of a file', () => {
  const read = () => app.deliver(extractTextoPlan);

  it('becomes the text of a plan that has none', async () => {
    await upload();
    await read();
    expect(await plan()).toMatchObject({
      contenido_texto: TEXTO,
      textoArchivo: null,
      archivo: { extraccion: { estado: 'extraido', caracteres: TEXTO.length, recortado: false } },
    });
  });

  it('is offered beside words that a person wrote, and does not touch them', async () => {
    await save(PLAN);
    await upload();
    await read();
    expect(await plan()).toMatchObject({ contenido_texto: 'Crecer', textoArchivo: TEXTO, revision: 1 });
  });

  it('gives way to that of the next file, unless somebody changed it', async () => {
    await upload();
    await read();
    await upload('otro.txt', Buffer.from('Otro texto'));
    await read();
    expect(await plan()).toMatchObject({ contenido_texto: 'Otro texto' });
    await save({ ...PLAN, contenido_texto: 'Otro texto, corregido' });
    await upload();
    await read();
    expect(await plan()).toMatchObject({ contenido_texto: 'Otro texto, corregido', textoArchivo: TEXTO });
  });

  it('is cut at the limit of a plan, and says so', async () => {
    await upload('largo.txt', Buffer.from('palabra '.repeat(10_000)));
    await read();
    const { contenido_texto, archivo } = await plan();
    expect(contenido_texto.length).toBeLessThanOrEqual(PLAN_TEXTO_MAX);
    expect(archivo?.extraccion).toEqual({ estado: 'extraido', caracteres: 79_999, recortado: true });
    // Each item stays far below what DynamoDB takes.
    for (const item of app.table.all()) expect(Buffer.byteLength(JSON.stringify(item))).toBeLessThan(100_000);
  });

  it('may be missing: the state says so', async () => {
    await upload('vacio.txt', Buffer.from(' \n\t '));
    await read();
    expect(await plan()).toMatchObject({ contenido_texto: '', archivo: { extraccion: { estado: 'sin_texto' } } });
  });

  it('ends in a state that people see when the file cannot be read, at once or after all tries', async () => {
    await upload('roto.pdf', Buffer.from('%PDF-1.7 nada'));
    expect(await read()).toMatchObject({ failed: 0 });
    expect((await plan()).archivo?.extraccion).toMatchObject({ estado: 'error', motivo: expect.any(String) });

    const { archivo } = await upload();
    app.uploads.broken = true;
    expect(await read()).toMatchObject({ failed: 1 });
    expect((await plan()).archivo?.extraccion.estado).toBe('pendiente');
    await app.deliver(extractTextoPlan, { receives: 3 });
    expect((await plan()).archivo).toMatchObject({ id: archivo?.id, extraccion: { estado: 'error' } });
  });

  it('of a file that was replaced or removed is thrown away', async () => {
    await upload();
    await app.call(deleteArchivoPlan, { as, params });
    expect(await read()).toMatchObject({ failed: 0 });
    expect(await plan()).toMatchObject({ contenido_texto: '', archivo: null });
  });
});

describe('reading and removing the file', () => {
  it('leads to a signed address of five minutes that names the file safely', async () => {
    await upload('Plan "año" 2026\'.txt');
    const { status, location = '' } = await app.call(getArchivoPlan, { as: company.admin, params });
    const query = new URL(location).searchParams;
    expect([status, query.get('seconds'), query.get('contentType')]).toEqual([302, '300', 'text/plain; charset=utf-8']);
    expect(query.get('disposition')).toBe(
      'attachment; filename="Plan _ano_ 2026_.txt"; filename*=UTF-8\'\'Plan%20%22a%C3%B1o%22%202026%27.txt',
    );
    const shown = await app.call(getArchivoPlan, { as, params, query: { ver: '1' } });
    const opened = app.table.all().filter(({ accion }) => accion === 'Abrió o descargó un plan estratégico');
    expect(opened.map(({ PK }) => PK)).toEqual(Array(2).fill(`EMPRESA#${params.id}#AUDITORIA`));
    expect(new URL(shown.location ?? '').searchParams.get('disposition')).toMatch(/^inline; /);
  });

  it('keeps the words when only the file is removed', async () => {
    await save(PLAN);
    await upload();
    const { status, data } = await app.call<PlanEstrategico>(deleteArchivoPlan, { as, params });
    expect([status, data]).toMatchObject([200, { ...PLAN, archivo: null, archivo_url: null, fecha_subida: null }]);
    expect(app.uploads.stored.size).toBe(0);
    expect(await app.call(deleteArchivoPlan, { as, params })).toMatchObject({ status: 404 });
    expect(await app.call(getArchivoPlan, { as, params })).toMatchObject({
      status: 404,
      code: 'ARCHIVO_NO_ENCONTRADO',
    });
  });

  it('removes everything with PATCH, again and again', async () => {
    await save(PLAN);
    await upload();
    await app.deliver(extractTextoPlan);
    for (const _ of [1, 2]) {
      const { status, data } = await app.call<EmpresaConPlan>(deletePlanEstrategico, {
        as,
        params,
        body: { planEstrategico: null },
      });
      expect([status, data.planEstrategico]).toEqual([200, null]);
    }
    expect(app.uploads.stored.size).toBe(0);
    expect(app.table.all().filter(({ SK }) => SK.startsWith('PLAN_ESTRATEGICO'))).toEqual([]);
  });

  it('removes the plan although the store of files is down; the sweep finds the file later', async () => {
    await upload();
    app.uploads.broken = true;
    expect(await app.call(deletePlanEstrategico, { as, params, body: { planEstrategico: null } })).toMatchObject({
      status: 200,
    });
    app.uploads.broken = false;
    expect(await deleteArchivosHuerfanos(app.deps, app.uploads)).toBe(0);
    app.advance(DAY + 1000);
    expect(await deleteArchivosHuerfanos(app.deps, app.uploads)).toBe(1);
  });
});

describe('who and when', () => {
  const everyCall = (who: { id: string }, id: string) =>
    Promise.all([
      app.call(getPlanEstrategico, { as: who, params: { id } }),
      app.call(getArchivoPlan, { as: who, params: { id } }),
      app.call(uploadPlanEstrategico, { as: who, params: { id }, body: { nombre: 'a.txt', tamano: 1 } }),
      app.call(confirmPlanEstrategico, { as: who, params: { id }, body: { subidaId: `arc_${'0'.repeat(26)}` } }),
      app.call(deleteArchivoPlan, { as: who, params: { id } }),
      app.call(deletePlanEstrategico, { as: who, params: { id }, body: { planEstrategico: null } }),
    ]);
  const statuses = async (who: { id: string }, id: string) => (await everyCall(who, id)).map(({ status }) => status);

  it("lets the company's administrator read, and only the superadmin change", async () => {
    await upload();
    expect(await statuses(company.admin, params.id)).toEqual([200, 302, 403, 403, 403, 403]);
    expect(await statuses(company.operador, params.id)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  it("answers another company's id exactly like one that does not exist", async () => {
    await upload();
    const other = await aCompany(app, { nombreLegal: 'Beta S.A.', nombreComercial: 'Beta' });
    const missing = params.id.replace(/.{6}$/, '000000');
    const own = (await everyCall(other.admin, params.id)).map(({ text }) => text.replaceAll(params.id, ''));
    expect(own).toEqual((await everyCall(other.admin, missing)).map(({ text }) => text.replaceAll(missing, '')));
    expect((await statuses(as, missing)).every((status) => status === 404)).toBe(true);
  });

  it.each(['suspendida', 'cancelada'])('lets a company that is %s be read, and nothing be changed', async (estado) => {
    await save(PLAN);
    await upload();
    const before = await plan();
    await app.call(moveEmpresa, { as, params, body: { estado, motivo: 'Lo pide la empresa' } });
    expect(await statuses(as, params.id)).toEqual([200, 302, 409, 409, 409, 409]);
    expect(await save(PLAN)).toMatchObject({ status: 409, code: 'EMPRESA_SUSPENDIDA' });
    expect(await plan()).toEqual(before);
  });
});

describe('deleteArchivosHuerfanos', () => {
  it('removes old uploads and files that no plan names, over all pages, and keeps the others', async () => {
    const { archivo } = await upload();
    await send('olvidado.txt', aTxt());
    await send('otro.txt', aTxt());
    const put = (key: string) => app.uploads.put(key, { bytes: aTxt(), contentType: 'text/plain' });
    await put(`planes/${params.id}/arc_viejo.txt`);
    await put('planes/emp_desaparecida/arc_uno.txt');
    await put('planes/emp_desaparecida/arc_dos.pdf');
    expect(await deleteArchivosHuerfanos(app.deps, app.uploads)).toBe(0);
    app.advance(DAY + 1000);
    await send('reciente.txt', aTxt());
    expect(await deleteArchivosHuerfanos(app.deps, app.uploads)).toBe(5);
    expect([...app.uploads.stored.keys()]).toEqual([
      `planes/${params.id}/${archivo?.id}.txt`,
      expect.stringMatching(/^cuarentena\//),
    ]);
    expect(await deleteArchivosHuerfanos(app.deps, app.uploads)).toBe(0);
  });
});
