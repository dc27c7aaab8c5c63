import { Button, Flex, Text } from '@chakra-ui/react';
import { ESTADO_CANDIDATO_LABELS, ESTADOS_CANDIDATO } from '#shared/candidatos/candidatos/candidato.states.ts';
import type { EstadisticasCandidatos } from '#shared/candidatos/candidatos/candidato.ts';
import { FilterBar, SelectFilter, withChosen } from '../../../components/filter-bar.tsx';
import { RefreshButton } from '../../../components/refresh-button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { whole } from '../../../lib/numbers.ts';
import { useApi } from '../../../lib/use-api.ts';

export const FILTERS = { q: '', estado: '', areaId: '', servicioId: '', orden: 'recientes' };
export type Filters = typeof FILTERS;

/** `SIN_AREA` of the contract, whose module would bring zod into the page. */
const SIN_AREA = 'ninguna';

const ORDENES = [
  ['recientes', 'Más recientes'],
  ['antiguos', 'Más antiguos'],
  ['nombre', 'Por nombre'],
  ['-nombre', 'Por nombre, de la Z a la A'],
] as const;

interface Props {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  /** By their id, archived ones too: they keep their candidates. Undefined while they load. */
  areas: ReadonlyMap<string, string> | undefined;
  onRefresh: () => void;
}

export function CandidatosFilters({ filters, onChange, areas, onRefresh }: Props) {
  const { data } = useApi('listServiciosHr', { query: { limit: 200 } }, { revalidateOnFocus: false });
  const servicios = data?.data.map(({ codigo, nombre }) => [codigo, nombre] as const);
  const named = [[SIN_AREA, 'Sin área'] as const, ...(areas ?? [])];
  return (
    <FilterBar>
      <SearchInput
        value={filters.q}
        onChange={(q) => onChange({ q })}
        placeholder="Buscar por nombre, correo o puesto"
      />
      <SelectFilter
        label="Área"
        value={filters.areaId}
        onChange={(areaId) => onChange({ areaId })}
        options={[['', 'Todas las áreas'], ...withChosen(named, filters.areaId)]}
      />
      <SelectFilter
        label="Servicio"
        value={filters.servicioId}
        onChange={(servicioId) => onChange({ servicioId })}
        options={[['', 'Todos los servicios'], ...withChosen(servicios ?? [], filters.servicioId)]}
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

interface EstadoProps {
  estado: string;
  onChange: (estado: string) => void;
  estadisticas: EstadisticasCandidatos | undefined;
  failed: boolean;
}

/** Each state with how many are in it; a press shows those. */
export function EstadoFilter({ estado, onChange, estadisticas, failed }: EstadoProps) {
  const options = [
    ['', 'Todos', estadisticas?.total] as const,
    ...ESTADOS_CANDIDATO.map((each) => [each, ESTADO_CANDIDATO_LABELS[each], estadisticas?.porEstado[each]] as const),
  ];
  return (
    <Flex role="group" aria-label="Estado" gap="1.5" mb="4" overflowX="auto" align="center" py="1" px="0.5">
      {options.map(([value, label, count]) => (
        <Button
          key={value}
          size="sm"
          flexShrink="0"
          variant={value === estado ? 'subtle' : 'ghost'}
          aria-pressed={value === estado}
          onClick={() => onChange(value)}
        >
          {label}
          {count !== undefined && (
            <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {whole.format(count)}
            </Text>
          )}
        </Button>
      ))}
      {failed && (
        <Text textStyle="sm" color="fg.error" role="alert" flexShrink="0">
          No se pudieron obtener las estadísticas
        </Text>
      )}
    </Flex>
  );
}
