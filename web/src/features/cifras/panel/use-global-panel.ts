import useSWR from 'swr';
import type { PanelPlataforma } from '#shared/cifras/panel/panel.api.ts';
import { api } from '../../../lib/api.ts';

/** The platform's counters: the same call as a company's, without a company. Its key is one that `useRefresh` finds. */
export function useGlobalPanel() {
  return useSWR<PanelPlataforma | undefined>(['getPanel', '', null, null], async () => {
    const panel = await api.call('getPanel');
    return panel.ambito === 'plataforma' ? panel : undefined;
  });
}
