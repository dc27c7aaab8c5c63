import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateArea } from '#functions/areas/update-area.ts';
import { deleteCandidato } from '#functions/candidatos/delete-candidato.ts';
import { getCandidatosEstadisticas } from '#functions/candidatos/get-candidatos-estadisticas.ts';
import { listCandidatos } from '#functions/candidatos/list-candidatos.ts';
import { updateCandidato } from '#functions/candidatos/update-candidato.ts';
import type { Item } from '#functions/core/table.ts';
import { applyImportacionDatos } from '#functions/datos/apply-importacion-datos.ts';
import { clearDatos } from '#functions/datos/clear-datos.ts';
import { createCopia } from '#functions/datos/create-copia.ts';
import { createExportacionDatos } from '#functions/datos/create-exportacion-datos.ts';
import { createImportacionDatos } from '#functions/datos/create-importacion-datos.ts';
import { elementoRepository, PASOS } from '#functions/datos/elemento.repository.ts';
import { getExportacionDatos } from '#functions/datos/get-exportacion-datos.ts';
import { getOperacion } from '#functions/datos/get-operacion.ts';
import { getResumenDatos } from '#functions/datos/get-resumen-datos.ts';
import { listCopias } from '#functions/datos/list-copias.ts';
import { receiveImportacionDatos } from '#functions/datos/receive-importacion-datos.ts';
import { restoreCopia } from '#functions/datos/restore-copia.ts';
import { runOperacion } from '#functions/datos/run-operacion.ts';
import { startCopias } from '#functions/datos/start-copias.ts';
import { testAlmacen } from '#functions/datos/test-almacen.ts';
import { huellaOf, huellaOfAll, toTyped } from '#functions/datos/typed.ts';
import { undoImportacionDatos } from '#functions/datos/undo-importacion-datos.ts';
import { updateProgramacion } from '#functions/datos/update-programacion.ts';
import { huellaDeArchivo, inventarioOf } from '#functions/datos/write-archivo.ts';
import { moveEmpresa } from '#functions/empresas/move-empresa.ts';
import { analyzeEntrevista } from '#functions/informes/analyze-entrevista.ts';
import { eraseCandidato } from '#functions/privacidad/erase-candidato.ts';
import { startSupresion } from '#functions/privacidad/start-supresion.ts';
import type { Candidato } from '#shared/candidatos/candidato.ts';
import type { Operacion, ResumenDatos } from '#shared/datos/datos.ts';
import { IMPORTABLES } from '#shared/datos/entidades.ts';
import { aCandidate, aCompany, aFinishedInterview, aNota, anArea } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const CANARY = 'CANARIO-secreto-8d1f';
type Company = Awaited<ReturnType<typeof aFinishedInterview>>;
interface Archivo {
  exportInfo: {
    version: string;
    alcance: string;
    elementos: number;
    huella: string;
    empresas: { id: string; nombre: string; entidades: ReturnType<typeof inventarioOf> }[];
  };
  empresas: {
    id: string;
    nombre: string;
    elementos: { entidad: keyof typeof ETIQUETA; clave: string; datos: Record<string, unknown> }[];
  }[];
}
const ETIQUETA = {} as Record<Operacion['inventario'][number]['entidad'], true>;

let app: TestApp;
let a: Company;
let area: Awaited<ReturnType<typeof anArea>>;
let carlos: Candidato;

beforeEach(async () => {
  app = new TestApp();
  a = await aFinishedInterview(app);
  await app.deliver(analyzeEntrevista);
  area = await anArea(app, a.admin, 'Compras');
  carlos = await aCandidate(app, a.admin, { nombre: 'Carlos Ruiz', areaId: area.id });
  await aNota(app, a.admin, carlos.id, 'Llamar el lunes');
});

