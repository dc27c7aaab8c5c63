import { Percent } from 'lucide-react';
import type { PanelFigures } from '../lib/use-panel-figures.ts';
import { StatCard } from './stat-card.tsx';

/** How many of the booked interviews were completed, in whole percent. */
export function FinalizacionCard({ panel, show }: PanelFigures) {
  const tasa = panel?.tasaFinalizacion;
  const none = tasa === null;
  return (
    <StatCard
      label="Finalización"
      icon={Percent}
      value={show(none ? '—' : tasa === undefined ? undefined : `${tasa} %`)}
      detail={none ? 'Aún sin entrevistas' : 'Completadas sobre el total'}
    />
  );
}
