import { byId, type Rows, row } from './row.ts';

const CANDIDATOS = 'manage_candidates';
const SESION = 'sesion';

function archivo(): FormData {
  const form = new FormData();
  form.append('archivo', new File(['Nombre;Correo\nRita Sol;rita@sol.test'], 'candidatos.csv'));
  return form;
}

/** Areas, candidates and all that hangs on them. */
export const FILAS_CANDIDATOS: Rows = {
  listAreas: row('session', SESION),
  createArea: row('manage_areas', SESION),
  getArea: row('session', SESION, byId('areaId')),
  updateArea: row('manage_areas', SESION, byId('areaId')),
  deleteArea: row('manage_areas', SESION, byId('areaVaciaId')),
  reasignarArea: row('manage_areas', SESION, ({ areaId = '', areaVaciaId }) => ({
    params: { id: areaId },
    body: { areaId: areaVaciaId },
  })),
  listCandidatos: row(CANDIDATOS, SESION, ({ areaId = '' }) => ({ query: { areaId } })),
  createCandidato: row(CANDIDATOS, SESION, ({ areaId }) => ({
    body: { nombre: 'Ana Ruiz', email: 'ana.ruiz@correo.test', areaId },
  })),
  updateCandidato: row(CANDIDATOS, SESION, ({ candidatoId = '', areaVaciaId }) => ({
    params: { id: candidatoId },
    body: { nombre: 'Ana Ruiz', email: 'ana.ruiz@correo.test', areaId: areaVaciaId, version: 1 },
  })),
  deleteCandidato: row(CANDIDATOS, SESION, byId('sueltoId')),
  updateCandidatoEstado: row(CANDIDATOS, SESION, byId('sueltoId')),
  updateCandidatosEstado: row(CANDIDATOS, SESION, ({ sueltoId }) => ({
    body: { ids: [sueltoId], estado: 'en_proceso' },
  })),
  getConservacion: row(CANDIDATOS, SESION),
  updateConservacion: row('manage_users', SESION, ({ ajustesVersion }) => ({
    body: { meses: 18, version: Number(ajustesVersion) },
  })),
  listPorSuprimir: row(CANDIDATOS, SESION),
  extendConservacion: row(CANDIDATOS, SESION, byId('candidatoId')),
  confirmCv: row(CANDIDATOS, SESION, ({ candidatoId = '', cvSubidaId }) => ({
    params: { id: candidatoId },
    body: { subidaId: cvSubidaId },
  })),
  createImportacion: row(CANDIDATOS, SESION, () => ({ form: archivo })),
  receiveImportacion: row(CANDIDATOS, SESION, byId('importacionPorRecibirId')),
  getImportacion: row(CANDIDATOS, SESION, byId('importacionId')),
  validateImportacion: row(CANDIDATOS, SESION, byId('importacionId', {})),
  listFilasImportacion: row(CANDIDATOS, SESION, byId('importacionId')),
  confirmImportacion: row(CANDIDATOS, SESION, byId('importacionId', {})),
  undoImportacion: row(CANDIDATOS, SESION, byId('importacionHechaId')),
  exportImportacion: row(CANDIDATOS, SESION, byId('importacionHechaId')),
  listConsentimientos: row(CANDIDATOS, SESION, byId('candidatoId')),
  exportCandidato: row('manage_users', SESION, byId('candidatoId')),
  startSupresion: row('manage_users', SESION, ({ candidatoId = '', candidatoNombre }) => ({
    params: { id: candidatoId },
    body: { confirmacion: candidatoNombre },
  })),
  getSupresion: row('manage_users', SESION, byId('suprimidoId')),
};