const as = () => ({ as: a.admin });
async function settle(times = 3): Promise<void> {
  for (let n = 0; n < times; n++) await app.deliver(runOperacion);
}
const operacion = async (id: string) => (await app.call<Operacion>(getOperacion, { ...as(), params: { id } })).data;
async function exported(options: object = as()): Promise<Archivo> {
  const { data } = await app.call<Operacion>(createExportacionDatos, options);
  await settle();
  const key = [...app.uploads.stored.keys()].find((each) => each.endsWith(`${data.id}.json`));
  return JSON.parse(String(app.uploads.stored.get(String(key))?.bytes));
}
async function copied(): Promise<Operacion> {
  const { data } = await app.call<Operacion>(createCopia, as());
  await settle();
  return operacion(data.id);
}
const formOf = (archivo: unknown) => {
  const form = new FormData();
  form.set('archivo', new Blob([typeof archivo === 'string' ? archivo : JSON.stringify(archivo)]), 'datos.json');
  return form;
};
const review = (archivo: unknown) => app.call<Operacion>(createImportacionDatos, { ...as(), form: formOf(archivo) });
async function imported(archivo: unknown, politica = 'omitir'): Promise<Operacion> {
  const { data } = await review(archivo);
  const answer = await app.call<Operacion>(applyImportacionDatos, {
    ...as(),
    params: { id: data.id },
    body: { politica },
  });
  expect(answer.status).toBe(202);
  await settle();
  return operacion(data.id);
}
async function clear(): Promise<Operacion> {
  const body = { entiendo: true, confirmacion: 'Acme Talento' };
  const answer = await app.call<Operacion>(clearDatos, { ...as(), body });
  expect(answer).toMatchObject({ status: 202, data: { estado: 'esperando' } });
  await settle();
  return operacion(answer.data.id);
}
async function restored(id: string): Promise<Operacion> {
  const answer = await app.call<Operacion>(restoreCopia, {
    ...as(),
    params: { id },
    body: { confirmacion: 'Acme Talento' },
  });
  expect(answer.status).toBe(202);
  await settle();
  return operacion(answer.data.id);
}

/** What comes back with one of these and belongs to nobody else. */
const isOf =
  (...owners: string[]) =>
  ({ entidad, clave }: Archivo['empresas'][number]['elementos'][number]) =>
    IMPORTABLES.includes(entidad) && owners.includes(String(clave.split('#')[0]));

/** What a company's data says, in one hash: what can be brought back. */
async function digest(): Promise<string> {
  const repo = elementoRepository(app.table);
  const huellas: string[] = [];
  for (const paso of PASOS.filter((each) => IMPORTABLES.includes(each))) {
    let cursor: string | undefined;
    do {
      const page = await repo.list(a.empresa.id, paso, cursor);
      const own = page.items.filter(({ entidad }) => IMPORTABLES.includes(entidad));
      huellas.push(...own.map(({ entidad, clave, datos }) => `${entidad}/${clave} ${huellaOf(toTyped(datos))}`));
      cursor = page.cursor;
    } while (cursor);
  }
  return huellaOfAll(huellas);
}

const item = (SK: string) =>
  app.table.all().find((each) => each.PK === `EMPRESA#${a.empresa.id}` && each.SK === SK) as Item;
/** Every counter beside what it counts. */
function expectCountersRight(): void {
  const own = app.table.all().filter(({ PK }) => PK === `EMPRESA#${a.empresa.id}`);
  const candidatos = own.filter(({ tipo }) => tipo === 'CANDIDATO');
  const uso = item('USO');
  expect(uso.candidatos).toBe(candidatos.length);
  const inState = (estado: string) => candidatos.filter((each) => each.estado === estado).length;
  for (const estado of ['nuevo', 'en_proceso', 'entrevistado'])
    expect(item('CANDIDATOS')[estado] ?? 0).toBe(inState(estado));
  for (const each of own.filter(({ tipo }) => tipo === 'AREA')) {
    expect(each.candidatos).toBe(candidatos.filter(({ areaId }) => areaId === each.id).length);
  }
  const interviews = own.filter(({ tipo }) => tipo === 'ENTREVISTA');
  expect(uso.porValidar).toBe(interviews.filter(({ estado }) => estado === 'analizada').length);
  expect(uso.pendientes).toBe(interviews.filter(({ estado }) => estado === 'programada').length);
  const head = app.table.all().find(({ SK }) => SK === 'INTEGRADO#entrevistas-profundidad');
  expect(head?.entrevistas ?? 0).toBe(interviews.length);
}

