import type { Cosas, Rows } from './row.ts';
import { byId, row } from './row.ts';

const ENTREVISTAS = 'manage_interviews';
const SESION = 'sesion';
const MANANA = { fechaProgramada: '2026-03-03T09:00:00.000Z', zonaHoraria: 'Europe/Madrid' };
const SERVICIO = { codigo: 'test-vocacional' };

const informe =
  (name = 'analizadaId') =>
  (cosas: Cosas) => ({ params: { entrevistaId: cosas[name] ?? '' } });

/** Administrators, as long as nobody is named to care for candidates; for everybody else there is nothing. */
const ATIENDE = { roles: ['admin'], oculta: true } as const;
const atencion =
  (body?: object) =>
  ({ programadaId = '', atencionId = '' }: Cosas) => ({
    params: { entrevistaId: programadaId, id: atencionId },
    ...(body && { body }),
  });

/** Interviews, their reports, and the HR services that they follow. */
export const FILAS_ENTREVISTAS: Rows = {
  listEntrevistas: row(ENTREVISTAS, SESION, ({ entrevistadoId = '' }) => ({ query: { candidatoId: entrevistadoId } })),
  createEntrevista: row(ENTREVISTAS, SESION, ({ sueltoId }) => ({
    body: { ...MANANA, candidatoId: sueltoId, servicioId: 'entrevistas-profundidad' },
  })),
  getAjustesAtencion: row('manage_users', SESION),
  updateAjustesAtencion: row('manage_users', SESION, ({ ajustesVersion }) => ({
    body: { horario: 'De 9 a 14', version: Number(ajustesVersion) },
  })),
  getEstadoAtencion: row('session', SESION),
  listAtenciones: row('session', SESION, () => ({}), ATIENDE),
  getRecuentoAtencion: row('session', SESION, () => ({}), { ...ATIENDE, roles: ['admin', 'superadmin'] }),
  getAtencion: row('session', SESION, atencion(), ATIENDE),
  openAtencion: row('session', SESION, atencion(), { ...ATIENDE, repetible: true }),
  replyAtencion: row('session', SESION, atencion({ texto: 'Claro, te llamo mañana.' }), ATIENDE),
  offerAtencion: row('session', SESION, atencion({ que: 'persona', mensaje: 'La haremos juntos.' }), ATIENDE),
  allowMenor: row('session', SESION, atencion(), ATIENDE),
  closeAtencion: row('session', SESION, atencion({ resultado: 'hablamos', hora: '2026-03-02T09:00:00.000Z' }), ATIENDE),
  getGuardia: row('manage_empresas', 'ninguna'),
  updateGuardia: row('manage_empresas', 'ninguna', () => ({ body: { correo: 'guardia@idonea.test', version: 0 } })),
  retryAnalysis: row(ENTREVISTAS, SESION, byId('fallidaId')),
  getComparacion: row('view_reports', SESION, ({ analizadaId, otraAnalizadaId }) => ({
    query: { entrevistas: `${analizadaId},${otraAnalizadaId}` },
  })),
  getInforme: row('view_reports', SESION, informe()),
  validateInforme: row(ENTREVISTAS, SESION, informe()),
  sendResultado: row(ENTREVISTAS, SESION, informe('validadaId')),
  getInformePdf: row('view_reports', SESION, informe()),
  createInformesZip: row('view_reports', SESION, ({ analizadaId, otraAnalizadaId }) => ({
    body: { entrevistaIds: [analizadaId, otraAnalizadaId] },
  })),
  getInformesZip: row('view_reports', SESION, ({ zipId = '' }) => ({ params: { zipId } })),
  listServiciosHr: row('session', 'ninguna'),
  getServicioHr: row('session', 'ninguna', () => ({ params: SERVICIO })),
  createServicioHr: row('manage_empresas', 'ninguna'),
  updateServicioHr: row('manage_empresas', 'ninguna', () => ({ params: SERVICIO })),
  deleteServicioHr: row('manage_empresas', 'ninguna', () => ({ params: { codigo: 'propio' } })),
  listVersionesServicioHr: row('manage_empresas', 'ninguna', () => ({ params: SERVICIO })),
  getVersionServicioHr: row('session', 'ninguna', () => ({ params: { ...SERVICIO, version: '1' } })),
  executeServicioHr: row(ENTREVISTAS, SESION, ({ sueltoId }) => ({
    params: { codigo: 'entrevistas-profundidad' },
    body: { ...MANANA, candidatoIds: [sueltoId] },
  })),
  rehearseServicioHr: row(ENTREVISTAS, 'sesionOPlataforma', () => ({
    params: SERVICIO,
    body: { respuestas: [{ texto: '¿Cuál es la misión de la empresa?' }] },
  })),
  simulateServicioHr: row(ENTREVISTAS, 'sesionOPlataforma', () => ({
    params: SERVICIO,
    body: { persona: 'curioso', semilla: 1 },
  })),
};
