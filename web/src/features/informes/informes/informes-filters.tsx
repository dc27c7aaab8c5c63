import { FilterBar, SelectFilter, withChosen } from '../../../components/filter-bar.tsx';
import { RefreshButton } from '../../../components/refresh-button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { useApi } from '../../../lib/use-api.ts';

export const FILTERS = { q: '', areaId: '', servicioId: '', estado: '', recomendacion: '', orden: '-fecha' };
export type Filters = typeof FILTERS;

const ORDENES = [
  ['-fecha', 'Más recientes'],
  ['fecha', 'Más antiguos'],
  ['-puntuacion', 'Mejor puntuación'],
  ['puntuacion', 'Peor puntuación'],
  ['candidato', 'Por candidato'],
  ['-candidato', 'Por candidato, de la Z a la A'],
] as const;

const ESTADOS = [
  ['', 'Todos los estados'],
  ['analizada', 'Por validar'],
  ['validada', 'Validados'],
] as const;

const RECOMENDADOS = [
  ['', 'Toda recomendación'],
  ['recomendado', 'Recomendado'],
  ['con_reservas', 'Con reservas'],
  ['no_recomendado', 'No recomendado'],
  ['sin_datos', 'Sin datos'],
] as const;

interface Props {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  /** By their id, archived ones too. Undefined while they load. */
  areas: ReadonlyMap<string, string> | undefined;
  onRefresh: () => void;
}

export function InformesFilters({ filters, onChange, areas, onRefresh }: Props) {
  const { data } = useApi('listServiciosHr', { query: { limit: 200 } }, { revalidateOnFocus: false });
  const servicios = data?.data.map(({ codigo, nombre }) => [codigo, nombre] as const) ?? [];
  return (
    <FilterBar>
      <SearchInput value={filters.q} onChange={(q) => onChange({ q })} placeholder="Buscar por candidato" />
      <SelectFilter
        label="Área"
        value={filters.areaId}
        onChange={(areaId) => onChange({ areaId })}
        options={[['', 'Todas las áreas'], ...withChosen([...(areas ?? [])], filters.areaId)]}
      />
      <SelectFilter
        label="Estado"
        value={filters.estado}
        onChange={(estado) => onChange({ estado })}
        options={ESTADOS}
      />
      <SelectFilter
        label="Servicio"
        value={filters.servicioId}
        onChange={(servicioId) => onChange({ servicioId })}
        options={[['', 'Todos los servicios'], ...withChosen(servicios, filters.servicioId)]}
      />
      <SelectFilter
        label="Recomendación"
        value={filters.recomendacion}
        onChange={(recomendacion) => onChange({ recomendacion })}
        options={RECOMENDADOS}
      />
      <SelectFilter
        label="Orden"
        // What a search finds comes in the order of what matched.
        value={filters.q ? '' : filters.orden}
        onChange={(orden) => onChange({ orden })}
        options={filters.q ? [['', 'Por coincidencia']] : ORDENES}
      />
      <RefreshButton onClick={onRefresh} />
    </FilterBar>
  );
}
