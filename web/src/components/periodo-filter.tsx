import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PERIODOS, type PeriodoState, periodoOf } from '../lib/periodo.ts';
import { FilterBar, SelectFilter } from './filter-bar.tsx';
import { Input } from './input.tsx';

interface Props {
  state: PeriodoState;
  onChange: (changes: Partial<PeriodoState>) => void;
  /** More filters of the same row. */
  children?: ReactNode;
}

/** The last days, or all between two that are chosen. */
export function PeriodoFilter({ state, onChange, children }: Props) {
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
      {children}
    </FilterBar>
  );
}
