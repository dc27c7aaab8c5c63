import { beforeAll, describe, expect, it } from 'vitest';
import { configuracionId } from '#functions/configuraciones/configuracion.repository.ts';
import { createConfiguracion } from '#functions/configuraciones/create-configuracion.ts';
import { entidadOf } from '#functions/core/audit.ts';
import { createImportacionDatos } from '#functions/datos/create-importacion-datos.ts';
import { createImportacion } from '#functions/importaciones/create-importacion.ts';
import { ENTIDADES, OPERACIONES } from '#shared/auditoria/operaciones.ts';
import { can, type Permission, type Rol } from '#shared/core/permissions.ts';
import { ALL_ENDPOINTS, type ListedEndpoint, loadEndpoint } from './support/endpoints.ts';
import { aBooking, aCandidate, aCompany, aFinishedInterview, aNota, anArea } from './support/scenarios.ts';
import { aServicioBody } from './support/servicio-builder.ts';
import { TestApp } from './support/test-app.ts';

/** A body that each writing endpoint takes, so that a refusal is for the caller and not for the body. */
const UN_TEXTO = { subject: 'Hola, {nombre}', contenido: { modo: 'html', html: '<p>{motivo}</p>' } };
const BODIES: Record<string, () => unknown> = {
  sendResultado: () => ({
    mensaje: 'Gracias por completar la entrevista.',
    siguientesPasos: 'Te llamaremos esta semana.',
  }),
  sendAnaliticas: () => ({ desde: '2026-03-01', hasta: '2026-03-31' }),
  login: () => ({ email: 'nadie@correo.test', password: 'Demo-1234' }),
  updatePassword: () => ({ email: 'nadie@correo.test', sesion: 'x', password: 'Demo-12345' }),
  requestRecuperacion: () => ({ email: 'nadie@correo.test' }),
  resetPassword: () => ({ email: 'nadie@correo.test', codigo: '123456', password: 'Demo-12345' }),
  createSolicitud: () => ({
    motivo: 'demo',
    nombre: 'Ana Ruiz',
    empresa: 'Otra S.L.',
    cif: 'B65410011',
    email: 'ana@otra.test',
    telefono: '600 100 200',
    trabajadores: 12,
    aceptaAvisoLegal: true,
  }),
  rejectSolicitud: () => ({ motivo: 'No encaja con la plataforma' }),
  createEmpresa: () => ({ nombreLegal: 'Otra S.L.', cif: 'B65410011', email: 'otra@otra.test' }),
  createArea: () => ({ nombreArea: 'Ventas' }),
  updateArea: () => ({ nombreArea: 'Ventas', descripcionArea: '', activo: true, version: 1 }),
  reasignarArea: () => ({ areaId: null }),
  createPlan: () => ({ nombre: 'Prueba', descripcion: 'Un plan', precio: 10 }),
  updatePlan: () => ({ nombre: 'Prueba', descripcion: 'Un plan', precio: 10, version: 0 }),
  updateSuscripcion: () => ({ metodoPago: { tipo: 'tarjeta' }, version: 1 }),
  cancelSuscripcion: () => ({ motivo: 'Lo pide la empresa' }),
  extendPrueba: () => ({ dias: 7, motivo: 'Lo pide la empresa' }),
  updateEmpresa: () => ({ telefono: '+34 910 000 000', version: 1 }),
  createAdministrador: () => ({
    nombre: 'Ana Ruiz',
    email: 'ana.admin@correo.test',
    password: 'Temporal-1',
    confirmPassword: 'Temporal-1',
    telefono: '',
  }),
  moveEmpresa: () => ({ estado: 'activa', motivo: 'Pago recibido' }),
  assignServicios: () => ({ serviciosIds: ['test-vocacional'] }),
  uploadPlanEstrategico: () => ({ nombre: 'plan.pdf', tipo: 'application/pdf', tamano: 1000 }),
  confirmPlanEstrategico: () => ({ subidaId: `arc_${'0'.repeat(26)}` }),
  deleteEmpresa: () => ({ confirmacion: 'Otro nombre' }),
  deletePlanEstrategico: () => ({ planEstrategico: null }),
  updateConfiguracionGlobal: () => ({ apiKeys: { claudeApiKey: 'clave-de-prueba' } }),
  testSmtp: () => ({ smtpConfig: { host: 'smtp.a.test', port: 587, secure: false, user: 'ana', password: 'secreta' } }),
  testProveedor: () => ({ proveedor: 'claude', clave: 'clave-de-prueba' }),
  updatePermitidos: () => ({
    permitidos: { openai: true, claude: false, gemini: true, perplexity: true, deepgram: true },
    version: 1,
  }),
  updateClaveEmpresa: () => ({ clave: 'clave-de-prueba' }),
  createCandidato: () => ({ nombre: 'Ana Ruiz', email: 'ana.ruiz@correo.test' }),
  updateCandidato: () => ({ nombre: 'Ana Ruiz', email: 'ana.ruiz@correo.test', version: 1 }),
  updateCandidatoEstado: () => ({ estado: 'en_proceso', version: 1 }),
  updateCandidatosEstado: () => ({ ids: ['can_x'], estado: 'en_proceso' }),
  uploadCv: () => ({ nombre: 'cv.pdf', tipo: 'application/pdf', tamano: 1000 }),
  confirmCv: () => ({ subidaId: `arc_${'0'.repeat(26)}` }),
  updateMarca: () => ({ colores: {}, legales: { responsable: 'Otra S.L.' }, version: 1 }),
  createConfiguracion: () => ({ empresaId: idsOfA.empresas?.id, nombre: 'otra', valor: 'x' }),
  updateConfiguracion: () => ({ valor: 'otro' }),
  updateAjustes: () => ({ analisisTexto: false, version: 0 }),
  analyzeTexto: () => ({ texto: 'Coordiné un equipo' }),
  updateConservacion: () => ({ meses: 12, version: 0 }),
  extendConservacion: () => ({ motivo: 'Puede encajar en otra vacante' }),
  startSupresion: () => ({ confirmacion: 'Otro nombre' }),
  createNota: () => ({ texto: 'Una nota' }),
  updateNota: () => ({ texto: 'Otra nota', version: 1 }),
  createImportacion: () => ({ nombre: 'candidatos.csv', tipo: 'text/csv', tamano: 1000 }),
  createEntrevista: () => ({
    candidatoId: 'can_x',
    servicioId: 'test-vocacional',
    fechaProgramada: '2026-03-03T09:00:00.000Z',
    zonaHoraria: 'Europe/Madrid',
  }),
  rescheduleEntrevista: () => ({
    fechaProgramada: '2026-03-03T09:00:00.000Z',
    zonaHoraria: 'Europe/Madrid',
    version: 1,
  }),
  cancelEntrevista: () => ({ motivo: 'El puesto se ha cubierto' }),
  regenerateEnlace: () => ({ avisar: false }),
  acceptConsentimientos: () => ({ aceptados: ['entrevista_ia', 'tratamiento_datos'] }),
  sendRespuesta: () => ({ respuestaId: 'respuesta-x', turnoId: 'tur_x', texto: 'Hola' }),
  sendCorreccion: () => ({ turnoId: 'tur_x', texto: 'Hola' }),
  sendEncuesta: () => ({ satisfaccion: 5 }),
  sendAyuda: () => ({ motivo: 'tecnico', mensaje: 'No se ve la pregunta' }),
  updatePerfil: () => ({ departamento: 'Selección', version: 1 }),
  inviteUsuario: () => ({ nombre: 'Ana Ruiz', email: 'ana.usuaria@correo.test', rol: 'operador' }),
  updateUsuario: () => ({ nombre: 'Ana Ruiz', version: 1 }),
  createServicioHr: () => aServicioBody(),
  updateServicioHr: () => ({ version: 1, nombre: 'Otro nombre' }),
  executeServicioHr: () => ({
    candidatoIds: ['can_x'],
    fechaProgramada: '2026-03-03T09:00:00.000Z',
    zonaHoraria: 'Europe/Madrid',
  }),
  rehearseServicioHr: () => ({ respuestas: [] }),
  simulateServicioHr: () => ({ persona: 'breve', semilla: 1 }),
  createImportacionDatos: () => ({ nombre: 'datos.json', tamano: 1000 }),
  applyImportacionDatos: () => ({ politica: 'omitir' }),
  restoreCopia: () => ({ confirmacion: 'Otro nombre' }),
  updateProgramacion: () => ({ frecuencia: 'semanal', conservar: 7 }),
  clearDatos: () => ({ entiendo: true, confirmacion: 'Otro nombre' }),
  createInformesZip: () => ({ entrevistaIds: [idsOfA['informes-pdf']?.entrevistaId ?? 'ent_x'] }),
  updatePlantillaCorreo: () => ({ ...UN_TEXTO, enabled: true, version: 0 }),
  restorePlantillaCorreo: () => ({ version: 0 }),
  validatePlantillaCorreo: () => UN_TEXTO,
  sendPruebaPlantilla: () => UN_TEXTO,
  validateInforme: () => ({ comentario: 'Un comentario suficiente', version: 1 }),
};

