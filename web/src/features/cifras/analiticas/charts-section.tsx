import { Skeleton } from '@chakra-ui/react';
import { ChartColumn } from 'lucide-react';
import { lazy } from 'react';
import { type AnaliticasEntrevistas, TRAMOS } from '#shared/cifras/analiticas/analitica.ts';
import { ChartFigure } from '../../../components/chart-figure.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { whole } from '../../../lib/numbers.ts';
import { MUESTRA } from './muestra.ts';

const TrendChart = lazy(async () => ({ default: (await import('../../../components/charts.tsx')).TrendChart }));
const BarsChart = lazy(async () => ({ default: (await import('../../../components/charts.tsx')).BarsChart }));

type Props = { data: AnaliticasEntrevistas | undefined };
const month = new Intl.DateTimeFormat('es', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const dateText = (fecha: string) =>
  fecha.length === 7 ? month.format(Date.parse(`${fecha}-01`)) : formatDate(fecha, 'date', 'UTC');

export function Evolucion({ data }: Props) {
  if (!data) return <Skeleton h="96" rounded="l3" />;
  const { serie } = data;
  return (
    <ChartFigure
      title="Evolución"
      help={`Entrevistas programadas, completadas y validadas por ${serie[0]?.fecha.length === 7 ? 'mes' : 'día'}, en UTC.`}
      table={{
        columns: ['Fecha', 'Programadas', 'Completadas', 'Validadas'],
        rows: serie.map(({ fecha, programadas, completadas, validadas }) => [
          dateText(fecha),
          whole.format(programadas),
          whole.format(completadas),
          whole.format(validadas),
        ]),
      }}
    >
      <TrendChart
        data={serie.map(({ fecha, ...cifras }) => ({ etiqueta: dateText(fecha), ...cifras }))}
        series={[
          { name: 'programadas', label: 'Programadas', color: 'blue.solid' },
          { name: 'completadas', label: 'Completadas', color: 'teal.solid' },
          { name: 'validadas', label: 'Validadas', color: 'green.solid' },
        ]}
        format={(value) => whole.format(value)}
      />
    </ChartFigure>
  );
}

export function Distribucion({ data }: Props) {
  if (!data) return <Skeleton h="96" rounded="l3" />;
  const n = data.distribucion.reduce((sum, count) => sum + count);
  return (
    <ChartFigure
      title="Notas de los informes"
      help="Cuántos informes recibieron cada nota media del motor, de 0 a 10."
      empty={
        n < MUESTRA && (
          <EmptyState icon={ChartColumn} title="Sin datos suficientes">
            Hacen falta cinco informes con nota; en este periodo hay {n}.
          </EmptyState>
        )
      }
      table={{
        columns: ['Nota', 'Informes'],
        rows: data.distribucion.map((count, tramo) => [tramoText(tramo), whole.format(count)]),
      }}
    >
      <BarsChart
        data={data.distribucion.map((informes, tramo) => ({ etiqueta: tramoText(tramo), informes }))}
        series={[{ name: 'informes', label: 'Informes', color: 'brand.solid' }]}
        format={(value) => whole.format(value)}
      />
    </ChartFigure>
  );
}

const tramoText = (tramo: number) => (tramo === TRAMOS - 1 ? '9 a 10' : `${tramo} a ${tramo},9`);
