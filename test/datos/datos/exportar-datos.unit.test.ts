import { beforeEach, describe, expect, it } from 'vitest';
import { clearDatos } from '#functions/datos/datos/clear-datos.ts';
import { createExportacionDatos } from '#functions/datos/datos/create-exportacion-datos.ts';
import { PASOS } from '#functions/datos/datos/elemento.repository.ts';
import { getExportacionDatos } from '#functions/datos/datos/get-exportacion-datos.ts';
import { runOperacion } from '#functions/datos/datos/run-operacion.ts';
import { inventarioOf } from '#functions/datos/datos/write-archivo.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { aCompany } from '../../support/scenarios.ts';
import { type Archivo, a, app, as, beginDatos, CANARY, exported, operacion, settle } from './datos-scene.ts';

beforeEach(beginDatos);

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
    await app.table.write([{ put: { PK: interview.PK, SK: 'CLAVE_API#smtp', tipo: 'CLAVE_API', password: CANARY } }]);
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
