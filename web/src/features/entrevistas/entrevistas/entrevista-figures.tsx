import { SimpleGrid } from '@chakra-ui/react';
import { CalendarClock, CalendarDays, CircleCheck, CircleDot, FileCheck2 } from 'lucide-react';
import { StatCard } from '../../../components/stat-card.tsx';
import { whole } from '../../../lib/numbers.ts';
import { usePanelFigures } from '../../../lib/use-panel-figures.ts';

/** The company's counters, as the server keeps them: none is computed from the page that happens to be shown. */
export function EntrevistaFigures() {
  const { panel, show } = usePanelFigures();
  return (
    <SimpleGrid
      columns={{ base: 2, md: 3, xl: 5 }}
      gap="3"
      mb="6"
      // Five do not fill two or three columns: the last one takes what is left.
      css={{ '& > :last-child': { gridColumn: { base: 'span 2', xl: 'auto' } } }}
    >
      <StatCard
        label="Total"
        icon={CalendarDays}
        value={show(panel && panel.entrevistas + panel.canceladas)}
        detail={panel?.canceladas ? canceladasText(panel.canceladas) : 'En todos los estados'}
      />
      <StatCard
        label="Programadas"
        icon={CalendarClock}
        value={show(panel?.pendientes)}
        detail="Sin empezar"
        to="/entrevistas?estado=programada"
      />
      <StatCard
        label="En progreso"
        icon={CircleDot}
        value={show(panel?.enProgreso)}
        detail="Empezadas y sin enviar"
        to="/entrevistas?estado=en_progreso"
      />
      <StatCard
        label="Completadas"
        icon={CircleCheck}
        value={show(panel?.completadas)}
        detail="Analizadas y validadas incluidas"
      />
      <StatCard
        label="Analizadas"
        icon={FileCheck2}
        value={show(panel && panel.porValidar + panel.validadas)}
        detail={panel ? `${panel.porValidar} por validar` : 'Con informe'}
        to="/entrevistas?estado=analizada"
      />
    </SimpleGrid>
  );
}

const canceladasText = (count: number) =>
  count === 1 ? '1 cancelada incluida' : `${whole.format(count)} canceladas incluidas`;
