import { aPng } from '../../../support/pictures.ts';
import { byId, type Cosas, type Rows, row } from './row.ts';

const ADMIN = 'manage_users';
const SUPERADMIN = 'manage_empresas';
const empresa = (body?: (cosas: Cosas) => object) => (cosas: Cosas) => ({
  params: { id: cosas.empresaId ?? '' },
  ...(body && { body: body(cosas) }),
});
const deEmpresa =
  (more: Record<string, string> = {}) =>
  (cosas: Cosas) => ({
    params: { empresaId: cosas.empresaId ?? '', ...more },
  });
const picture = (field: string) => () => {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(aPng({ width: 64, height: 64 }))], { type: 'image/png' }), 'imagen.png');
  return form;
};
const confirmacion = ({ empresaNombre }: Cosas) => ({ confirmacion: empresaNombre });

/** Companies, their people, settings, plan and data as a whole. */
export const FILAS_EMPRESAS: Rows = {
  listEmpresas: row('session', 'persona'),
  createEmpresa: row(SUPERADMIN, 'ninguna'),
  getEmpresa: row('session', 'ruta', empresa()),
  updateEmpresa: row(ADMIN, 'ruta', ({ empresaId = '', empresaVersion }) => ({
    params: { id: empresaId },
    body: { telefono: '+34 910 000 000', version: Number(empresaVersion) },
  })),
  createAdministrador: row(SUPERADMIN, 'ruta', empresa()),
  moveEmpresa: row(SUPERADMIN, 'ruta', empresa()),
  listEstadosEmpresa: row(SUPERADMIN, 'ruta', empresa()),
  checkSubdominio: row(SUPERADMIN, 'ninguna', () => ({ params: { subdominio: 'otro-nombre' } })),
  assignServicios: row(SUPERADMIN, 'ruta', empresa()),
  getLicenciasActivas: row('session', 'persona'),
  listLicencias: row('session', 'ruta', empresa()),
  deleteEmpresa: row(SUPERADMIN, 'ruta', empresa(confirmacion)),
  getPurga: row(SUPERADMIN, 'ninguna', byId('purgadaId')),
  getPlanEstrategico: row(ADMIN, 'ruta', empresa()),
  uploadPlanEstrategico: row(SUPERADMIN, 'ruta', empresa()),
  confirmPlanEstrategico: row(
    SUPERADMIN,
    'ruta',
    empresa(({ planSubidaId }) => ({ subidaId: planSubidaId })),
  ),
  getArchivoPlan: row(ADMIN, 'ruta', empresa()),
  deleteArchivoPlan: row(SUPERADMIN, 'ruta', empresa()),
  deletePlanEstrategico: row(SUPERADMIN, 'ruta', empresa()),
  getApisEmpresa: row(ADMIN, 'ruta', deEmpresa()),
  updatePermitidos: row(SUPERADMIN, 'ruta', (cosas) => ({
    ...deEmpresa()(cosas),
    body: {
      permitidos: { openai: true, claude: false, gemini: true, perplexity: true, deepgram: true },
      version: Number(cosas.empresaVersion),
    },
  })),
  updateClaveEmpresa: row(SUPERADMIN, 'ruta', deEmpresa({ proveedor: 'claude' })),
  getConfiguracionNombre: row(ADMIN, 'ruta', deEmpresa({ nombre: 'color.boton' })),
  getConfiguracion: row(ADMIN, 'ruta', byId('configuracionId')),
  createConfiguracion: row(ADMIN, 'ruta', ({ empresaId }) => ({ body: { empresaId, nombre: 'otra', valor: 'x' } })),
  updateConfiguracion: row(ADMIN, 'ruta', byId('configuracionId')),
  deleteConfiguracion: row(ADMIN, 'ruta', byId('configuracionId')),
  getAjustes: row('session', 'sesionOPlataforma'),
  updateAjustes: row(ADMIN, 'sesionOPlataforma', ({ ajustesVersion }) => ({
    body: { analisisTexto: false, version: Number(ajustesVersion) },
  })),
  getEstadoIa: row('session', 'sesion'),
  updateMarca: row(ADMIN, 'sesion', ({ empresaVersion }) => ({
    body: { colores: {}, legales: { responsable: 'Otra S.L.' }, version: Number(empresaVersion) },
  })),
  updateLogo: row(ADMIN, 'sesion', () => ({ form: picture('logo') })),
  receiveImportacionDatos: row(ADMIN, 'sesion', byId('datosPorRecibirId')),
  getImportacionDatos: row(ADMIN, 'sesion', byId('datosRevisadaId')),
  applyImportacionDatos: row(ADMIN, 'sesion', byId('datosRevisadaId')),
  undoImportacionDatos: row(ADMIN, 'sesion', byId('datosAplicadaId')),
  restoreCopia: row(ADMIN, 'sesion', (cosas) => ({
    params: { id: cosas.copiaId ?? '' },
    body: confirmacion(cosas),
  })),
  clearDatos: row(ADMIN, 'sesion', (cosas) => ({ body: { entiendo: true, ...confirmacion(cosas) } })),
  listUsuarios: row(ADMIN, 'consulta'),
  inviteUsuario: row(ADMIN, 'consulta'),
  getUsuario: row(ADMIN, 'consulta', byId('usuarioId')),
  updateUsuario: row(ADMIN, 'consulta', ({ usuarioId = '', usuarioVersion }) => ({
    params: { id: usuarioId },
    body: { nombre: 'Ana Ruiz', version: Number(usuarioVersion) },
  })),
  deleteUsuario: row(ADMIN, 'consulta', byId('usuarioId')),
  resendInvitacion: row(ADMIN, 'consulta', byId('invitadoId')),
  resetUsuarioPassword: row(ADMIN, 'consulta', byId('usuarioId')),
  resetUsuarioSegundoFactor: row(ADMIN, 'consulta', byId('usuarioId')),
  getPerfil: row('session', 'persona'),
  updatePerfil: row('session', 'persona'),
  updateAvatar: row('session', 'persona', () => ({ form: picture('avatar') })),
  deleteAvatar: row('session', 'persona'),
};
