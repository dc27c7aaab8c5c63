import { useState } from 'react';
import type { PruebaSmtp, SmtpInput } from '#shared/correos/email-config.ts';
import { api } from '../../../../lib/api.ts';
import { ApiError, messageOf } from '../../../../lib/api-error.ts';
import type { EmailFormApi } from './use-email-form.ts';

interface Result {
  ok: boolean;
  message: string;
  detail?: string;
  pasos: PruebaSmtp['pasos'];
  destinatario?: string;
}

/** Tries the server as it stands in the form, saved or not. */
export function usePruebaSmtp(form: EmailFormApi['form']) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();

  async function run() {
    if (busy || !(await form.trigger('smtp', { shouldFocus: true }))) return;
    setBusy(true);
    setResult(undefined);
    try {
      const { smtpSchema } = await import('#shared/correos/email-config.ts');
      setResult(await probar(smtpSchema().parse(form.getValues('smtp'))));
    } catch (error) {
      for (const { path, msg } of error instanceof ApiError ? error.details : []) {
        if (path === 'smtp.password') form.setError(path, { type: 'server', message: msg }, { shouldFocus: true });
      }
      setResult({ ok: false, ...failureWords(error), pasos: [] });
    } finally {
      setBusy(false);
    }
  }

  return { busy, result, run };
}
export type PruebaState = ReturnType<typeof usePruebaSmtp>;

async function probar(smtpConfig: SmtpInput): Promise<Result> {
  const { ok, pasos, destinatario } = await api.call('testSmtp', { body: { smtpConfig } });
  const error = pasos.find(({ estado }) => estado === 'mal')?.error;
  const message = ok
    ? 'Conexión SMTP exitosa - Email de prueba enviado'
    : `Error en conexión SMTP: ${error ?? 'Error desconocido'}`;
  return { ok, pasos, destinatario, message };
}

/** The transport's own words when no answer came; else what the answer says goes below. */
function failureWords(error: unknown) {
  if (error instanceof ApiError && error.status === 0) return { message: error.message };
  return { message: 'Error probando conexión SMTP', detail: messageOf(error) };
}