describe('an export', () => {
  it('holds everything of the company with counts and checksums, and is fetched by a link for five minutes', async () => {
    const { data, status } = await app.call<Operacion>(createExportacionDatos, as());
    expect(status).toBe(202);
    expect(data).toMatchObject({ clase: 'exportacion', estado: 'en_curso', empresaNombre: 'Acme Talento' });
    const params = { id: data.id };
    const waiting = await app.call(getExportacionDatos, { ...as(), params });
    expect(waiting.data).toMatchObject({ enlace: null });
    await settle();
    const ready = await app.call<{ enlace: string; elementos: number }>(getExportacionDatos, { ...as(), params });
    expect(ready.data).toMatchObject({ estado: 'terminada', pasosHechos: PASOS.length, pasosTotal: PASOS.length });
    expect(ready.data.enlace).toContain('seconds=300');
    const archivo = JSON.parse(
      String(app.uploads.stored.get(`exportaciones/${a.empresa.id}/${data.id}.json`)?.bytes),
    ) as Archivo;
    expect(archivo.exportInfo).toMatchObject({ version: '1.0', alcance: 'empresa', elementos: ready.data.elementos });
    const [empresa] = archivo.empresas;
    expect(empresa).toMatchObject({ id: a.empresa.id, nombre: 'Acme Talento' });
    const kinds = new Set(empresa?.elementos.map(({ entidad }) => entidad));
    for (const kind of [
      'empresa',
      'usuarios',
      'areas',
      'candidatos',
      'historial',
      'notas',
      'entrevistas',
      'turnos',
      'informes',
    ] as const) {
      expect(kinds, kind).toContain(kind);
    }
    expect(inventarioOf(empresa?.elementos ?? [])).toEqual(archivo.exportInfo.empresas[0]?.entidades);
    expect([...app.uploads.stored.keys()].filter((key) => key.startsWith('operaciones/'))).toEqual([]);
  });

  it('holds no secret, wherever one stands', async () => {
    const all = app.table
      .all()
      .filter(({ PK }) => PK.startsWith(`EMPRESA#${a.empresa.id}`) || PK.startsWith('USUARIO#'));
    for (const { PK, SK } of all) {
      await app.table.write([{ update: { PK, SK }, set: { secreto: CANARY, tokenHashOtro: CANARY } }]);
    }
    const interview = { PK: `EMPRESA#${a.empresa.id}`, SK: `ENTREVISTA#${a.entrevista.id}` };
    await app.table.write([{ update: interview, set: { tokenHash: CANARY, tokenCifrado: CANARY } }]);
    await app.table.write([
      { put: { PK: interview.PK, SK: 'CLAVE_API#claude', tipo: 'CLAVE_API', clave: CANARY, cifrada: CANARY } },
    ]);
    await app.table.write([{ put: { PK: interview.PK, SK: 'SMTP', tipo: 'SMTP', password: CANARY } }]);
    await app.table.write([
      { put: { PK: interview.PK, SK: 'CORREO#x', tipo: 'CORREO', html: CANARY, estado: 'enviado' } },
    ]);
    const archivo = await exported();
    expect(JSON.stringify(archivo)).not.toContain(CANARY);
    expect(JSON.stringify(archivo)).not.toContain('sesionesDesde');
    expect(archivo.exportInfo.elementos).toBeGreaterThan(20);
  });

  it("is the whole platform's for a superadmin who names no company, and nobody else's", async () => {
    const b = await aCompany(app, { nombreLegal: 'Beta S.A.', nombreComercial: 'Beta' });
    const archivo = await exported({ as: a.superadmin });
    expect(archivo.exportInfo.alcance).toBe('plataforma');
    expect(archivo.empresas.map(({ nombre }) => nombre).toSorted()).toEqual(['Acme Talento', 'Beta']);
    const { data } = await app.call<Operacion>(createExportacionDatos, { as: a.superadmin });
    expect(await app.call(getExportacionDatos, { ...as(), params: { id: data.id } })).toMatchObject({ status: 404 });
    const own = await exported({ as: b.admin });
    expect(JSON.stringify(own)).not.toContain(a.empresa.id);
    expect(await app.call(createExportacionDatos, { as: a.operador })).toMatchObject({ status: 403 });
  });

  it('goes on where it stopped, page after page, and makes the same file', async () => {
    const whole = await exported();
    const { data } = await app.call<Operacion>(createExportacionDatos, as());
    const { write } = app.table;
    for (let n = 0; n < 60 && (await operacion(data.id)).estado === 'en_curso'; n++) {
      let writes = 0;
      app.table.write = async (...args) => {
        if (++writes > 2) throw new Error('killed');
        return write.apply(app.table, args);
      };
      await app.deliver(runOperacion);
      app.table.write = write;
    }
    expect((await operacion(data.id)).huella).toBe(whole.exportInfo.huella);
  });

  it('is also made of a cancelled company', async () => {
    await app.call(moveEmpresa, {
      as: a.superadmin,
      params: { id: a.empresa.id },
      body: { estado: 'cancelada', motivo: 'Se va' },
    });
    expect(await app.call(createExportacionDatos, as())).toMatchObject({ status: 202 });
    expect(
      await app.call(clearDatos, { ...as(), body: { entiendo: true, confirmacion: 'Acme Talento' } }),
    ).toMatchObject({ status: 409 });
  });
});

