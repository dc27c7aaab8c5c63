import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { getResumenDatos } from '#functions/datos/datos/get-resumen-datos.ts';
import { listCopias } from '#functions/datos/datos/list-copias.ts';
import { startCopias } from '#functions/datos/datos/start-copias.ts';
import { testAlmacen } from '#functions/datos/datos/test-almacen.ts';
import { updateProgramacion } from '#functions/datos/datos/update-programacion.ts';
import type { Operacion, ResumenDatos } from '#shared/datos/datos/datos.ts';
import { a, app, as, beginDatos, copied, DAY, exported, settle } from './datos-scene.ts';

beforeEach(beginDatos);

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