const bodyOf = ({ operation }: ListedEndpoint) => BODIES[operation]?.();
const FORBIDDEN_STATUS = [401, 403];

const app = new TestApp();
const people: Record<string, { id: string }> = {};
/** Ids of things of company A, by path parameter and domain; company B's people must not reach them. */
const idsOfA: Record<string, Record<string, string>> = {};
let secretsOfA: string[];
let partitionOfA: () => string;

beforeAll(async () => {
  const a = await aFinishedInterview(app);
  const { analyzeEntrevista } = await import('#functions/informes/analyze-entrevista.ts');
  await app.deliver(analyzeEntrevista);
  const area = await anArea(app, a.admin, 'Jaula Dorada');
  const canary = await aCandidate(app, a.admin, {
    nombre: 'Canario Amarillo',
    email: 'canario@a.test',
    areaId: area.id,
  });
  const b = await aCompany(app, { nombreLegal: 'Beta S.A.', nombreComercial: 'Beta' });
  Object.assign(people, {
    superadmin: a.superadmin,
    adminA: a.admin,
    operadorA: a.operador,
    adminB: b.admin,
    operadorB: b.operador,
    inactive: await app.addUsuario({ rol: 'admin', empresaId: a.empresa.id }),
    unknownRole: await app.addUsuario({ rol: 'admin', empresaId: a.empresa.id }),
    withoutCompany: await app.addUsuario({ rol: 'admin', empresaId: null }),
  });
  await app.table.write([{ update: { PK: `USUARIO#${people.inactive?.id}`, SK: 'USUARIO' }, set: { activo: false } }]);
  await app.table.write([{ update: { PK: `USUARIO#${people.unknownRole?.id}`, SK: 'USUARIO' }, set: { rol: 'jefe' } }]);
  const entrada = { empresaId: a.empresa.id, nombre: 'color.boton', valor: 'verde pistacho' };
  expect((await app.call(createConfiguracion, { as: a.admin, body: entrada })).status).toBe(201);
  const archivo = new FormData();
  archivo.append('archivo', new File(['Nombre;Correo\nCanario Amarillo;canario@a.test'], 'candidatos.csv'));
  const { data: importacion } = await app.call<{ id: string }>(createImportacion, { as: a.admin, form: archivo });
  const asked = { as: a.admin, body: { nombre: 'datos.json', tamano: 1000 } };
  const { data: operacion } = await app.call<{ id: string }>(createImportacionDatos, asked);
  const { entrevista } = a;
  const { createInformesZip } = await import('#functions/informes-pdf/create-informes-zip.ts');
  const { data: zip } = await app.call<{ id: string }>(createInformesZip, {
    as: a.admin,
    body: { entrevistaIds: [entrevista.id] },
  });
  Object.assign(idsOfA, {
    areas: { id: area.id },
    candidatos: { id: canary.id },
    correos: {
      id: String(app.table.all().find(({ tipo, empresaId }) => tipo === 'CORREO' && empresaId)?.id),
      plantilla: 'solicitudRechazada',
    },
    curriculums: { id: canary.id },
    privacidad: { id: canary.id },
    conservacion: { id: canary.id },
    notas: { id: canary.id, notaId: (await aNota(app, a.admin, canary.id, 'Cantó en la entrevista')).id },
    entrevistas: { id: entrevista.id },
    datos: { id: operacion.id },
    importaciones: { id: importacion.id },
    informes: { entrevistaId: entrevista.id },
    'informes-pdf': { entrevistaId: entrevista.id, zipId: zip.id },
    empresas: { id: a.empresa.id },
    configuracion: { empresaId: a.empresa.id, proveedor: 'claude' },
    licencias: { id: a.empresa.id },
    'planes-estrategicos': { id: a.empresa.id },
    purgas: { id: a.empresa.id },
    notificaciones: { id: 'evt_x' },
    exportaciones: { tipo: 'usuarios', id: 'exp_x' },
    configuraciones: {
      empresaId: a.empresa.id,
      id: configuracionId(a.empresa.id, 'color.boton'),
      nombre: 'color.boton',
    },
    usuarios: { id: (await app.addUsuario({ rol: 'operador', empresaId: a.empresa.id })).id },
    'servicios-hr': { codigo: 'test-vocacional', version: '1' },
    sistema: { trabajo: 'send-correo' },
    sala: a.params,
  });
  secretsOfA = [
    'Cantó en la entrevista',
    'verde pistacho',
    area.nombreArea,
    canary.nombre,
    canary.email,
    a.candidato.email,
    a.params.accessToken,
  ];
  partitionOfA = () => JSON.stringify(app.table.all().filter(({ PK }) => PK.startsWith(`EMPRESA#${a.empresa.id}`)));
});

