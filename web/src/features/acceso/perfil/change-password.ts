import type { CambioPassword } from '#shared/acceso/auth/auth.ts';
import { api } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';

/**
 * Ends all sessions of the user, this one too, and goes on with the one that the answer brings. Meanwhile no tab renews:
 * its refusal would take the new cookie away. So the token is asked for before, since a call that renews would wait for
 * itself.
 * @returns whether this tab is still in; if not, a sign-in comes next.
 */
export async function changePassword(body: CambioPassword, options: { idempotencyKey: string }): Promise<boolean> {
  const bearer = session.client.token() ?? (await session.renew());
  return session.alone(async () => {
    const sesion = await api.call('updatePasswordPropia', { body, ...options, ...(bearer && { bearer }) });
    if (sesion.token) session.enter(sesion);
    return sesion.token !== undefined;
  });
}
