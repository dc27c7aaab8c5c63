import type { Operacion } from '#shared/datos/datos/datos.ts';
import type { Subida } from '#shared/documentos/documento.ts';
import { callOk } from './call.ts';
import type { Base } from './empresa.ts';

/** Copies, exports and imports of a company's data. */
export async function addDatos({ app, admin }: Base) {
  const { runOperacion } = await import('#functions/datos/datos/run-operacion.ts');
  const settle = async () => {
    for (let n = 0; n < 3; n++) await app.deliver(runOperacion);
  };
  const copia = await callOk<Operacion>(app, 'createCopia', { as: admin });
  await settle();
  const exportacion = await callOk<Operacion>(app, 'createExportacionDatos', { as: admin });
  await settle();
  const key = [...app.uploads.stored.keys()].find((each) => each.endsWith(`${exportacion.id}.json`));
  const bytes = app.uploads.stored.get(String(key))?.bytes;
  if (!bytes) throw new Error('The export left no file');

  const review = () => {
    const form = new FormData();
    form.set('archivo', new Blob([new Uint8Array(bytes)]), 'datos.json');
    return callOk<Operacion>(app, 'createImportacionDatos', { as: admin, form });
  };
  const aplicada = await review();
  await callOk(app, 'applyImportacionDatos', { as: admin, params: { id: aplicada.id }, body: { politica: 'omitir' } });
  await settle();
  const revisada = await review();
  const porRecibir = await callOk<{ id: string; subida: Subida }>(app, 'createImportacionDatos', {
    as: admin,
    body: { nombre: 'datos.json', tamano: bytes.length },
  });
  await app.uploads.put(String(porRecibir.subida.campos.key), { bytes, contentType: 'application/json' });
  return {
    copiaId: copia.id,
    exportacionId: exportacion.id,
    datosRevisadaId: revisada.id,
    datosAplicadaId: aplicada.id,
    datosPorRecibirId: porRecibir.id,
  };
}
