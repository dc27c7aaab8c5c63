import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { goTo, stepPath } from './access-step.ts';
import { signInFailure } from './sign-in-texts.ts';

const PAUSE_MS = 60_000;

/** Another code, a minute after the last one at the earliest; the history entry knows when that was, so a reload does too. */
export function useResend(email: string, since: number) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [blockedUntil, setBlockedUntil] = useState(0);

  async function send() {
    if (busy) return;
    setBusy(true);
    setOutcome('');
    try {
      await api.call('requestRecuperacion', { body: { email } });
      goTo(stepPath('codigo'), { email, pedidoEn: Date.now() }, 'replace');
      setOutcome('Te hemos enviado otro código. El anterior ya no sirve.');
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) setBlockedUntil(Date.now() + error.retryAfter * 1000);
      setOutcome(signInFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return { send, busy, outcome, availableAt: Math.max(since + PAUSE_MS, blockedUntil) };
}
