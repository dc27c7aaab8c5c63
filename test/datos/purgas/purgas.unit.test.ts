import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { countAnaliticas } from '#functions/cifras/analiticas/count-analiticas.ts';
import type { Table } from '#functions/core/table.ts';
import { deleteEmpresa } from '#functions/datos/purgas/delete-empresa.ts';
import { getPurga } from '#functions/datos/purgas/get-purga.ts';
import { purgeCanceladas } from '#functions/datos/purgas/purge-canceladas.ts';
import { purgeEmpresa } from '#functions/datos/purgas/purge-empresa.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { updateLogo } from '#functions/empresas/marca/update-logo.ts';
import { extractTextoPlan } from '#functions/empresas/planes-estrategicos/extract-texto-plan.ts';
import { uploadPlanEstrategico } from '#functions/empresas/planes-estrategicos/upload-plan-estrategico.ts';
import { syncUsuario } from '#functions/empresas/usuarios/sync-usuario.ts';
import { updateAvatar } from '#functions/empresas/usuarios/update-avatar.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import type { Purga } from '#shared/datos/purgas/purga.ts';
import { read } from '../../docs/documents.ts';
import { aTxt } from '../../documentos/archivos.ts';
import { aJpeg, aPng } from '../../support/pictures.ts';
import { aCandidate, aCompany, aFinishedInterview, anArea } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
type Company = Awaited<ReturnType<typeof aFinishedInterview>>;

let app: TestApp;
let a: Company;
let b: Awaited<ReturnType<typeof aCompany>>;
let params: { id: string };
let platform: string;

const cifras = () =>
  Object.fromEntries(
    app.table
      .all()
      .filter(({ PK, SK }) => PK === 'GLOBAL#CIFRAS' && ['EMPRESAS', 'USUARIOS', 'LICENCIAS'].includes(SK))
      .map(({ SK, PK: _, ...counts }) => [SK, counts]),
  );

/** A company with something of everything, beside another one that must not notice. */
beforeEach(async () => {
  app = new TestApp();
  b = await aCompany(app, { nombreLegal: 'Beta S.A.', nombreComercial: 'Beta' });
  await anArea(app, b.admin, 'Ventas');
  await aCandidate(app, b.admin);
  platform = JSON.stringify(cifras());
  a = await aFinishedInterview(app);
  params = { id: a.empresa.id };
  await app.deliver(analyzeEntrevista);
  await app.deliver(createNotificaciones);
  await app.deliver(countAnaliticas);
  const area = await anArea(app, a.admin, 'Compras');
  for (let n = 0; n < 60; n++) {
    await app.table.write([
      { put: { PK: `EMPRESA#${params.id}`, SK: `CANDIDATO#can_${n}`, tipo: 'CANDIDATO', areaId: area.id } },
    ]);
  }
  const photo = new FormData();
  photo.set('avatar', new Blob([new Uint8Array(aJpeg())]), 'foto.jpg');
  await app.call(updateAvatar, { as: a.admin, form: photo });
  const logo = new FormData();
  logo.set('logo', new Blob([new Uint8Array(aPng({ width: 64, height: 64 }))]), 'logo.png');
  await app.call(updateLogo, { as: a.admin, form: logo });
  const file = new FormData();
  file.set('archivo', new Blob([new Uint8Array(aTxt())]), 'plan.txt');
  await app.call(uploadPlanEstrategico, { as: a.superadmin, params, form: file });
  await app.call(uploadPlanEstrategico, { as: a.superadmin, params, body: { nombre: 'b.pdf', tamano: 5 } });
  for (const made of ['informes', 'descargas']) {
    await app.uploads.put(`${made}/${params.id}/x.pdf`, { bytes: aTxt(), contentType: 'application/pdf' });
  }
  await app.uploads.put(`cuarentena/planes/${params.id}/arc_x`, { bytes: aTxt(), contentType: 'text/plain' });
  await app.deliver(extractTextoPlan);
});

