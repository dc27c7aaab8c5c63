import { SimpleGrid } from '@chakra-ui/react';
import { CalendarClock, CalendarDays, CircleCheck, FileCheck2 } from 'lucide-react';
import { FinalizacionCard } from '../../components/finalizacion-card.tsx';
import { StatCard } from '../../components/stat-card.tsx';
import { usePanelFigures } from '../../lib/use-panel-figures.ts';

/** The company's counters, as the server keeps them: none is computed from the page that happens to be shown. */
export function EntrevistaFigures() {
  const figures = usePanelFigures();
  const { panel, show } = figures;
  return (
    <SimpleGrid
      columns={{ base: 2, md: 3, xl: 5 }}
      gap="3"
      mb="6"
      // Five do not fill two or three columns: the last one takes what is left.
      css={{ '& > :last-child': { gridColumn: { base: 'span 2', xl: 'auto' } } }}
    >
      <StatCard label="Total" icon={CalendarDays} value={show(panel?.entrevistas)} detail="Todas las programadas" />
      <StatCard
        label="Pendientes"
        icon={CalendarClock}
        value={show(panel?.pendientes)}
        detail="Sin empezar"
        to="/entrevistas?estado=programada"
      />
      <StatCard
        label="Completadas"
        icon={CircleCheck}
        value={show(panel?.completadas)}
        detail="Analizadas y validadas incluidas"
      />
      <StatCard
        label="Por validar"
        icon={FileCheck2}
        value={show(panel?.porValidar)}
        detail="Con informe por revisar"
        to="/entrevistas?estado=analizada"
      />
      <FinalizacionCard {...figures} />
    </SimpleGrid>
  );
}
