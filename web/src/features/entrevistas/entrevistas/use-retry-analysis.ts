import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';

/** Queues the analysis again after it failed. */
export function useRetryAnalysis() {
  const refresh = useRefresh();
  const [busyId, setBusyId] = useState<string>();

  async function retry(id: string) {
    setBusyId(id);
    try {
      await api.call('retryAnalysis', { params: { id } });
      toast.success('Análisis en marcha', { description: 'El informe aparecerá aquí cuando esté listo.' });
    } catch (error) {
      toast.error('No se pudo reintentar el análisis', { description: messageOf(error) });
    } finally {
      // After a refusal too: somebody else may have been faster, and the button must then go.
      await refresh('retryAnalysis');
      setBusyId(undefined);
    }
  }
  return { retry, busyId };
}
