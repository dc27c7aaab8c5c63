import { describe, expect, it } from 'vitest';
import { can, ROLES } from '#shared/core/permissions.ts';
import { ALL_ENDPOINTS, type ListedEndpoint } from '../support/endpoints.ts';

const OWN = 'the caller alone: what it reads and changes stands under their own id';
const USERS = 'users stand in partitions of their own: `managed-usuario.ts` asks whose they are';
const NAMED = 'the documented body names the company: `find-empresa-visible.ts` asks whose it is';
const BY_ID = 'an entry by its id, which holds the company: `read-configuracion.ts` asks whose it is';
const LOG = "a company's log or the platform's: `registro-of.ts` chooses";
const PLATFORM = 'what the platform has for everyone: nothing of a company is read';
const CONTRATADO = 'what the own company has contracted, by the record of the session: `servicio-visto.ts`';

/** What people of companies may call without being bound to one, with the reason. */
const UNBOUND: Readonly<Record<string, string>> = {
  updatePasswordPropia: OWN,
  getSegundoFactor: OWN,
  startSegundoFactor: OWN,
  finishSegundoFactor: OWN,
  deleteSegundoFactor: OWN,
  listSesiones: OWN,
  deleteSesion: OWN,
  logoutEverywhere: OWN,
  listNotificaciones: OWN,
  getNotificacionesResumen: OWN,
  readNotificacion: OWN,
  readNotificaciones: OWN,
  deleteNotificacion: OWN,
  deleteNotificaciones: OWN,
  getPerfil: OWN,
  updatePerfil: OWN,
  updateAvatar: OWN,
  deleteAvatar: OWN,
  listUsuarios: USERS,
  inviteUsuario: USERS,
  getUsuario: USERS,
  updateUsuario: USERS,
  deleteUsuario: USERS,
  resendInvitacion: USERS,
  resetUsuarioPassword: USERS,
  resetUsuarioSegundoFactor: USERS,
  createConfiguracion: NAMED,
  testProveedor: NAMED,
  getConfiguracion: BY_ID,
  updateConfiguracion: BY_ID,
  deleteConfiguracion: BY_ID,
  listAuditoria: LOG,
  getAuditoria: LOG,
  exportAuditoria: LOG,
  sendAnaliticas: 'the figures of the own company, or of the platform for a superadmin who names none',
  listEmpresas: 'all companies for the superadmin; everyone else gets the own one by the record of their session',
  getLicenciasActivas:
    'all companies for the superadmin; everyone else gets the own one by the record of their session',
  listServiciosHr: CONTRATADO,
  getServicioHr: CONTRATADO,
  getVersionServicioHr: CONTRATADO,
  analyzeTexto: PLATFORM,
  initializeApp: PLATFORM,
};

/** Routes of one company whose table stays whole, with what stands outside. */
const WHOLE: Readonly<Record<string, string>> = {
  updateEmpresa: 'tax id, subdomain, plan, lists of all companies',
  moveEmpresa: 'lists of all companies by their state',
  updatePermitidos: 'lists of all companies, which show the providers',
  createAdministrador: 'the account, in a partition of its own',
  deleteEmpresa: 'the purge, which outlives the company',
  getPurga: 'the purge, which outlives the company',
};

const signedIn = ({ contract: { access } }: ListedEndpoint) => access !== 'public' && access !== 'candidate';
const PEOPLE = ROLES.filter((rol) => rol !== 'superadmin');
const forPeople = ({ contract: { access } }: ListedEndpoint) =>
  access === 'session' ||
  (typeof access === 'object' && PEOPLE.some((rol) => can({ rol, activo: true }, access.permission)));
const named = (endpoints: readonly ListedEndpoint[]) => endpoints.map(({ operation }) => operation).toSorted();

describe('The company of a request', () => {
  it('is bound by the pipeline for everyone but the superadmin, apart from what stands in one list', () => {
    const unbound = ALL_ENDPOINTS.filter((each) => each.contract.scope === 'plataforma' && signedIn(each));
    expect(named(unbound.filter(forPeople))).toEqual(Object.keys(UNBOUND).toSorted());
  });

  it('is bound wherever the path names it', () => {
    const names = /^\/api\/(empresas|configuracion\/empresa)\/\{/;
    const inPath = ALL_ENDPOINTS.filter(({ contract }) => names.test(contract.path));
    expect(inPath).toHaveLength(21);
    expect(named(ALL_ENDPOINTS.filter(({ contract }) => contract.scope === 'ruta'))).toEqual(named(inPath));
  });

  it('binds the table too, but where the contract says what else it writes', () => {
    const whole = ALL_ENDPOINTS.filter(({ contract }) => contract.wholeTable);
    expect(named(whole)).toEqual(Object.keys(WHOLE).toSorted());
    expect(whole.filter(({ contract }) => contract.scope !== 'ruta')).toEqual([]);
  });
});
