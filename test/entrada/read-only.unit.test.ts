import { beforeAll, describe, expect, it } from 'vitest';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { can } from '#shared/core/permissions.ts';
import { ALL_ENDPOINTS, type ListedEndpoint, loadEndpoint } from '../support/endpoints.ts';
import { paramsFor, sampleBody } from '../support/sample-bodies.ts';
import { TestApp } from '../support/test-app.ts';
import { wholeScene } from '../support/whole-scene.ts';

/** Changes that stay open to people of a suspended or cancelled company, with the reason. */
const OPEN: Readonly<Record<string, string>> = {
  updatePasswordPropia: 'the own account',
  startSegundoFactor: 'the own account',
  finishSegundoFactor: 'the own account',
  deleteSegundoFactor: 'the own account',
  deleteSesion: 'the own sessions',
  logoutEverywhere: 'the own sessions',
  updatePerfil: 'the own profile',
  updateAvatar: 'the own profile',
  deleteAvatar: 'the own profile',
  readNotificacion: 'the own notifications',
  readNotificaciones: 'the own notifications',
  deleteNotificacion: 'the own notifications',
  deleteNotificaciones: 'the own notifications',
  updateUsuario: 'deactivating alone: who leaves must lose access',
  exportCandidato: 'a right of the candidate',
  startSupresion: 'a right of the candidate',
  extendConservacion: 'keeps what would be erased',
  createExportacionDatos: "the company's data are its own",
  createCopia: "the company's data are its own",
  createInformesZip: 'reads reports',
  sendAnaliticas: 'reads figures, and sends them',
  getEnlaceEntrevista: 'stores nothing',
  rehearseServicioHr: 'stores nothing',
  simulateServicioHr: 'stores nothing',
  analyzeTexto: 'stores nothing',
  testProveedor: 'stores nothing',
  initializeApp: 'stores nothing',
};

const signedIn = ({ contract: { access } }: ListedEndpoint) => access !== 'public' && access !== 'candidate';
const mayAdmin = ({ contract: { access } }: ListedEndpoint) =>
  access === 'session' || (typeof access === 'object' && can({ rol: 'admin', activo: true }, access.permission));
const CHANGES = ALL_ENDPOINTS.filter((each) => each.contract.method !== 'GET' && signedIn(each) && mayAdmin(each));

describe('People of a company that takes no changes', () => {
  const app = new TestApp();
  let people: Record<string, { id: string }>;
  let idsOfA: Parameters<typeof paramsFor<string>>[1];
  beforeAll(async () => {
    ({ people, idsOfA } = await wholeScene(app));
    const body = { estado: 'suspendida', motivo: 'Falta de pago' };
    const params = { id: idsOfA.empresas?.id ?? '' };
    const { status } = await app.call(moveEmpresa, { as: people.superadmin as { id: string }, params, body });
    expect(status).toBe(200);
  });

  it('may still do what stands in one list', () => {
    const open = CHANGES.filter(({ contract }) => contract.whileReadOnly).map(({ operation }) => operation);
    expect(open.toSorted()).toEqual(Object.keys(OPEN).toSorted());
  });

  it.each(CHANGES.filter(({ operation }) => !(operation in OPEN)))('are refused $operation', async (endpoint) => {
    const before = JSON.stringify(app.table.all());
    const { code } = await app.call(await loadEndpoint(endpoint), {
      as: people.adminA as { id: string },
      params: paramsFor(endpoint, idsOfA),
      body: sampleBody(endpoint.operation, idsOfA),
    });
    expect(code).toBe('EMPRESA_SUSPENDIDA');
    expect(JSON.stringify(app.table.all())).toBe(before);
  });
});