const remove = (body: object = {}, as = a.superadmin) => app.call(deleteEmpresa, { as, params, body });
const purga = async () => (await app.call<Purga>(getPurga, { as: a.superadmin, params })).data;
/** Everything that names the company or its people, but for the record and what tells of what was done. */
function traces(): string[] {
  const people = [a.admin.id, a.operador.id];
  return app.table
    .all()
    .filter(({ PK, tipo }) => !['GLOBAL#PURGAS', 'GLOBAL#AUDITORIA'].includes(PK) && tipo !== 'EVENTO')
    .filter((item) => [params.id, ...people].some((id) => JSON.stringify(item).includes(id)))
    .map(({ PK, SK }) => `${PK} ${SK}`);
}
const ofB = () => JSON.stringify(app.table.all().filter((item) => JSON.stringify(item).includes(b.empresa.id)));
/** Events that are left are published; queues deliver at least once. */
async function settle(times = 3) {
  for (let n = 0; n < times; n++) {
    await app.deliver(purgeEmpresa);
    await app.deliver(syncUsuario);
  }
}

type Write = Table['write'];
/** With every write to the table done in another way. */
async function withWrites(how: (write: Write, args: Parameters<Write>) => Promise<void>, run: () => Promise<unknown>) {
  const { write } = app.table;
  app.table.write = (...args: Parameters<Write>) => how(write.bind(app.table), args);
  await run();
  app.table.write = write;
}

describe('DELETE /api/empresas/{id}', () => {
  it('only cancels a company when nothing is confirmed, and says the same again', async () => {
    for (const _ of [1, 2]) {
      expect(await remove()).toMatchObject({ status: 200, data: { estado: 'cancelada', purga: null } });
    }
    expect(await app.call(getPurga, { as: a.superadmin, params })).toMatchObject({ code: 'PURGA_NO_ENCONTRADA' });
    expect(traces().length).toBeGreaterThan(100);
  });

  it.each(['acme talento', 'Beta', ''])('removes nothing when "%s" is typed', async (confirmacion) => {
    expect(await remove({ confirmacion })).toMatchObject({
      status: 400,
      code: 'VALIDACION',
      message: 'Escribe el nombre de la empresa exactamente así: Acme Talento',
    });
    expect(
      await app.call(updateEmpresa, { as: a.superadmin, params, body: { telefono: '600', version: 1 } }),
    ).toMatchObject({ status: 200 });
  });

  it("is the superadmin's, and a missing company is missing", async () => {
    expect(await remove({ confirmacion: 'Acme Talento' }, a.admin)).toMatchObject({ status: 403 });
    params = { id: params.id.replace(/.{6}$/, '000000') };
    expect(await remove({ confirmacion: 'Acme Talento' })).toMatchObject({ code: 'EMPRESA_NO_ENCONTRADA' });
  });

  it('removes everything with its name, and leaves a record of who, when and how much', async () => {
    const other = ofB();
    const answer = await remove({ confirmacion: ' Acme Talento ' });
    expect(answer).toMatchObject({ status: 200, data: { estado: 'cancelada', purga: { estado: 'en_curso' } } });
    await settle();
    expect(traces()).toEqual([]);
    expect(app.files.stored.size + app.uploads.stored.size).toBe(0);
    expect([...app.identity.accounts.values()].map(({ id }) => id)).not.toContain(a.admin.id);
    expect(ofB()).toBe(other);
    const used = app.table.all().find(({ SK }) => SK === 'INTEGRADO#entrevistas-profundidad');
    expect(used).toMatchObject({ entrevistas: 0, ejecuciones: 1 });
    const superadmins = 1;
    const before = JSON.parse(platform);
    expect(cifras()).toMatchObject({
      EMPRESAS: { total: before.EMPRESAS.total, canceladas: 0 },
      USUARIOS: { total: before.USUARIOS.total + superadmins },
      LICENCIAS: before.LICENCIAS,
    });
    const record = await purga();
    expect(record).toMatchObject({
      nombre: 'Acme Talento',
      estado: 'terminada',
      actor: { usuarioId: a.superadmin.id },
      fechaFin: app.clock.toISOString(),
      cuentas: { usuarios: 2, entrevistas: 1, archivos: 4 },
    });
    expect(record.cuentas.elementos).toBeGreaterThan(60);
  });

  it('lets its tax id, its name and its people be taken again', async () => {
    await remove({ confirmacion: 'Acme Talento' });
    await settle();
    const cif = a.empresa.cif;
    const again = await aCompany(app, { cif });
    expect(again.empresa).toMatchObject({ cif, configuracion: { subdominio: a.empresa.configuracion.subdominio } });
  });
});

