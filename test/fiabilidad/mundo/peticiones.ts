import { deleteCandidato } from '#functions/candidatos/candidatos/delete-candidato.ts';
import { uploadCv } from '#functions/candidatos/curriculums/upload-cv.ts';
import { confirmImportacion } from '#functions/candidatos/importaciones/confirm-importacion.ts';
import { createImportacion } from '#functions/candidatos/importaciones/create-importacion.ts';
import { applyImportacionDatos } from '#functions/datos/datos/apply-importacion-datos.ts';
import { createCopia } from '#functions/datos/datos/create-copia.ts';
import { createExportacionDatos } from '#functions/datos/datos/create-exportacion-datos.ts';
import { createImportacionDatos } from '#functions/datos/datos/create-importacion-datos.ts';
import { receiveImportacionDatos } from '#functions/datos/datos/receive-importacion-datos.ts';
import { createPlan } from '#functions/empresas/planes/create-plan.ts';
import { uploadPlanEstrategico } from '#functions/empresas/planes-estrategicos/upload-plan-estrategico.ts';
import { createSolicitud } from '#functions/empresas/solicitudes/create-solicitud.ts';
import { suscripcionId } from '#functions/empresas/suscripciones/suscripcion.repository.ts';
import { sendAyuda } from '#functions/entrevistas/sala/send-ayuda.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import { aDocx, aTxt } from '#test/documentos/archivos.ts';
import { aPng } from '#test/support/pictures.ts';
import { sampleBody } from '#test/support/sample-bodies.ts';
import { anOpenSession } from '#test/support/scenarios.ts';
import type { CallOptions } from '#test/support/test-app.ts';
import { lastOf, type Scene } from './scene.ts';
import type { World } from './world.ts';

type Peticion = (scene: Scene, world: World) => CallOptions | Promise<CallOptions>;

const MANANA = { fechaProgramada: '2026-03-10T09:00:00.000Z', zonaHoraria: 'Europe/Madrid' };
const FILAS = [
  'Nombre;Correo;Teléfono',
  'Rosa Gil;rosa@a.test;600100200',
  'Ivo Paz;ivo@a.test;',
  'Ana Gil;ana@correo.test;',
].join('\n');
const json =
  (name: string): Peticion =>
  (scene) => ({ ...scene.admite, body: sampleBody(name, { empresas: { id: scene.empresa.id } }) });

const LINEA = { params: { linea: 'es-024' } };
const linea =
  (name: string): Peticion =>
  ({ manda }) => ({ ...manda, ...LINEA, body: sampleBody(name, {}) });

/** What somebody booked has asked for help with. */
const atencion =
  (body?: unknown): Peticion =>
  async ({ admite, cita, sala }, world) => {
    await world.app.call(sendAyuda, { params: sala, body: sampleBody('sendAyuda', {}) });
    const params = { entrevistaId: cita.id, id: String(lastOf(world, 'ayuda').id) };
    return { ...admite, params, ...(body !== undefined && { body }) };
  };

/** A form as a browser sends it: the same bytes each time that it is sent again. */
function aForm(name: string, file: string, bytes: Buffer): Pick<CallOptions, 'form'> {
  const form = new FormData();
  form.set(name, new File([new Uint8Array(bytes)], file));
  return { form };
}

/**
 * A request that succeeds for every POST of a signed-in person, with what has to be there before. A new endpoint needs
 * its line here.
 */
