import { GetAccountSendingEnabledCommand, GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses';
import type { Check, Hallazgo } from '../run-chequeos.ts';

/** From this share of the day's quota on, somebody should ask for more. */
const CUOTA_ALTA = 0.9;

/** Whether the mail account may send, and what is left of its 24 hours. A quota of -1 is unlimited. */
export function checkCorreo(): Check {
  const client = new SESClient({});
  return async (abortSignal) => {
    const [{ Enabled }, { Max24HourSend = 0, SentLast24Hours = 0 }] = await Promise.all([
      client.send(new GetAccountSendingEnabledCommand({}), { abortSignal }),
      client.send(new GetSendQuotaCommand({}), { abortSignal }),
    ]);
    return judgeCorreo({ enabled: Enabled ?? false, maximum: Max24HourSend, sent: SentLast24Hours });
  };
}

export function judgeCorreo(account: { enabled: boolean; maximum: number; sent: number }): Hallazgo {
  const cifras = { enviados24h: account.sent, maximo24h: account.maximum };
  if (!account.enabled) return { estado: 'caido', detalle: 'ENVIO_DESACTIVADO', cifras };
  const share = account.maximum < 0 ? 0 : account.sent / Math.max(account.maximum, 1);
  if (share >= 1) return { estado: 'caido', detalle: 'CUOTA_AGOTADA', cifras };
  if (share >= CUOTA_ALTA) return { estado: 'degradado', detalle: 'CUOTA_CASI_AGOTADA', cifras };
  return { estado: 'ok', cifras };
}
