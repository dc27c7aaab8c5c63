import { Flex } from '@chakra-ui/react';
import { FilterBar, SelectFilter } from '../../../components/filter-bar.tsx';
import { Input } from '../../../components/input.tsx';
import { PERIODOS, type PeriodoState, periodoOf } from './periodo.ts';

interface Props {
  state: PeriodoState;
  onChange: (changes: Partial<PeriodoState>) => void;
}

export function PeriodoFilter({ state, onChange }: Props) {
  const custom = state.periodo === 'personalizado';
  const today = periodoOf({ periodo: '30', desde: '', hasta: '' }, Date.now()).hasta;
  const shown = periodoOf(state, Date.now());
  return (
    <FilterBar>
      <SelectFilter
        label="Periodo"
        value={state.periodo}
        // The two days begin as those that are shown.
        onChange={(periodo) =>
          onChange(periodo === 'personalizado' ? { periodo, ...shown } : { periodo, desde: '', hasta: '' })
        }
        options={PERIODOS}
      />
      {custom && (
        <Flex gap="2" align="center">
          <Input
            type="date"
            aria-label="Desde"
            value={state.desde}
            max={state.hasta || today}
            onChange={(event) => event.target.value && onChange({ desde: event.target.value })}
          />
          <span aria-hidden>–</span>
          <Input
            type="date"
            aria-label="Hasta"
            value={state.hasta}
            min={state.desde}
            max={today}
            onChange={(event) => event.target.value && onChange({ hasta: event.target.value })}
          />
        </Flex>
      )}
    </FilterBar>
  );
}
