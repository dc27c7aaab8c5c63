import { SelectFilter } from '../../../components/filter-bar.tsx';
import { PeriodoFilter } from '../../../components/periodo-filter.tsx';
import { useSession } from '../../../lib/session.ts';
import type { Nombres } from './use-nombres.ts';

export const ANALYTICS_DEFAULTS = { periodo: '30', desde: '', hasta: '', areaId: '', servicioId: '' };

interface Props {
  state: typeof ANALYTICS_DEFAULTS;
  onChange: (changes: Partial<typeof ANALYTICS_DEFAULTS>) => void;
  nombres: Nombres;
}

export function AnalyticsFilters({ state, onChange, nombres }: Props) {
  const { hasEmpresa } = useSession();
  return (
    <PeriodoFilter state={state} onChange={onChange}>
      {hasEmpresa && (
        <SelectFilter
          label="Área"
          value={state.areaId}
          onChange={(areaId) => onChange({ areaId })}
          options={[['', 'Todas las áreas'], ...kept(nombres.areas, state.areaId)]}
        />
      )}
      <SelectFilter
        label="Servicio"
        value={state.servicioId}
        onChange={(servicioId) => onChange({ servicioId })}
        options={[['', 'Todos los servicios'], ...kept(nombres.servicios, state.servicioId)]}
      />
    </PeriodoFilter>
  );
}

/** Until the names are here, or when it is gone, the chosen one keeps its place. */
function kept(names: ReadonlyMap<string, string>, chosen: string): (readonly [string, string])[] {
  return chosen && !names.has(chosen) ? [[chosen, '…'], ...names] : [...names];
}
