import { useEffect, useEffectEvent, useState } from 'react';
import type { EmailConfig } from '#shared/correos/email-config.ts';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { type EmailValues, valuesOf } from './email-values.ts';
import { mergeEmail } from './merge-email.ts';

export type EmailFormApi = ReturnType<typeof useEmailForm>;

/**
 * What was typed lives in this page alone: nothing of it is written to the browser's storage. It outlives what somebody
 * else saves meanwhile: `obsoleta` says that they have, and `reload` brings theirs in.
 */
export function useEmailForm(config: EmailConfig) {
  const refresh = useRefresh();
  /** What the form began with. */
  const [base, setBase] = useState(config);
  const [both, setBoth] = useState<readonly string[]>([]);
  // The failure that a reload has answered: its notice goes away, the next one's is shown.
  const [settled, setSettled] = useState<unknown>();
  const saving = useApiForm({
    schema: async () => (await import('#shared/correos/email-config.ts')).emailConfigFormSchema(),
    defaultValues: valuesOf(config),
    send: (emailConfig) => api.call('updateConfiguracionGlobal', { body: { emailConfig } }),
    onSuccess: ({ emailConfig }) => {
      adopt(emailConfig);
      guard.release();
      toast.success('Configuración guardada en el servidor');
      void refresh('updateConfiguracionGlobal');
    },
  });
  const { form } = saving;
  const { isDirty } = form.formState;
  const guard = useUnsavedChanges(isDirty);

  function adopt(next: EmailConfig) {
    form.reset(valuesOf(next));
    setBase(next);
    setBoth([]);
    setSettled(saving.failure);
  }

  const isNewer = config.version > base.version;
  const follow = useEffectEvent(() => adopt(config));
  useEffect(() => {
    if (isNewer && !isDirty) follow();
  }, [isNewer, isDirty]);

  async function reload(keep: boolean) {
    const { emailConfig } = await api.call('getConfiguracionGlobal');
    const current = valuesOf(emailConfig);
    const merged = mergeEmail(valuesOf(base), form.getValues(), current);
    adopt(emailConfig);
    if (keep) {
      for (const [name, value] of Object.entries(merged.values)) {
        if (JSON.stringify(value) === JSON.stringify(current[name as keyof EmailValues])) continue;
        form.setValue(name as keyof EmailValues, value, { shouldDirty: true });
      }
      setBoth(merged.both);
    }
    void refresh('getConfiguracionGlobal');
  }

  const failure = saving.failure === settled ? undefined : saving.failure;
  const isStale = failure instanceof ApiError && failure.code === 'VERSION_OBSOLETA';
  const obsoleta = isStale || (isNewer && isDirty);
  return { ...saving, failure: isStale ? undefined : failure, guard, adopt, obsoleta, reload, both };
}