async function callAs(
  endpoint: ListedEndpoint,
  who: string | undefined,
  more: { params?: Record<string, string>; query?: Record<string, string> } = {},
) {
  const defined = await loadEndpoint(endpoint);
  const as = who ? people[who] : undefined;
  return app.call(defined, {
    ...(as && { as }),
    params: { ...idsOfA[endpoint.domain], ...more.params },
    ...(more.query && { query: more.query }),
    body: bodyOf(endpoint),
  });
}

describe.each(ALL_ENDPOINTS)('$operation ($contract.method $contract.path)', (endpoint) => {
  const { access, scope, method } = endpoint.contract;
  const restricted = access !== 'public' && access !== 'candidate';

  it('has its contract in the file that its name says', async () => {
    expect((await loadEndpoint(endpoint)).contract).toBe(endpoint.contract);
  });

  if (restricted && method !== 'GET' && endpoint.contract.audit !== false && endpoint.contract.uses.table === 'write') {
    it('has its words for the audit log, in shared/auditoria/operaciones.ts', () => {
      const call = `${method} ${endpoint.contract.path}`;
      expect(OPERACIONES[call]).toMatch(/^[A-ZÁÉÍÓÚ]/);
      expect(ENTIDADES[entidadOf(call)]).toMatch(/^[A-ZÁÉÍÓÚ]/);
    });
  }

  it('refuses what did not come through CloudFront', async () => {
    const defined = await loadEndpoint(endpoint);
    const answer = await app.call(defined, {
      headers: { 'x-origin-verify': 'guessed' },
      params: idsOfA[endpoint.domain] ?? {},
      body: bodyOf(endpoint),
    });
    expect([answer.status, answer.code]).toEqual([403, 'ORIGEN_NO_PERMITIDO']);
  });

  if (restricted) {
    it.each([undefined, 'inactive', 'unknownRole'])('lets %s not in', async (who) => {
      const before = partitionOfA();
      const { status, data } = await callAs(endpoint, who);
      expect(FORBIDDEN_STATUS).toContain(status);
      expect(data).toBeUndefined();
      expect(partitionOfA()).toBe(before);
    });

    it('refuses a token in the query and a token that is not of our pool', async () => {
      const defined = await loadEndpoint(endpoint);
      const token = `access.${people.adminA?.id}`;
      const params = idsOfA[endpoint.domain] ?? {};
      expect(
        (await app.call(defined, { params, query: { token, access_token: token }, body: bodyOf(endpoint) })).status,
      ).toBe(401);
      expect(
        (
          await app.call(defined, {
            params,
            headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
            body: bodyOf(endpoint),
          })
        ).status,
      ).toBe(401);
    });
  }

  if (typeof access === 'object') {
    it.each(['superadmin', 'adminA', 'operadorA'])('asks the permission table about %s', async (who) => {
      const rol: Rol = who === 'superadmin' ? 'superadmin' : who === 'adminA' ? 'admin' : 'operador';
      const { status, code } = await callAs(
        endpoint,
        who,
        rol === 'superadmin' && scope === 'empresa' ? { query: { empresaId: idsOfA.empresas?.id ?? '' } } : {},
      );
      const allowed = can({ rol, activo: true }, access.permission as Permission);
      expect(code === 'SIN_PERMISO').toBe(!allowed);
      expect(status === 403).toBe(!allowed);
    });
  }

  if (restricted && scope === 'empresa') {
    it.each(['adminB', 'operadorB'])("never shows or changes company A's data to %s", async (who) => {
      const before = partitionOfA();
      const own = await callAs(endpoint, who);
      const named = await callAs(endpoint, who, { query: { empresaId: idsOfA.empresas?.id ?? '' } });
      for (const { text } of [own, named]) for (const secret of secretsOfA) expect(text).not.toContain(secret);
      // Who may not do it at all is not told about companies.
      const rol = who === 'adminB' ? 'admin' : 'operador';
      const allowed = access === 'session' || can({ rol, activo: true }, access.permission);
      const refusal = allowed ? { status: 404, code: 'EMPRESA_NO_ENCONTRADA' } : { status: 403, code: 'SIN_PERMISO' };
      expect(named).toMatchObject(refusal);
      expect(partitionOfA()).toBe(before);
    });

    it("answers another company's id exactly like one that does not exist", async () => {
      const ids = idsOfA[endpoint.domain] ?? {};
      // A service is the platform's: its codigo names nothing of a company.
      const ofCompany = /\{(?!codigo\})/;
      if (!ofCompany.test(endpoint.contract.path)) return expect(endpoint.contract.path).not.toMatch(ofCompany);
      const fake = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, id.replace(/.{6}$/, '000000')]));
      const other = await callAs(endpoint, 'adminB');
      const missing = await callAs(endpoint, 'adminB', { params: fake });
      expect(other.status).toBe(404);
      expect(other.text).toBe(missing.text);
    });

    it('asks a superadmin for a company, and a user without one cannot get in', async () => {
      if (!endpoint.contract.empresaOptional) {
        expect(await callAs(endpoint, 'superadmin')).toMatchObject({ status: 400, code: 'EMPRESA_REQUERIDA' });
      }
      expect(
        await callAs(endpoint, 'withoutCompany', { query: { empresaId: idsOfA.empresas?.id ?? '' } }),
      ).toMatchObject({ status: 400, code: 'EMPRESA_REQUERIDA' });
    });
  }

  if (endpoint.contract.body && method !== 'GET') {
    it.each(['{', 'null', '[]', '"x"', '{"noExiste":1}'])('refuses the body %s with 400', async (rawBody) => {
      const defined = await loadEndpoint(endpoint);
      const as = people.superadmin;
      const query: Record<string, string> =
        scope === 'empresa' && restricted ? { empresaId: idsOfA.empresas?.id ?? '' } : {};
      const answer = await app.call(defined, {
        ...(restricted && as && { as }),
        params: idsOfA[endpoint.domain] ?? {},
        query,
        rawBody,
      });
      expect(answer.status).toBe(400);
      expect(answer).toMatchObject({ success: false, requestId: 'peticion-1' });
    });
  }

  if (access === 'candidate') {
    it.each(['tok_x', '', `tok_mm8z_${'A'.repeat(43)}`, '../../x', '%00'])(
      'answers the token "%s" like any unknown one',
      async (accessToken) => {
        expect(await callAs(endpoint, undefined, { params: { accessToken } })).toMatchObject({
          status: 404,
          code: 'SALA_NO_ENCONTRADA',
        });
      },
    );

    it('answers a revoked token like an unknown one', async () => {
      const fresh = new TestApp();
      const { params } = await aBooking(fresh);
      const token = fresh.table.all().find(({ tipo }) => tipo === 'TOKEN');
      await fresh.table.write([{ delete: { PK: String(token?.PK), SK: String(token?.SK) } }]);
      const answer = await fresh.call(await loadEndpoint(endpoint), { params, body: bodyOf(endpoint) });
      expect([answer.status, answer.code]).toEqual([404, 'SALA_NO_ENCONTRADA']);
    });
  }
});
