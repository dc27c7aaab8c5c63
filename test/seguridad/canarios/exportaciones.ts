import { eventually } from '#test/support/http-client.ts';
import type { Persona } from './persona.ts';
import { sembrarSmtp } from './servicios.ts';
import type { Siembra } from './terreno.ts';

/** Whatever leaves the product as a file, of the company, of another one and of the platform; then the mail server. */
export async function sembrarExportaciones(siembra: Siembra): Promise<void> {
  const { superadmin, duena, ajena, cosas } = siembra;
  await duena.must('POST', `/api/candidatos/${cosas.candidatoId}/exportar`);
  const copia = await operacion(duena, '/api/datos/copias');
  const exportacion = await operacion(duena, '/api/datos/exportaciones');
  await operacion(ajena, '/api/datos/exportaciones');
  const { id } = await superadmin.must('POST', '/api/exportaciones/usuarios');
  const lista = () => superadmin.must('GET', `/api/exportaciones/usuarios/${id}`);
  await eventually(async () => (await lista()).estado === 'listo');
  const pdf = () => duena.must('GET', `/api/informes/${cosas.analizadaId}/pdf`);
  await eventually(async () => (await pdf()).estado === 'listo', 60);
  siembra.cosas = { ...cosas, copiaId: copia, exportacionId: exportacion, exportacionPlataformaId: String(id) };
  await sembrarSmtp(siembra);
  // An e-mail that cannot be sent says why.
  await duena.must('POST', '/api/usuarios', { nombre: 'Pía Alondra', email: 'pia@pajarera.test', rol: 'operador' });
  const failed = () => duena.ask('GET', '/api/correos');
  await eventually(async () => /"estado":"fallido"/.test((await failed()).texto), 60);
}

/** @returns its id, when its job is done. */
async function operacion(persona: Persona, path: string): Promise<string> {
  const { id } = await persona.must('POST', path);
  const read = () => persona.must('GET', `/api/datos/operaciones/${id}`);
  await eventually(async () => (await read()).estado === 'terminada');
  return String(id);
}