describe('a backup', () => {
  it('is the same file, compressed, and stands in a list with size, items and digest', async () => {
    const archivo = await exported();
    const copia = await copied();
    const bytes = app.uploads.stored.get(`copias/${a.empresa.id}/${copia.id}.json.gz`)?.bytes as Buffer;
    expect(copia).toMatchObject({
      estado: 'terminada',
      tamano: bytes.length,
      huella: archivo.exportInfo.huella,
      origen: 'manual',
    });
    expect(JSON.parse(gunzipSync(bytes).toString()).empresas).toEqual(archivo.empresas);
    const { data } = await app.call<Operacion[]>(listCopias, as());
    expect(data).toMatchObject([
      { id: copia.id, elementos: archivo.exportInfo.elementos, actor: { usuarioId: a.admin.id } },
    ]);
    const { data: resumen } = await app.call<ResumenDatos>(getResumenDatos, as());
    expect(resumen).toMatchObject({ candidatos: 2, ultimaCopia: { id: copia.id, estado: 'terminada' } });
    expect(resumen.inventario?.entidades.find(({ entidad }) => entidad === 'candidatos')).toMatchObject({
      elementos: 2,
    });
  });

  it('is made by its schedule, once for each day, and the oldest ones go', async () => {
    const body = { frecuencia: 'diaria', conservar: 2 };
    const { data } = await app.call<{ proxima: string }>(updateProgramacion, { ...as(), body });
    expect(data.proxima).toBe('2026-03-03T03:00:00.000Z');
    expect(await startCopias(app.deps)).toBe(0);
    for (let day = 0; day < 4; day++) {
      app.advance(DAY);
      await startCopias(app.deps);
      expect(await startCopias(app.deps)).toBe(0);
      await settle(1);
    }
    const { data: copias } = await app.call<Operacion[]>(listCopias, as());
    expect(copias.map(({ origen, estado }) => `${origen} ${estado}`)).toEqual([
      'programada terminada',
      'programada terminada',
    ]);
    expect([...app.uploads.stored.keys()].filter((key) => key.startsWith('copias/'))).toHaveLength(2);
    await app.call(updateProgramacion, { ...as(), body: { frecuencia: 'nunca', conservar: 2 } });
    app.advance(8 * DAY);
    expect(await startCopias(app.deps)).toBe(0);
  });

  it('says whether its store works, and keeps the last result', async () => {
    expect(await app.call(testAlmacen, as())).toMatchObject({ data: { correcta: true, error: '' } });
    app.uploads.broken = true;
    const failed = await app.call(testAlmacen, as());
    app.uploads.broken = false;
    expect(failed.data).toMatchObject({
      correcta: false,
      error: expect.stringContaining('Error inesperado al probar la conexión'),
    });
    const { data } = await app.call<ResumenDatos>(getResumenDatos, as());
    expect(data.prueba).toMatchObject({ correcta: false });
    expect([...app.uploads.stored.keys()].filter((key) => key.includes('prueba'))).toEqual([]);
  });
});

