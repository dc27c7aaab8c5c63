import { beforeEach, describe, expect, it } from 'vitest';
import { getCandidatosEstadisticas } from '#functions/candidatos/candidatos/get-candidatos-estadisticas.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { updateCandidato } from '#functions/candidatos/candidatos/update-candidato.ts';
import { clearDatos } from '#functions/datos/datos/clear-datos.ts';
import { listCopias } from '#functions/datos/datos/list-copias.ts';
import { restoreCopia } from '#functions/datos/datos/restore-copia.ts';
import { runOperacion } from '#functions/datos/datos/run-operacion.ts';
import { eraseCandidato } from '#functions/datos/privacidad/erase-candidato.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import { updateArea } from '#functions/empresas/areas/update-area.ts';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import {
  a,
  app,
  area,
  as,
  beginDatos,
  carlos,
  clear,
  copied,
  digest,
  expectCountersRight,
  exported,
  isOf,
  item,
  operacion,
  restored,
  settle,
} from './datos-scene.ts';

beforeEach(beginDatos);

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
    // Entries in the history that tell of the edit and of its way back are newer than the backup, and stay.
    expect(undone).toBe(false);
    expect(app.table.all().filter(({ SK }) => SK.startsWith(`CANDIDATO_HITO#${carlos.id}`))).toHaveLength(3);
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