describe('the job', () => {
  it('leaves nothing behind and counts everything once, wherever it stops', async () => {
    await remove({ confirmacion: 'Acme Talento' });
    let runs = 0;
    while ((await purga()).estado === 'en_curso' && runs < 200) {
      await withWrites(
        async (write, args) => {
          await write(...args);
          throw new Error('stopped, and its answer is lost');
        },
        () => app.deliver(purgeEmpresa),
      );
      runs++;
    }
    await settle();
    expect(runs).toBeGreaterThan(10);
    expect(traces()).toEqual([]);
    const before = JSON.parse(platform);
    expect(cifras()).toMatchObject({
      EMPRESAS: { total: before.EMPRESAS.total, canceladas: 0 },
      USUARIOS: { total: before.USUARIOS.total + 1 },
      LICENCIAS: before.LICENCIAS,
    });
    expect((await purga()).cuentas).toMatchObject({ usuarios: 2, entrevistas: 1 });
  });

  it('says that it failed after its last try, and goes on when it is asked again', async () => {
    await remove({ confirmacion: 'Acme Talento' });
    app.uploads.broken = true;
    await app.deliver(purgeEmpresa, { receives: 5, maxReceives: 5 });
    expect(await purga()).toMatchObject({ estado: 'fallida', motivo: expect.stringContaining('Vuelve a pedirla') });
    app.uploads.broken = false;
    expect(await remove({ confirmacion: 'Acme Talento' })).toMatchObject({ data: { purga: { estado: 'en_curso' } } });
    await settle();
    expect(traces()).toEqual([]);
    expect(await purga()).toMatchObject({ estado: 'terminada', motivo: null });
  });

  it('goes on in another run when its time is over', async () => {
    await remove({ confirmacion: 'Acme Talento' });
    await withWrites(
      (write, args) => {
        app.advance(30_000);
        return write(...args);
      },
      () => app.deliver(purgeEmpresa),
    );
    expect(await purga()).toMatchObject({ estado: 'en_curso' });
    await settle(30);
    expect(await purga()).toMatchObject({ estado: 'terminada', cuentas: { usuarios: 2, entrevistas: 1 } });
    expect(traces()).toEqual([]);
  });
});

describe('what is swept', () => {
  it('are all partitions that belong to one company', () => {
    const ofCompanies = [...read('docs/access-patterns.md').matchAll(/PK `(EMPRESA#<id>#[^`]+)`/g)];
    const known = [
      'EMPRESA#<id>#ANALITICA',
      'EMPRESA#<id>#AUDITORIA',
      'EMPRESA#<id>#CANDIDATOS#BUSCAR',
      'EMPRESA#<id>#ENTREVISTA#<entrevistaId>',
      'EMPRESA#<id>#ENTREVISTAS#BUSCAR',
      'EMPRESA#<id>#INFORMES#BUSCAR',
    ];
    expect([...new Set(ofCompanies.map(([, pk]) => pk))].toSorted()).toEqual(known);
  });
});

describe('purgeCanceladas', () => {
  it('begins with companies that were cancelled more than 30 days ago, and with nobody else', async () => {
    const cancel = (id: string) =>
      app.call(moveEmpresa, { as: a.superadmin, params: { id }, body: { estado: 'cancelada', motivo: 'Lo piden' } });
    await cancel(params.id);
    app.advance(29 * DAY);
    await cancel(b.empresa.id);
    expect(await purgeCanceladas(app.deps)).toBe(0);
    app.advance(DAY + 1000);
    expect(await purgeCanceladas(app.deps)).toBe(1);
    await settle();
    expect(traces()).toEqual([]);
    expect((await purga()).actor.usuarioId).toBe('sistema');
    expect(await purgeCanceladas(app.deps)).toBe(0);
  });
});
