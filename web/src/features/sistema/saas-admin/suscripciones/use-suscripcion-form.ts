import { useState } from 'react';
import type { Suscripcion, updateSuscripcionSchema } from '#shared/empresas/suscripciones/suscripcion.ts';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { toast } from '../../../../lib/toast.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { useSuscripcionRefresh } from './use-suscripcion-refresh.ts';

interface Options {
  suscripcion: Suscripcion;
  /** The field that the dialog changes. */
  toValues: (suscripcion: Suscripcion) => { planId: string } | { metodoPago: Suscripcion['metodoPago'] };
  done: string;
  onClose: () => void;
}

/** A change of one field of a subscription, on the version that was shown. */
export function useSuscripcionForm({ suscripcion, toValues, done, onClose }: Options) {
  const refresh = useSuscripcionRefresh();
  const { id } = suscripcion;
  const valuesOf = (from: Suscripcion) => ({ ...toValues(from), version: from.version });
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async (): Promise<ReturnType<typeof updateSuscripcionSchema>> =>
      (await import('#shared/empresas/suscripciones/suscripcion.ts')).updateSuscripcionSchema(),
    defaultValues: valuesOf(suscripcion),
    send: (body) => api.call('updateSuscripcion', { params: { id }, body }),
    onSuccess: (saved) => {
      guard.release();
      void refresh();
      toast.success(done, { description: saved.empresaNombre });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  // The failure that a reload has answered: its notice goes away, the next one's is shown.
  const [settled, setSettled] = useState<unknown>();

  async function reload(keep: boolean) {
    form.reset(valuesOf(await api.call('getSuscripcion', { params: { id } })), { keepDirtyValues: keep });
    setSettled(failure);
    void refresh();
  }

  const open = failure === settled ? undefined : failure;
  const stale = open instanceof ApiError && open.code === 'VERSION_OBSOLETA';
  return { form, onSubmit, errorOf, isSubmitting, guard, reload, stale, failure: open };
}