describe('a clear and a restore', () => {
  it('removes candidates, interviews, reports and areas after a backup, and keeps the company, its users and its log', async () => {
    const audited = () => app.table.all().filter(({ tipo }) => tipo === 'AUDITORIA').length;
    const [licencias, before] = [item('LICENCIAS'), audited()];
    const made = [`informes/${a.empresa.id}/can_1/ent_1-x.pdf`, `descargas/${a.empresa.id}/zip_1.zip`];
    for (const key of made) await app.uploads.put(key, { bytes: Buffer.from('PDF'), contentType: 'application/pdf' });
    const done = await clear();
    expect(done).toMatchObject({ estado: 'terminada', clase: 'vaciado' });
    const left = app.table.all().filter(({ PK }) => PK.startsWith(`EMPRESA#${a.empresa.id}`));
    const kinds = new Set(left.map(({ tipo }) => tipo));
    for (const gone of [
      'CANDIDATO',
      'CANDIDATO_EMAIL',
      'CANDIDATO_LISTADO',
      'CANDIDATO_NOTA',
      'ENTREVISTA',
      'INFORME',
      'AREA',
      'BUSQUEDA',
    ]) {
      expect(kinds, gone).not.toContain(gone);
    }
    // What waits to be sent is sent.
    expect(left.filter(({ tipo, estado }) => tipo === 'CORREO' && estado !== 'encolado')).toEqual([]);
    expect(left.filter(({ PK }) => PK.includes('#ENTREVISTA#'))).toEqual([]);
    for (const key of made) expect(app.uploads.stored.has(key), key).toBe(false);
    expect(item('EMPRESA')).toBeDefined();
    expect(item('LICENCIAS')).toEqual(licencias);
    expect(audited()).toBe(before + 1);
    expectCountersRight();
    expect(await app.call(listCandidatos, as())).toMatchObject({ status: 200, data: [] });
    const { data: copias } = await app.call<Operacion[]>(listCopias, as());
    expect(copias).toMatchObject([{ id: done.copiaPreviaId, origen: 'previa', estado: 'terminada' }]);
  });

  it.each([
    [{ entiendo: true, confirmacion: 'acme' }, 'Escribe el nombre de la empresa exactamente así: Acme Talento'],
    [{ confirmacion: 'Acme Talento' }, 'Confirma'],
  ])('needs both confirmations: %j', async (body, message) => {
    const answer = await app.call(clearDatos, { ...as(), body });
    expect(answer).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(answer.text).toContain(message);
    expect(item(`CANDIDATO#${carlos.id}`)).toBeDefined();
  });

  it('touches nothing when the backup before it cannot be made', async () => {
    const body = { entiendo: true, confirmacion: 'Acme Talento' };
    const { data } = await app.call<Operacion>(clearDatos, { ...as(), body });
    app.uploads.broken = true;
    const { putStream } = app.uploads;
    app.uploads.putStream = async () => {
      throw new Error('ServiceUnavailable');
    };
    await app.deliver(runOperacion, { receives: 3 });
    app.uploads.putStream = putStream;
    app.uploads.broken = false;
    await settle();
    expect(await operacion(data.id)).toMatchObject({
      estado: 'fallida',
      motivo: expect.stringContaining('No se ha cambiado nada'),
    });
    expect(item(`CANDIDATO#${carlos.id}`)).toBeDefined();
    expect(await app.call(clearDatos, { ...as(), body })).toMatchObject({ status: 202 });
  });

  it('lets one of them work at a time', async () => {
    const copia = await copied();
    const body = { entiendo: true, confirmacion: 'Acme Talento' };
    await app.call(clearDatos, { ...as(), body });
    const again = await app.call(restoreCopia, { ...as(), params: { id: copia.id }, body });
    expect(again).toMatchObject({ status: 400 });
    expect(
      await app.call(restoreCopia, { ...as(), params: { id: copia.id }, body: { confirmacion: 'Acme Talento' } }),
    ).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
    });
  });

  it('brings back everything that was cleared, to the byte, with its counters, lists and searches', async () => {
    const before = await digest();
    const copia = await copied();
    await clear();
    expect(await digest()).not.toBe(before);
    const done = await restored(copia.id);
    expect(done).toMatchObject({ estado: 'terminada', cuentas: { conflictos: 0, suprimidos: 0, actualizados: 0 } });
    expect(await digest()).toBe(before);
    expectCountersRight();
    const found = await app.call<{ id: string }[]>(listCandidatos, { ...as(), query: { q: 'ruiz' } });
    expect(found.data.map(({ id }) => id)).toEqual([carlos.id]);
    expect(await app.call(getCandidatosEstadisticas, as())).toMatchObject({ data: { total: 2 } });
  });

  it('puts back what has changed, and leaves what is newer', async () => {
    const copia = await copied();
    const before = await digest();
    const params = { id: carlos.id };
    const body = { nombre: 'Otro Nombre', email: 'otro@correo.test', areaId: null, version: 1 };
    expect(await app.call(updateCandidato, { ...as(), params, body })).toMatchObject({ status: 200 });
    await app.call(updateArea, {
      ...as(),
      params: { id: area.id },
      body: { nombreArea: 'Compras y más', descripcionArea: '', activo: false, version: 1 },
    });
    const done = await restored(copia.id);
    expect(done.cuentas).toMatchObject({ creados: 0, conflictos: 0 });
    expect(item(`CANDIDATO#${carlos.id}`)).toMatchObject({ nombre: 'Carlos Ruiz', areaId: area.id, version: 3 });
    expectCountersRight();
    const undone = (await digest()) === before;
    // The entry in the history that tells of the edit is newer than the backup, and stays.
    expect(undone).toBe(false);
    expect(app.table.all().filter(({ SK }) => SK.startsWith(`CANDIDATO_HITO#${carlos.id}`))).toHaveLength(2);
  });

  it('never brings back somebody who was erased, under whatever e-mail, nor what hung on them', async () => {
    const hung = (await exported()).empresas[0]?.elementos.filter(isOf(a.candidato.id, a.entrevista.id)) ?? [];
    expect(new Set(hung.map(({ entidad }) => entidad))).toEqual(
      new Set(['candidatos', 'actividades', 'historial', 'entrevistas', 'turnos', 'informes']),
    );
    const copia = await copied();
    const params = { id: a.candidato.id };
    await app.call(updateCandidato, {
      ...as(),
      params,
      body: { nombre: 'Nuria Peña', email: 'nueva@correo.test', version: item(`CANDIDATO#${a.candidato.id}`).version },
    });
    expect(await app.call(startSupresion, { ...as(), params, body: { confirmacion: 'Nuria Peña' } })).toMatchObject({
      success: true,
    });
    await app.deliver(eraseCandidato);
    const done = await restored(copia.id);
    expect(done.cuentas).toMatchObject({ suprimidos: hung.length, conflictos: 0 });
    expect(item(`CANDIDATO#${a.candidato.id}`)).toBeUndefined();
    expect(app.table.all().filter(({ tipo }) => tipo === 'ENTREVISTA' || tipo === 'INFORME')).toEqual([]);
    expectCountersRight();
  });

  it('does not bring back somebody who is erased while it stands still', async () => {
    const hung = (await exported()).empresas[0]?.elementos.filter(isOf(a.candidato.id, a.entrevista.id)) ?? [];
    const copia = await copied();
    await clear();
    const params = { id: a.candidato.id };
    const { write } = app.table;
    let erasures = 0;
    app.table.write = async (...args) => {
      await write.apply(app.table, args);
      if (erasures > 0 || !item(`CANDIDATO#${a.candidato.id}`)) return;
      erasures++;
      // They are back, and the run ends before it has noted that: meanwhile they are erased.
      await app.call(startSupresion, { ...as(), params, body: { confirmacion: a.candidato.nombre } });
      throw new Error('killed after it was stored');
    };
    const body = { confirmacion: 'Acme Talento' };
    const { data } = await app.call<Operacion>(restoreCopia, { ...as(), params: { id: copia.id }, body });
    await settle(5);
    await app.deliver(eraseCandidato);
    const done = await operacion(data.id);
    expect(erasures).toBe(1);
    expect(done).toMatchObject({ estado: 'terminada', cuentas: { suprimidos: hung.length, conflictos: 0 } });
    expect(JSON.stringify(app.table.all().filter(({ tipo }) => tipo !== 'SUPRESION'))).not.toContain(a.candidato.email);
    expect(item(`CANDIDATO#${a.candidato.id}`)).toBeUndefined();
    expect(item(`CANDIDATO#${carlos.id}`)).toBeDefined();
    expectCountersRight();
  });

  it('goes on where it stopped, after whichever write that was', async () => {
    const before = await digest();
    const copia = await copied();
    await clear();
    const body = { confirmacion: 'Acme Talento' };
    const { data } = await app.call<Operacion>(restoreCopia, { ...as(), params: { id: copia.id }, body });
    const { write } = app.table;
    let stops = 0;
    for (let n = 0; n < 300 && !['terminada', 'fallida'].includes((await operacion(data.id)).estado); n++) {
      let writes = 0;
      app.table.write = async (...args) => {
        await write.apply(app.table, args);
        if (++writes >= 2) throw new Error('killed after it was stored');
      };
      stops += (await app.deliver(runOperacion)).failed > 0 ? 1 : 0;
      app.table.write = write;
    }
    expect(stops).toBeGreaterThan(5);
    const done = await operacion(data.id);
    expect(done).toMatchObject({ estado: 'terminada', cuentas: { conflictos: 0, suprimidos: 0, omitidos: 0 } });
    expect(await digest()).toBe(before);
    expectCountersRight();
  });
});

