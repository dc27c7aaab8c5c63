import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can } from '#shared/core/permissions.ts';
import { ESTADOS_EMPRESA, type EstadoEmpresa, isWritable } from '#shared/empresas/empresas/empresa.states.ts';
import { type Banco, enProceso } from '../seguridad/matriz/banco.ts';
import { callOk } from '../seguridad/matriz/escena/call.ts';
import { type Escena, laEscena } from '../seguridad/matriz/escena/escena.ts';
import type { Peticion } from '../seguridad/matriz/filas/row.ts';
import { ROWS } from '../seguridad/matriz/filas/rows.ts';
import { accesoOf, identidades } from '../seguridad/matriz/identidades.ts';
import { sendPropia } from '../seguridad/matriz/propia.ts';
import { ALL_ENDPOINTS, type ListedEndpoint } from '../support/endpoints.ts';

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
  createCopia: "the company's data are its own; a cancelled one exports them and makes no backup",
  createInformesZip: 'reads reports',
  getEnlaceEntrevista: 'stores nothing',
  rehearseServicioHr: 'stores nothing',
  simulateServicioHr: 'stores nothing',
  analyzeTexto: 'stores nothing',
  testProveedor: 'stores nothing',
  initializeApp: 'stores nothing',
  openAtencion: 'a candidate is attended to whatever becomes of the company',
  closeAtencion: 'a candidate is attended to whatever becomes of the company',
};

const signedIn = ({ contract: { access } }: ListedEndpoint) => access !== 'public' && access !== 'candidate';
const mayAdmin = ({ contract: { access } }: ListedEndpoint) =>
  access === 'session' || (typeof access === 'object' && can({ rol: 'admin', activo: true }, access.permission));
const CHANGES = ALL_ENDPOINTS.filter((each) => each.contract.method !== 'GET' && signedIn(each) && mayAdmin(each));

/** What succeeds where the row of the matrix asks for something else: deactivating, and of the company as it is now. */
const ASKED: Readonly<Record<string, (own: Peticion, version: number) => Peticion>> = {
  updateEmpresa: (own, version) => ({ ...own, body: { ...(own.body as object), version } }),
  updateMarca: (own, version) => ({ ...own, body: { ...(own.body as object), version } }),
  updateUsuario: (own) => ({ ...own, body: { activo: false, version: (own.body as { version: number }).version } }),
};
/** And what its use case refuses of it by the company's state. */
const EXCEPT: Partial<Record<EstadoEmpresa, readonly string[]>> = { cancelada: ['createCopia'] };

it('The changes that stay open stand in one list', () => {
  const open = CHANGES.filter(({ contract }) => contract.whileReadOnly).map(({ operation }) => operation);
  expect(open.toSorted()).toEqual(Object.keys(OPEN).toSorted());
});

describe.each(ESTADOS_EMPRESA)('In a company that is %s', (estado) => {
  let escena: Escena;
  let asItWas: Banco;
  let banco: Banco;
  let version: number;
  beforeAll(async () => {
    escena = await laEscena();
    asItWas = enProceso(escena);
    const { app, superadmin, A } = escena;
    const body = { estado, motivo: 'Lo pide la empresa' };
    if (estado !== 'trial') await callOk(app, 'moveEmpresa', { as: superadmin, params: { id: A.id }, body });
    ({ version } = await callOk<{ version: number }>(app, 'getEmpresa', { as: superadmin, params: { id: A.id } }));
    banco = enProceso(escena);
  }, 120_000);
  afterAll(() => asItWas.restore());

  it.each(['admin de A', 'operador de A'])('%s changes what the state allows and nothing else', async (quien) => {
    const identidad = identidades(escena).find(({ nombre }) => nombre === quien);
    for (const { operation } of CHANGES) {
      const row = ROWS[operation];
      if (!row || !identidad || accesoOf(identidad, row) !== 'permitido') continue;
      const change = (own: Peticion) => ASKED[operation]?.(own, version) ?? own;
      const { status, text } = await sendPropia(escena, banco, operation, { quien: [quien], change });
      const changes = await banco.changes();
      await banco.restore();
      if (!isWritable(estado) && !(operation in OPEN)) {
        expect([operation, JSON.parse(text).code]).toEqual([operation, 'EMPRESA_SUSPENDIDA']);
        expect(changes, operation).toEqual([]);
      } else if (EXCEPT[estado]?.includes(operation)) expect([operation, status]).toEqual([operation, 409]);
      else expect(status, `${operation} ${text}`).toBeLessThan(400);
    }
  });
});
