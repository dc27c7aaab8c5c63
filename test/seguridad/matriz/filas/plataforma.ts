import { fakeCode } from '../../../support/fakes/fake-services.ts';
import { CLAVE } from '../escena/escena.ts';
import { byId, type Rows, row } from './row.ts';

const ADMIN = 'manage_users';
const SUPERADMIN = 'manage_empresas';
const DIAS = { desde: '2026-03-01', hasta: '2026-03-31' };
const PLANTILLA = () => ({ params: { plantilla: 'solicitudRechazada' } });
const TRABAJO = () => ({ params: { trabajo: 'send-correo' } });
const LINEA = () => ({ params: { linea: 'es-024' } });
const TIPO = () => ({ params: { tipo: 'usuarios' } });

/** Analytics, e-mails, notifications, audit log; what only the platform's people see. */
export const FILAS_PLATAFORMA: Rows = {
  analyzeTexto: row('view_reports', 'persona'),
  getAnaliticas: row('view_reports', 'sesionOPlataforma', ({ areaId = '' }) => ({ query: { ...DIAS, areaId } })),
  exportAnaliticas: row('view_reports', 'sesionOPlataforma', () => ({ query: DIAS })),
  sendAnaliticas: row('view_reports', 'consulta', ({ operadorId }) => ({ body: { ...DIAS, para: [operadorId] } })),
  startRecuento: row(ADMIN, 'sesion'),
  listAuditoria: row(ADMIN, 'consulta'),
  getAuditoria: row(ADMIN, 'consulta', byId('auditoriaId')),
  exportAuditoria: row(ADMIN, 'consulta'),
  listCorreos: row(ADMIN, 'sesionOPlataforma'),
  resendCorreo: row(ADMIN, 'sesionOPlataforma', byId('correoId')),
  getPanel: row('session', 'sesionOPlataforma'),
  testProveedor: row(
    ADMIN,
    'ruta',
    ({ empresaId }) => ({ body: { proveedor: 'claude', empresaId } }),
    // Without a key of its own a company tries the platform's, and whether that works is kept beside it.
    { escribe: /^GLOBAL#PROVEEDORES$/ },
  ),
  listNotificaciones: row('session', 'persona'),
  getNotificacionesResumen: row('session', 'persona'),
  readNotificacion: row('session', 'persona', byId('avisoId')),
  readNotificaciones: row('session', 'persona'),
  deleteNotificacion: row('session', 'persona', byId('avisoId'), { repetible: true }),
  deleteNotificaciones: row('session', 'persona'),
  initializeApp: row('session', 'persona'),
  logoutEverywhere: row('session', 'persona'),
  updatePasswordPropia: row('session', 'persona'),
  listSesiones: row('session', 'persona'),
  deleteSesion: row('session', 'persona', byId('sesionId')),
  getSegundoFactor: row('session', 'persona'),
  startSegundoFactor: row('session', 'persona'),
  finishSegundoFactor: row('session', 'persona', () => ({ body: { codigo: fakeCode(CLAVE) } }), { repetible: true }),
  deleteSegundoFactor: row('session', 'persona'),
  getConfiguracionGlobal: row(SUPERADMIN, 'ninguna'),
  updateConfiguracionGlobal: row(SUPERADMIN, 'ninguna'),
  updateCatalogo: row(SUPERADMIN, 'ninguna', () => ({ params: { proveedor: 'claude' } })),
  getConfiguracionSistema: row(SUPERADMIN, 'ninguna'),
  testSmtp: row(SUPERADMIN, 'ninguna'),
  listPlantillasCorreo: row(SUPERADMIN, 'ninguna'),
  getPlantillaCorreo: row(SUPERADMIN, 'ninguna', PLANTILLA),
  updatePlantillaCorreo: row(SUPERADMIN, 'ninguna', PLANTILLA),
  restorePlantillaCorreo: row(SUPERADMIN, 'ninguna', PLANTILLA),
  validatePlantillaCorreo: row(SUPERADMIN, 'ninguna', PLANTILLA),
  sendPruebaPlantilla: row(SUPERADMIN, 'ninguna', PLANTILLA),
  exportDatos: row(SUPERADMIN, 'ninguna', TIPO),
  createExportacion: row(SUPERADMIN, 'ninguna', TIPO),
  getExportacion: row(SUPERADMIN, 'ninguna', ({ exportacionPlataformaId = '' }) => ({
    params: { tipo: 'usuarios', id: exportacionPlataformaId },
  })),
  getEstadisticas: row(SUPERADMIN, 'ninguna'),
  listTenants: row(SUPERADMIN, 'ninguna'),
  getAnaliticasPlataforma: row(SUPERADMIN, 'ninguna', () => ({ query: DIAS })),
  updatePlan: row(SUPERADMIN, 'ninguna', ({ planId = '', planVersion }) => ({
    params: { id: planId },
    body: { nombre: 'Prueba', descripcion: 'Un plan', precio: 10, version: Number(planVersion) },
  })),
  correctLineaAyuda: row(SUPERADMIN, 'ninguna', LINEA),
  confirmLineaAyuda: row(SUPERADMIN, 'ninguna', LINEA),
  withdrawLineaAyuda: row(SUPERADMIN, 'ninguna', LINEA),
  restoreLineaAyuda: row(SUPERADMIN, 'ninguna', () => ({ params: { linea: 'es-016' } })),
  getTextoCuidado: row(SUPERADMIN, 'ninguna', () => ({ params: { texto: 'rv.2.a' } })),
  deleteRevisionTextos: row(SUPERADMIN, 'ninguna', byId('revisionTextosId')),
  listMensajesMuertos: row(SUPERADMIN, 'ninguna', TRABAJO),
  retryMensajesMuertos: row(SUPERADMIN, 'ninguna', TRABAJO),
  discardMensajesMuertos: row(SUPERADMIN, 'ninguna', TRABAJO),
  listSuscripciones: row(SUPERADMIN, 'ninguna'),
  getSuscripcion: row(SUPERADMIN, 'ruta', byId('suscripcionId')),
  updateSuscripcion: row(SUPERADMIN, 'ruta', byId('suscripcionId')),
  cancelSuscripcion: row(SUPERADMIN, 'ruta', byId('suscripcionId')),
  extendPrueba: row(SUPERADMIN, 'ruta', byId('suscripcionId')),
};
