import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import type { Account, Identity } from '../../core/adapters/identity.ts';
import { AppError } from '../../core/app-error.ts';
import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { gestionRepository } from './gestion.repository.ts';
import { reconciliacionRepository } from './reconciliacion.repository.ts';
import { sincronizacionRepository } from './sincronizacion.repository.ts';
import { usuarioRepository } from './usuario.repository.ts';

/** Longer than every try of `sync-usuario` takes. */
const STUCK_MS = 10 * 60 * 1000;
/** An account is younger than its user for moments only; an hour leaves room for a bad day. */
const ORPHAN_MS = 60 * 60 * 1000;
/** Of 60 accounts; the next run goes on where this one stopped. */
const MAX_PAGES = 50;

type Mended = 'orphansRemoved' | 'enabled' | 'disabled' | 'emails';

/**
 * Reconciles accounts with the table, which is the truth: ends invitations that nobody took up, sends the event of every
 * user again whose account did not follow, and mends accounts that are not as the record says. Looks at our own accounts
 * only; running twice does no harm.
 */
export async function reconcileUsuarios(deps: Deps, identity: Identity, maxPages = MAX_PAGES): Promise<void> {
  const positions = reconciliacionRepository(deps.table);
  const retried = await retryStuck(deps);
  const ended = await endInvitations(deps);
  const counts: Record<Mended, number> = { orphansRemoved: 0, enabled: 0, disabled: 0, emails: 0 };
  let checked = 0;
  let cursor = await positions.findPosition();
  for (let pages = 0; pages < maxPages; pages++) {
    const page = await identity.listAccounts(cursor);
    const ours = page.accounts.filter(({ id }) => id.startsWith('usr_'));
    for (const account of await suspectsAmong(ours, deps)) {
      for (const each of await mend(account, deps, identity)) counts[each]++;
    }
    checked += ours.length;
    cursor = page.cursor;
    if (!cursor) break;
  }
  await positions.savePosition(cursor, deps.now().toISOString());
  deps.log.info('usuarios.reconciled', { checked, retried, ended, ...counts, finished: !cursor });
}

async function retryStuck(deps: Deps): Promise<number> {
  const sincronizacion = sincronizacionRepository(deps.table);
  const stuck = await sincronizacion.listStuck(new Date(deps.now().getTime() - STUCK_MS));
  let retried = 0;
  for (const each of stuck) if (await sincronizacion.retry(deps, each)) retried++;
  return retried;
}

/** Ends invitations that nobody took up in time; those that somebody did are only forgotten. */
async function endInvitations(deps: Deps): Promise<number> {
  const gestion = gestionRepository(deps.table);
  let ended = 0;
  for (const usuarioId of await gestion.listEndedInvitations(deps.now())) {
    const usuario = await usuarioRepository(deps.table).find(usuarioId, { consistent: true });
    if (!usuario || usuario.estado === 'confirmado' || usuario.ultimoAcceso) {
      await gestion.forgetInvitation(usuarioId);
      continue;
    }
    try {
      await gestion.endInvitation(usuario, deps);
      ended++;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // A company keeps its last administrator. Who was changed at this moment is looked at again by the next run.
      if (error.code === 'ULTIMO_ADMINISTRADOR') await gestion.forgetInvitation(usuarioId);
    }
  }
  return ended;
}

/** By a cheap read that may be old: `mend` looks again. Records that are no user's as we know them are left alone. */
async function suspectsAmong(accounts: readonly Account[], deps: Deps): Promise<Account[]> {
  const found = await usuarioRepository(deps.table).findMany(accounts.map(({ id }) => id));
  return accounts.filter((account) => {
    const usuario = found.get(account.id);
    if (!usuario) return !found.has(account.id);
    return usuario.email !== account.email || usuario.activo !== account.enabled;
  });
}

async function mend(account: Account, deps: Deps, identity: Identity): Promise<Mended[]> {
  const usuario = await usuarioRepository(deps.table).find(account.id, { consistent: true });
  if (!usuario) {
    if (deps.now().getTime() - account.createdAt.getTime() < ORPHAN_MS) return [];
    await identity.remove(account.id);
    return ['orphansRemoved'];
  }
  const mended: Mended[] = [];
  if (account.email !== usuario.email) {
    await identity.setEmail(account.id, usuario.email);
    mended.push('emails');
  }
  if (usuario.activo && !account.enabled) {
    await identity.enable(account.id);
    mended.push('enabled');
  }
  if (!usuario.activo && account.enabled) {
    await identity.disable(account.id);
    await identity.signOutEverywhere(account.id);
    mended.push('disabled');
  }
  return mended;
}

export async function handler(): Promise<void> {
  await reconcileUsuarios(runtimeDeps(dynamoTable(env('TABLE_NAME'))), cognitoIdentity());
}