describe('an import', () => {
  it('is looked at first: what is new, changed, the same or in conflict, with samples, and nothing is written', async () => {
    const archivo = await exported();
    await app.call(deleteCandidato, { ...as(), params: { id: carlos.id } });
    const stored = () =>
      JSON.stringify(
        app.table.all().filter(({ tipo }) => ['CANDIDATO', 'USO', 'CANDIDATO_NOTA'].includes(String(tipo))),
      );
    const before = stored();
    const answer = await review(archivo);
    expect(answer).toMatchObject({ status: 201, data: { estado: 'revisada', clase: 'importacion' } });
    const of = (entidad: string) => answer.data.diferencias.find((each) => each.entidad === entidad);
    expect(of('candidatos')).toMatchObject({
      nuevo: 1,
      igual: 1,
      muestras: [{ texto: 'Carlos Ruiz', resultado: 'nuevo' }],
    });
    expect(of('notas')).toMatchObject({ nuevo: 1 });
    expect(of('areas')).toMatchObject({ igual: 1 });
    expect(of('informes')).toMatchObject({ igual: 1, nuevo: 0, conflicto: 0 });
    expect(stored()).toBe(before);
  });

  it('tells what hung on an erased person from what lost its owner otherwise, and names the person nowhere', async () => {
    await aNota(app, a.admin, a.candidato.id, 'Nuria pide teletrabajo');
    const archivo = await exported();
    const elementos = archivo.empresas[0]?.elementos ?? [];
    const erased = elementos.filter(isOf(a.candidato.id, a.entrevista.id));
    const other = elementos.filter(isOf(carlos.id));
    const params = { id: a.candidato.id };
    await app.call(startSupresion, { ...as(), params, body: { confirmacion: a.candidato.nombre } });
    await app.deliver(eraseCandidato);
    // Somebody else has the other one's address meanwhile: a person has to look into that.
    await app.call(deleteCandidato, { ...as(), params: { id: carlos.id } });
    await aCandidate(app, a.admin, { nombre: 'Carlos Ruiz', email: carlos.email });
    const { diferencias } = (await review(archivo)).data;
    const sum = (name: 'conflicto' | 'suprimido') => diferencias.reduce((total, each) => total + each[name], 0);
    expect([sum('suprimido'), sum('conflicto')]).toEqual([erased.length, other.length]);
    for (const each of [a.candidato.nombre, a.candidato.email, 'teletrabajo']) {
      expect(JSON.stringify(diferencias)).not.toContain(each);
    }
    expect((await imported(archivo)).cuentas).toMatchObject({
      creados: 0,
      suprimidos: erased.length,
      conflictos: other.length,
    });
  });

  it('leaves what is there, or overwrites it, as was decided', async () => {
    const archivo = await exported();
    await app.call(updateCandidato, {
      ...as(),
      params: { id: carlos.id },
      body: { nombre: 'Carlos R.', email: carlos.email, areaId: area.id, version: 1 },
    });
    const kept = await imported(archivo, 'omitir');
    expect(kept.cuentas).toMatchObject({ omitidos: 2, actualizados: 0 });
    expect(item(`CANDIDATO#${carlos.id}`).nombre).toBe('Carlos R.');
    const overwritten = await imported(archivo, 'sobrescribir');
    expect(overwritten.cuentas).toMatchObject({ omitidos: 0, actualizados: 2 });
    expect(item(`CANDIDATO#${carlos.id}`).nombre).toBe('Carlos Ruiz');
    expectCountersRight();
  });

  it('is undone as long as nobody has touched what it did', async () => {
    const archivo = await exported();
    await app.call(updateCandidato, {
      ...as(),
      params: { id: a.candidato.id },
      body: { nombre: 'Nuria P.', email: a.candidato.email, version: item(`CANDIDATO#${a.candidato.id}`).version },
    });
    await app.call(deleteCandidato, { ...as(), params: { id: carlos.id } });
    const before = await digest();
    const done = await imported(archivo, 'sobrescribir');
    expect(done.cuentas).toMatchObject({ conflictos: 0 });
    expect(item(`CANDIDATO#${carlos.id}`)).toBeDefined();
    const params = { id: done.id };
    expect(await app.call(undoImportacionDatos, { ...as(), params })).toMatchObject({
      status: 202,
      data: { estado: 'deshaciendo' },
    });
    await settle();
    const undone = await operacion(done.id);
    expect(undone).toMatchObject({ estado: 'deshecha', cuentas: { conservados: 0 } });
    expect(undone.cuentas.eliminados).toBe(done.cuentas.creados);
    expect(undone.cuentas.devueltos).toBe(done.cuentas.actualizados);
    expect(await digest()).toBe(before);
    expectCountersRight();
    expect(await app.call(undoImportacionDatos, { ...as(), params })).toMatchObject({ status: 409 });
  });

  it('keeps what somebody has touched since, and cannot be undone after a day', async () => {
    const archivo = await exported();
    await app.call(deleteCandidato, { ...as(), params: { id: carlos.id } });
    const done = await imported(archivo);
    await aNota(app, a.admin, carlos.id, 'Una nota nueva');
    await app.call(undoImportacionDatos, { ...as(), params: { id: done.id } });
    await settle();
    expect((await operacion(done.id)).cuentas.conservados).toBeGreaterThan(0);
    expect(item(`CANDIDATO#${carlos.id}`)).toBeDefined();
    const second = await imported(archivo);
    app.advance(DAY + 1);
    expect(await app.call(undoImportacionDatos, { ...as(), params: { id: second.id } })).toMatchObject({
      message: expect.stringContaining('ya no se puede deshacer'),
    });
  });

  it('stays within the limit of the plan, in the look as in the work', async () => {
    const archivo = await exported();
    await app.call(deleteCandidato, { ...as(), params: { id: carlos.id } });
    await app.table.write([
      { update: { PK: `EMPRESA#${a.empresa.id}`, SK: 'USO' }, set: { limiteCandidatos: 1, topeCandidatos: 0 } },
    ]);
    const { data } = await review(archivo);
    expect(data.diferencias.find(({ entidad }) => entidad === 'candidatos')).toMatchObject({ nuevo: 0, conflicto: 1 });
    const done = await imported(archivo);
    expect(done.cuentas.creados).toBe(0);
    expect(item('USO').candidatos).toBe(1);
  });

  it('takes a larger file by a signed form', async () => {
    const archivo = await exported();
    const body = { nombre: 'grande.json', tamano: 6_000_000 };
    const asked = await app.call<Operacion & { subida: { campos: { key: string } } }>(createImportacionDatos, {
      ...as(),
      body,
    });
    expect(asked).toMatchObject({ status: 201, data: { estado: 'recibiendo' } });
    const params = { id: asked.data.id };
    expect(await app.call(receiveImportacionDatos, { ...as(), params })).toMatchObject({
      code: 'ARCHIVO_NO_ENCONTRADO',
    });
    await app.uploads.put(asked.data.subida.campos.key, {
      bytes: Buffer.from(JSON.stringify(archivo)),
      contentType: '',
    });
    for (const _ of [1, 2]) {
      expect(await app.call(receiveImportacionDatos, { ...as(), params })).toMatchObject({
        status: 200,
        data: { estado: 'revisada' },
      });
    }
    const tooLarge = { nombre: 'x.json', tamano: 11_000_000 };
    expect(await app.call(createImportacionDatos, { ...as(), body: tooLarge })).toMatchObject({ status: 413 });
  });

  describe('refuses with «Archivo de importación inválido»', () => {
    /** Checksums made anew, as somebody would who edits a file with intent. */
    function resigned(archivo: Archivo): Archivo {
      const empresas = archivo.empresas.map(({ id, nombre, elementos }) => ({
        id,
        nombre,
        entidades: inventarioOf(elementos),
      }));
      return { ...archivo, exportInfo: { ...archivo.exportInfo, empresas, huella: huellaDeArchivo(empresas) } };
    }
    const first = (archivo: Archivo, entidad: string) => {
      const found = archivo.empresas[0]?.elementos.find((each) => each.entidad === entidad);
      if (!found) throw new Error(entidad);
      return found;
    };
    const CASES: [string, (archivo: Archivo) => unknown][] = [
      ['text that is no JSON', () => 'hola'],
      ['JSON without companies', () => ({ exportInfo: { version: '1.0' } })],
      ['another version', (archivo) => ({ ...archivo, exportInfo: { ...archivo.exportInfo, version: '2.0' } })],
      [
        'a changed value',
        (archivo) => {
          first(archivo, 'candidatos').datos.nombre = { S: 'Mallory' };
          return archivo;
        },
      ],
      [
        'a missing item',
        (archivo) => {
          archivo.empresas[0]?.elementos.pop();
          return archivo;
        },
      ],
      [
        'an unknown kind',
        (archivo) => {
          (first(archivo, 'notas') as { entidad: string }).entidad = 'auditoria';
          return archivo;
        },
      ],
      [
        "another company's file",
        (archivo) => {
          (archivo.empresas[0] as { id: string }).id = 'emp_00000000000000000000000000';
          return resigned(archivo);
        },
      ],
      [
        "another company's item",
        (archivo) => {
          first(archivo, 'candidatos').datos.empresaId = { S: 'emp_otra' };
          return resigned(archivo);
        },
      ],
      [
        'an item under another name',
        (archivo) => {
          first(archivo, 'candidatos').clave = 'can_00000000000000000000000000';
          return resigned(archivo);
        },
      ],
      [
        'a key that leads elsewhere',
        (archivo) => {
          first(archivo, 'areas').clave = 'USO';
          return resigned(archivo);
        },
      ],
      [
        'a value of no type',
        (archivo) => {
          first(archivo, 'candidatos').datos.nombre = { X: 'Mallory' };
          return resigned(archivo);
        },
      ],
      [
        'a value that its kind does not take',
        (archivo) => {
          first(archivo, 'candidatos').datos.estado = { S: 'jefe' };
          return resigned(archivo);
        },
      ],
    ];
    it.each(CASES)('%s', async (_, change) => {
      const answer = await review(change(await exported()));
      expect(answer).toMatchObject({ status: 400, code: 'VALIDACION', message: 'Archivo de importación inválido' });
      expect(answer.details?.[0]?.path).toBe('archivo');
    });
  });
});