export const PETICIONES: Record<string, Peticion> = {
  analyzeTexto: json('analyzeTexto'),
  sendAnaliticas: json('sendAnaliticas'),
  startRecuento: ({ admite }) => admite,
  createArea: ({ admite }) => ({ ...admite, body: { nombreArea: 'Logística' } }),
  reasignarArea: ({ admite, area, otra }) => ({ ...admite, params: { id: area.id }, body: { areaId: otra.id } }),
  logoutEverywhere: ({ admite }) => admite,
  updatePasswordPropia: json('updatePasswordPropia'),
  deleteSesion: async ({ admite }, { app }) => ({
    ...admite,
    params: { id: await anOpenSession(app, admite.as) },
    body: sampleBody('deleteSesion', {}),
  }),
  startSegundoFactor: json('startSegundoFactor'),
  deleteSegundoFactor: json('deleteSegundoFactor'),
  createCandidato: json('createCandidato'),
  updateCandidatosEstado: ({ admite, ana, luis }) => ({
    ...admite,
    body: { ids: [ana.id, luis.id], estado: 'en_proceso' },
  }),
  testProveedor: ({ manda }) => ({ ...manda, body: sampleBody('testProveedor', {}) }),
  updateCatalogo: async ({ manda }, { app }) => {
    await app.call(updateConfiguracionGlobal, { ...manda, body: sampleBody('updateConfiguracionGlobal', {}) });
    app.providers.valid.add('clave-de-prueba');
    return { ...manda, params: { proveedor: 'claude' } };
  },
  createConfiguracion: json('createConfiguracion'),
  extendConservacion: ({ admite, ana }) => ({ ...admite, params: { id: ana.id }, body: { motivo: 'Puede encajar' } }),
  resendCorreo: async ({ admite, luis }, { app }) => {
    const correo = app.table
      .all()
      .find(({ tipo, para }) => tipo === 'CORREO' && (para as { email: string }).email === luis.email);
    if (!correo) throw new Error('There is no e-mail');
    await app.table.write([{ update: { PK: correo.PK, SK: correo.SK }, set: { estado: 'fallido' } }]);
    return { ...admite, params: { id: String(correo.id) } };
  },
  testSmtp: ({ manda }) => ({ ...manda, body: sampleBody('testSmtp', {}) }),
  restorePlantillaCorreo: ({ manda }) => ({
    ...manda,
    params: { plantilla: 'solicitudRechazada' },
    body: { version: 0 },
  }),
  validatePlantillaCorreo: ({ manda }) => ({
    ...manda,
    params: { plantilla: 'solicitudRechazada' },
    body: sampleBody('validatePlantillaCorreo', {}),
  }),
  sendPruebaPlantilla: ({ manda }) => ({
    ...manda,
    params: { plantilla: 'solicitudRechazada' },
    body: sampleBody('sendPruebaPlantilla', {}),
  }),
  uploadCv: ({ admite, ana }) => ({ ...admite, params: { id: ana.id }, body: sampleBody('uploadCv', {}) }),
  confirmCv: async ({ admite, ana }, { app }) => {
    const bytes = aDocx(['Ana Gil', 'Tel. 612 345 678', 'Ciudad: Logroño']);
    const asked = { ...admite, params: { id: ana.id }, body: { nombre: 'cv.docx', tipo: '', tamano: bytes.length } };
    const { data } = await app.call<{ subida: { id: string; campos: Record<string, string> } }>(uploadCv, asked);
    await app.uploads.put(String(data.subida.campos.key), { bytes, contentType: 'application/octet-stream' });
    return { ...admite, params: { id: ana.id }, body: { subidaId: data.subida.id } };
  },
  createExportacionDatos: ({ admite }) => admite,
  createImportacionDatos: json('createImportacionDatos'),
  receiveImportacionDatos: importacionEnviada,
  applyImportacionDatos: importacionRevisada,
  undoImportacionDatos: async (scene, world) => {
    const { params } = await importacionRevisada(scene, world);
    await world.app.call(applyImportacionDatos, { ...scene.admite, params, body: { politica: 'sobrescribir' } });
    await world.settle();
    return { ...scene.admite, params };
  },
  createCopia: ({ admite }) => admite,
  restoreCopia: async (scene, world) => {
    const { data } = await world.app.call<{ id: string }>(createCopia, scene.admite);
    await world.settle();
    await world.app.call(deleteCandidato, { ...scene.admite, params: { id: scene.ana.id } });
    await world.settle();
    return { ...scene.admite, params: { id: data.id }, body: { confirmacion: 'Acme Talento' } };
  },
  testAlmacen: ({ admite }) => admite,
  clearDatos: ({ admite }) => ({ ...admite, body: { entiendo: true, confirmacion: 'Acme Talento' } }),
  createEmpresa: ({ manda }) => ({
    ...manda,
    body: {
      ...{ nombreLegal: 'Otra S.L.', cif: 'B65410011', email: 'otra@otra.test', areas: ['Almacén', 'Tienda'] },
      adminData: sampleBody('createAdministrador', {}),
    },
  }),
  createAdministrador: ({ manda, empresa }) => ({
    ...manda,
    params: { id: empresa.id },
    body: sampleBody('createAdministrador', {}),
  }),
  moveEmpresa: ({ manda, empresa }) => ({
    ...manda,
    params: { id: empresa.id },
    body: { estado: 'suspendida', motivo: 'No paga' },
  }),
  assignServicios: ({ manda, empresa }) => ({
    ...manda,
    params: { id: empresa.id },
    body: { serviciosIds: ['test-vocacional'] },
  }),
  createEntrevista: ({ admite, ana }) => ({
    ...admite,
    body: { candidatoId: ana.id, servicioId: 'test-vocacional', ...MANANA },
  }),
  getEnlaceEntrevista: ({ admite, cita }) => ({ ...admite, params: { id: cita.id } }),
  regenerateEnlace: ({ admite, cita }) => ({ ...admite, params: { id: cita.id }, body: { avisar: true } }),
  rescheduleEntrevista: ({ admite, cita }) => ({
    ...admite,
    params: { id: cita.id },
    body: { ...MANANA, version: cita.version },
  }),
  cancelEntrevista: ({ admite, cita }) => ({ ...admite, params: { id: cita.id }, body: { motivo: 'Se ha cubierto' } }),
  startEntrevista: ({ admite, cita }) => ({ ...admite, params: { id: cita.id } }),
  retryAnalysis: async ({ admite, entrevista, empresa }, { app }) => {
    const key = { PK: `EMPRESA#${empresa.id}`, SK: `ENTREVISTA#${entrevista.id}` };
    await app.table.write([{ update: key, set: { estado: 'error_analisis' } }]);
    for (const { PK, SK } of app.table.all())
      if (/^INFORME(_LISTADO)?#/.test(SK)) await app.table.write([{ delete: { PK, SK } }]);
    return { ...admite, params: { id: entrevista.id } };
  },
  openAtencion: atencion(),
  replyAtencion: atencion(sampleBody('replyAtencion', {})),
  offerAtencion: atencion(sampleBody('offerAtencion', {})),
  allowMenor: atencion(),
  closeAtencion: atencion(sampleBody('closeAtencion', {})),
  createExportacion: ({ manda }) => ({ ...manda, params: { tipo: 'usuarios' } }),
  createImportacion: ({ admite }) => ({ ...admite, ...aForm('archivo', 'candidatos.csv', Buffer.from(FILAS)) }),
  receiveImportacion: async ({ admite }, { app }) => {
    const bytes = Buffer.from(FILAS);
    const body = { nombre: 'candidatos.csv', tipo: 'text/csv', tamano: bytes.length };
    const { data } = await app.call<{ id: string }>(createImportacion, { ...admite, body });
    const key = app.uploads.forms.at(-1)?.key ?? '';
    await app.uploads.put(key, { bytes, contentType: 'text/csv' });
    return { ...admite, params: { id: data.id } };
  },
  validateImportacion: async (scene, world) => ({
    ...(await importacionLeida(scene, world)),
    body: { duplicados: 'actualizar' },
  }),
  confirmImportacion: async (scene, world) => ({ ...(await importacionLeida(scene, world)), body: {} }),
  undoImportacion: async (scene, world) => {
    const asked = await importacionLeida(scene, world);
    await world.app.call(confirmImportacion, { ...asked, body: {} });
    await world.settle();
    return asked;
  },
  validateInforme: ({ admite, entrevista }) => ({
    ...admite,
    params: { entrevistaId: entrevista.id },
    body: { comentario: 'Leída la transcripción entera.', version: 1 },
  }),
  sendResultado: async ({ admite, entrevista }, { app }) => {
    const { validateInforme } = await import('#functions/informes/informes/validate-informe.ts');
    const params = { entrevistaId: entrevista.id };
    await app.call(validateInforme, { ...admite, params, body: { comentario: 'Leída la transcripción.', version: 1 } });
    return { ...admite, params, body: sampleBody('sendResultado', {}) };
  },
  createInformesZip: ({ admite, entrevista }) => ({ ...admite, body: { entrevistaIds: [entrevista.id] } }),
  updateLogo: ({ admite }) => ({ ...admite, ...aForm('logo', 'logo.png', aPng({ width: 64, height: 64 })) }),
  createNota: ({ admite, ana }) => ({ ...admite, params: { id: ana.id }, body: { texto: 'Una nota' } }),
  readNotificacion: async ({ admite }, world) => ({
    ...admite,
    params: { id: String(lastOf(world, 'NOTIFICACION').id) },
  }),
  readNotificaciones: ({ admite }) => admite,
  createPlan: ({ manda }) => ({ ...manda, body: sampleBody('createPlan', {}) }),
  duplicatePlan: async ({ manda }, { app }) => {
    const { data } = await app.call<{ id: string }>(createPlan, { ...manda, body: sampleBody('createPlan', {}) });
    return { ...manda, params: { id: data.id } };
  },
  uploadPlanEstrategico: ({ manda, empresa }) => ({
    ...manda,
    params: { id: empresa.id },
    ...aForm('archivo', 'plan.txt', aTxt()),
  }),
  confirmPlanEstrategico: async ({ manda, empresa }, { app }) => {
    const bytes = aTxt();
    const asked = {
      ...manda,
      params: { id: empresa.id },
      body: { nombre: 'plan.txt', tipo: '', tamano: bytes.length },
    };
    const { data } = await app.call<{ subida: { id: string; campos: Record<string, string> } }>(
      uploadPlanEstrategico,
      asked,
    );
    await app.uploads.put(String(data.subida.campos.key), { bytes, contentType: 'text/plain' });
    return { ...manda, params: { id: empresa.id }, body: { subidaId: data.subida.id } };
  },
  exportCandidato: ({ admite, candidato }) => ({ ...admite, params: { id: candidato.id } }),
  startSupresion: ({ admite, candidato }) => ({
    ...admite,
    params: { id: candidato.id },
    body: { confirmacion: candidato.nombre },
  }),
  createServicioHr: ({ manda }) => ({ ...manda, body: sampleBody('createServicioHr', {}) }),
  executeServicioHr: ({ admite, ana, luis }) => ({
    ...admite,
    params: { codigo: 'test-vocacional' },
    body: { candidatoIds: [ana.id, luis.id], ...MANANA },
  }),
  rehearseServicioHr: ({ admite }) => ({ ...admite, params: { codigo: 'test-vocacional' }, body: { respuestas: [] } }),
  simulateServicioHr: ({ admite }) => ({
    ...admite,
    params: { codigo: 'test-vocacional' },
    body: { persona: 'breve', semilla: 1 },
  }),
  retryMensajesMuertos: ({ manda }) => ({ ...manda, params: { trabajo: 'send-correo' } }),
  discardMensajesMuertos: ({ manda }) => ({ ...manda, params: { trabajo: 'send-correo' } }),
  initializeApp: ({ admite }) => admite,
  cancelSuscripcion: ({ manda, empresa }) => ({
    ...manda,
    params: { id: suscripcionId(empresa.id) },
    body: { motivo: 'Lo pide la empresa' },
  }),
  extendPrueba: ({ manda, empresa }) => ({
    ...manda,
    params: { id: suscripcionId(empresa.id) },
    body: { dias: 7, motivo: 'Lo pide la empresa' },
  }),
  approveSolicitud: solicitud,
  rejectSolicitud: async (scene, world) => ({
    ...(await solicitud(scene, world)),
    body: { motivo: 'No encaja con la plataforma' },
  }),
  correctLineaAyuda: linea('correctLineaAyuda'),
  confirmLineaAyuda: linea('confirmLineaAyuda'),
  withdrawLineaAyuda: linea('withdrawLineaAyuda'),
  restoreLineaAyuda: async ({ manda }, { app }) => {
    const { withdrawLineaAyuda } = await import('#functions/entrevistas/cuidado/withdraw-linea-ayuda.ts');
    await app.call(withdrawLineaAyuda, { ...manda, ...LINEA, body: sampleBody('withdrawLineaAyuda', {}) });
    return { ...manda, ...LINEA };
  },
  createRevisionTextos: ({ manda }) => ({ ...manda, body: sampleBody('createRevisionTextos', {}) }),
  inviteUsuario: json('inviteUsuario'),
  resendInvitacion: async ({ admite }, world) => {
    const { inviteUsuario } = await import('#functions/empresas/usuarios/invite-usuario.ts');
    const body = sampleBody('inviteUsuario', {});
    const { data } = await world.app.call<{ id: string }>(inviteUsuario, { ...admite, body });
    await world.settle();
    world.app.advance(3_600_000);
    return { ...admite, params: { id: data.id } };
  },
  resetUsuarioPassword: ({ admite, colega }, { app }) => {
    app.advance(3_600_000);
    return { ...admite, params: { id: colega.id } };
  },
  resetUsuarioSegundoFactor: async ({ admite, colega }, { app }) => {
    const key = { PK: `USUARIO#${colega.id}`, SK: 'USUARIO' };
    await app.table.write([{ update: key, set: { segundoFactorDesde: app.deps.now().toISOString() } }]);
    return { ...admite, params: { id: colega.id } };
  },
  updateAvatar: ({ admite }) => ({ ...admite, ...aForm('avatar', 'foto.png', aPng({ width: 64, height: 64 })) }),
};

async function importacionLeida({ admite }: Scene, { app }: World) {
  const { data } = await app.call<{ id: string }>(createImportacion, {
    ...admite,
    ...aForm('archivo', 'candidatos.csv', Buffer.from(FILAS)),
  });
  return { ...admite, params: { id: data.id } };
}

/** A file that this company has exported, in quarantine; one candidate has gone since. */
async function importacionEnviada({ admite, ana }: Scene, world: World) {
  const { app } = world;
  const exported = await app.call<{ id: string }>(createExportacionDatos, admite);
  await world.settle();
  const made = [...app.uploads.stored].find(([key]) => key.endsWith(`${exported.data.id}.json`));
  const bytes = made?.[1].bytes ?? Buffer.alloc(0);
  await app.call(deleteCandidato, { ...admite, params: { id: ana.id } });
  await world.settle();
  const body = { nombre: 'datos.json', tamano: bytes.length };
  const { data } = await app.call<{ id: string }>(createImportacionDatos, { ...admite, body });
  await app.uploads.put(app.uploads.forms.at(-1)?.key ?? '', { bytes, contentType: 'application/json' });
  return { ...admite, params: { id: data.id } };
}

async function importacionRevisada(scene: Scene, world: World) {
  const asked = await importacionEnviada(scene, world);
  await world.app.call(receiveImportacionDatos, asked);
  return { ...asked, body: { politica: 'sobrescribir' } };
}

async function solicitud({ manda }: Scene, world: World) {
  const { data } = await world.app.call<{ id: string }>(createSolicitud, { body: sampleBody('createSolicitud', {}) });
  await world.settle();
  return { ...manda, params: { id: data.id } };
}

/** What is asked for again and does it again, with the reason. */
export const REPEATED: Record<string, string> = {
  analyzeTexto: 'stores nothing',
  startSegundoFactor: 'another key for the application: the one before has not been verified',
  testProveedor: 'asks the provider again',
  updateCatalogo: 'asks the provider again and stores what it says then',
  testSmtp: 'asks the mail server again',
  sendPruebaPlantilla: 'sends what is in the editor to whoever asks, again',
  testAlmacen: 'tries the store again',
  uploadCv: 'another form to send the file by; the first one ends within the hour',
  regenerateEnlace: 'the answer holds the link in clear, so it is not kept; a repetition makes one more link',
};

/** What changes nothing when it is done again: its answer is not kept, and says how things stand then. */
export const DONE_ALREADY: Record<string, string> = {
  updateCandidatosEstado: 'says of each candidate that they were there already',
  readNotificacion: 'is read',
  readNotificaciones: 'counts what was unread',
  receiveImportacion: 'the file has been received',
  receiveImportacionDatos: 'the file has been received',
  validateImportacion: 'looks at the rows again',
  exportCandidato: 'a look, which the log notes each time',
  getEnlaceEntrevista: 'the same',
  executeServicioHr: 'its bookings have ids that follow from the key',
  retryMensajesMuertos: 'moves what is there',
  discardMensajesMuertos: 'removes what is there',
};

/** Whose repetition is told that it has been done: the state or the version that it was made from is no more. */
export const TOLD_SO: Record<string, number> = {
  restorePlantillaCorreo: 409,
  cancelSuscripcion: 409,
  // The session that asks is one of those that end.
  logoutEverywhere: 401,
  updatePasswordPropia: 401,
};

/** What moves messages from one queue to another and stores nothing: there are no queues of the platform's own here. */
export const WITHOUT_STEPS: readonly string[] = ['retryMensajesMuertos', 'discardMensajesMuertos'];
