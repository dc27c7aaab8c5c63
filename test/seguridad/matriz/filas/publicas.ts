import { type Rows, row } from './row.ts';

const publica = (...more: Parameters<typeof row> extends [unknown, unknown, ...infer M] ? M : never) =>
  row('public', 'ninguna', ...more);

/** What anybody may call: signing in, and asking to become a customer. */
export const FILAS_PUBLICAS: Rows = {
  // Who knows somebody's password is them: this is the one whom no company has.
  login: publica(() => ({ body: { email: 'sinempresa@idonea.test', password: 'Demo-1234' } })),
  updatePassword: publica(undefined, { control: { status: 401, why: 'nobody has a temporary password here' } }),
  finishLogin: publica(undefined, { control: { status: 401, why: 'nobody waits for a code here' } }),
  refreshSesion: publica(undefined, {
    control: { status: 401, why: 'the session cookie belongs to no identity here' },
  }),
  logout: publica(),
  requestRecuperacion: publica(),
  resetPassword: publica(undefined, { control: { status: 400, why: 'the code is in an e-mail' } }),
  getOauthConfig: publica(),
  startOauth: publica(() => ({ params: { provider: 'google' } })),
  finishOauth: publica(() => ({ params: { provider: 'google' } })),
  verifyOauth: publica(undefined, { control: { status: 400, why: 'the one-time code comes from the provider' } }),
  createSolicitud: publica(),
  getTest: publica(),
};
