import type * as z from 'zod';
import type { EmailConfig, emailConfigFormSchema } from '#shared/correos/email-config.ts';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

export type EmailValues = z.input<ReturnType<typeof emailConfigFormSchema>>;
export type EmailFormApi = ReturnType<typeof useEmailForm>;

/** What was typed lives in this page alone: nothing of it is written to the browser's storage. */
export function useEmailForm({ smtp, from, replyTo, maxRetries, emails, version }: EmailConfig) {
  const refresh = useRefresh();
  const saving = useApiForm({
    schema: async () => (await import('#shared/correos/email-config.ts')).emailConfigFormSchema(),
    defaultValues: { smtp: smtp.host ? smtp : null, from, replyTo, maxRetries, emails, version },
    send: (emailConfig) => api.call('updateConfiguracionGlobal', { body: { emailConfig } }),
    onSuccess: () => {
      guard.release();
      toast.success('Configuración guardada en el servidor');
      void refresh('getConfiguracionGlobal');
    },
  });
  const guard = useUnsavedChanges(saving.form.formState.isDirty);
  return { ...saving, guard };
}
