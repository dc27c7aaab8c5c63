import { SimpleGrid } from '@chakra-ui/react';
import { CalendarClock, CalendarDays, CircleCheck, FileCheck2, Percent } from 'lucide-react';
import { StatCard } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/use-api.ts';

/** The company's counters, as the server keeps them: none is computed from the page that happens to be shown. */
export function EntrevistaFigures() {
  const { data, error } = useApi('getPanel');
  // A figure that could not be loaded is not zero.
  const show = (value: number | undefined) => value ?? (error ? '—' : undefined);
  const tasa = data && (data.tasaFinalizacion === null ? '—' : `${data.tasaFinalizacion} %`);
  return (
    <SimpleGrid
      columns={{ base: 2, md: 3, xl: 5 }}
      gap="3"
      mb="6"
      // Five do not fill two or three columns: the last one takes what is left.
      css={{ '& > :last-child': { gridColumn: { base: 'span 2', xl: 'auto' } } }}
    >
      <StatCard label="Total" icon={CalendarDays} value={show(data?.entrevistas)} detail="Todas las programadas" />
      <StatCard
        label="Pendientes"
        icon={CalendarClock}
        value={show(data?.pendientes)}
        detail="Sin empezar"
        to="/entrevistas?estado=programada"
      />
      <StatCard
        label="Completadas"
        icon={CircleCheck}
        value={show(data?.completadas)}
        detail="Analizadas y validadas incluidas"
      />
      <StatCard
        label="Por validar"
        icon={FileCheck2}
        value={show(data?.porValidar)}
        detail="Con informe por revisar"
        to="/entrevistas?estado=analizada"
      />
      <StatCard
        label="Finalización"
        icon={Percent}
        value={tasa ?? (error ? '—' : undefined)}
        detail={data?.tasaFinalizacion === null ? 'Aún sin entrevistas' : 'Completadas sobre el total'}
      />
    </SimpleGrid>
  );
}
