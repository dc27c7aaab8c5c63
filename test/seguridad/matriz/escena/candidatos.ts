import type { Subida } from '#shared/documentos/documento.ts';
import { aDocx } from '../../../documentos/archivos.ts';
import { aCandidate, anArea } from '../../../support/scenarios.ts';
import { callOk } from './call.ts';
import type { Base } from './empresa.ts';

/** Areas, candidates with notes and CVs, imports. */
export async function addCandidatos({ app, id, admin, operador, superadmin, canario }: Base) {
  const area = await anArea(app, admin, `Nidos ${canario}`, `Lo que ${canario} hace`);
  const areaVacia = await anArea(app, admin, `Vacía ${canario}`);
  const candidate = (who: string, more = {}) =>
    aCandidate(app, admin, { nombre: `${who} ${canario}`, email: `${who}@${canario}.test`.toLowerCase(), ...more });
  const candidato = await candidate('Canto', { areaId: area.id });
  const suelto = await candidate('Suelto');
  const suprimido = await candidate('Suprimido');
  const notaOf = async (as: { id: string }, query = {}) => {
    const body = { texto: `Cantó como ${canario}` };
    return callOk<{ id: string }>(app, 'createNota', { as, params: { id: candidato.id }, query, body });
  };
  const deAdmin = await notaOf(admin);
  const deOperador = await notaOf(operador);
  const deSuperadmin = await notaOf(superadmin, { empresaId: id });
  await callOk(app, 'startSupresion', {
    as: admin,
    params: { id: suprimido.id },
    body: { confirmacion: suprimido.nombre },
  });

  const sendCv = async (): Promise<string> => {
    const bytes = aDocx([`Ana ${canario}`, 'Ciudad: Logroño']);
    const { subida } = await callOk<{ subida: Subida }>(app, 'uploadCv', {
      as: admin,
      params: { id: candidato.id },
      body: { nombre: `cv ${canario}.docx`, tipo: '', tamano: bytes.length },
    });
    await app.uploads.put(String(subida.campos.key), { bytes, contentType: '' });
    return subida.id;
  };
  await callOk(app, 'confirmCv', { as: admin, params: { id: candidato.id }, body: { subidaId: await sendCv() } });
  const cvSubidaId = await sendCv();

  const form = () => {
    const data = new FormData();
    const text = `Nombre;Correo\nNuevo ${canario};nuevo@${canario.toLowerCase()}.test`;
    data.append('archivo', new File([text], `${canario}.csv`));
    return data;
  };
  const importacion = await callOk<{ id: string }>(app, 'createImportacion', { as: admin, form: form() });
  const porDeshacer = await callOk<{ id: string }>(app, 'createImportacion', { as: admin, form: form() });
  await callOk(app, 'confirmImportacion', { as: admin, params: { id: porDeshacer.id }, body: {} });
  const { importCandidatos } = await import('#functions/candidatos/importaciones/import-candidatos.ts');
  await app.deliver(importCandidatos);
  const text = Buffer.from(`Nombre;Correo\nOtra ${canario};otra@${canario.toLowerCase()}.test`);
  const porRecibir = await callOk<{ id: string; subida: Subida }>(app, 'createImportacion', {
    as: admin,
    body: { nombre: `${canario}.csv`, tipo: 'text/csv', tamano: text.length },
  });
  await app.uploads.put(String(porRecibir.subida.campos.key), { bytes: text, contentType: 'text/csv' });

  return {
    areaId: area.id,
    areaVaciaId: areaVacia.id,
    candidatoId: candidato.id,
    candidatoNombre: candidato.nombre,
    sueltoId: suelto.id,
    suprimidoId: suprimido.id,
    adminNotaId: deAdmin.id,
    operadorNotaId: deOperador.id,
    superadminNotaId: deSuperadmin.id,
    cvSubidaId,
    importacionId: importacion.id,
    importacionHechaId: porDeshacer.id,
    importacionPorRecibirId: porRecibir.id,
  };
}
