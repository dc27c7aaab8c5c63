import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { SelectFilter, withChosen } from '../../../components/filter-bar.tsx';
import { Input } from '../../../components/input.tsx';
import { areaLabel, useAreas } from '../../empresas/areas/use-areas.ts';

interface FilterProps {
  areaId: string;
  onChange: (areaId: string) => void;
}

/** The area that the candidate had when the interview was booked; also archived ones. */
export function AreaFilter({ areaId, onChange }: FilterProps) {
  const { areas = [] } = useAreas();
  const named = areas.map((area) => [area.id, areaLabel(area)] as const);
  const options = [['', 'Todas las áreas'] as const, ...withChosen(named, areaId)];
  return <SelectFilter label="Área" value={areaId} onChange={onChange} options={options} />;
}

interface DayProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** One end of a period, with its name in the field: an empty date says nothing of itself. */
export function DayFilter({ label, value, min, max, onChange }: DayProps) {
  const id = useId();
  return (
    <Flex align="center" gap="1.5" flex={{ base: '1 1 9rem', sm: '0 0 auto' }}>
      <chakra.label htmlFor={id} color="fg.muted" textStyle="sm" flexShrink="0">
        {label}
      </chakra.label>
      <Input id={id} type="date" value={value} min={min} max={max} onChange={({ target }) => onChange(target.value)} />
    </Flex>
  );
}
