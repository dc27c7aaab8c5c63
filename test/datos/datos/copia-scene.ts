import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { clearDatos } from '#functions/datos/datos/clear-datos.ts';
import { createCopia } from '#functions/datos/datos/create-copia.ts';
import { copiaKey } from '#functions/datos/datos/datos-files.ts';
import { elementoRepository, idOf, PASOS } from '#functions/datos/datos/elemento.repository.ts';
import { getOperacion } from '#functions/datos/datos/get-operacion.ts';
import { restoreCopia } from '#functions/datos/datos/restore-copia.ts';
import { runOperacion } from '#functions/datos/datos/run-operacion.ts';
import { huellaOf, toTyped } from '#functions/datos/datos/typed.ts';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { IMPORTABLES } from '#shared/datos/datos/entidades.ts';
import { aCandidate, aCompany, aNota, anArea } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const CONFIRMACION = 'Acme Talento';

/** A company with an area, a candidate and two notes, whose data are copied, cleared and brought back. */
export async function aCopiaScene() {
  const app = new TestApp();
  const { empresa, admin } = await aCompany(app);
  const area = await anArea(app, admin, 'Compras');
  const { id } = await aCandidate(app, admin, { nombre: 'Carlos Ruiz', areaId: area.id });
  await aNota(app, admin, id, 'Llamar el lunes');
  await aNota(app, admin, id, 'Habló de «números»\ny de \u2028 líneas');

  const ask = async (endpoint: Parameters<TestApp['call']>[0], options: object = {}) => {
    const { status, data } = await app.call<Operacion>(endpoint, { as: admin, ...options });
    expect(status).toBe(202);
    for (let n = 0; n < 4; n++) await app.deliver(runOperacion);
    return (await app.call<Operacion>(getOperacion, { as: admin, params: { id: data.id } })).data;
  };
  const keyOf = (copiaId: string) => copiaKey({ empresaId: empresa.id, id: copiaId });
  const bytesOf = (copiaId: string) => app.uploads.stored.get(keyOf(copiaId))?.bytes ?? Buffer.alloc(0);
  return {
    app,
    empresa,
    copy: () => ask(createCopia),
    clear: () => ask(clearDatos, { body: { entiendo: true, confirmacion: CONFIRMACION } }),
    restore: (copiaId: string) => ask(restoreCopia, { params: { id: copiaId }, body: { confirmacion: CONFIRMACION } }),
    keyOf,
    bytesOf,
    linesOf: (copiaId: string) => gunzipSync(bytesOf(copiaId)).toString().split('\n'),
    put: (copiaId: string, bytes: Buffer) =>
      app.uploads.put(keyOf(copiaId), { bytes, contentType: 'application/gzip' }),
    content: () => contentOf(app, empresa.id),
  };
}

/** What can be brought back, each item by its name and its checksum. */
async function contentOf(app: TestApp, empresaId: string): Promise<string[]> {
  const repo = elementoRepository(app.table);
  const found: string[] = [];
  for (const paso of PASOS.filter((each) => IMPORTABLES.includes(each))) {
    let cursor: string | undefined;
    do {
      const page = await repo.list(empresaId, paso, cursor);
      found.push(...page.items.map((each) => `${idOf(each)} ${huellaOf(toTyped(each.datos))}`));
      cursor = page.cursor;
    } while (cursor);
  }
  return found.toSorted();
}
