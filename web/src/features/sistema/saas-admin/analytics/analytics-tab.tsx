import { Box, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { ChartLine } from 'lucide-react';
import { lazy } from 'react';
import type { Analiticas } from '#shared/empresas/plataforma/analiticas.ts';
import { Card } from '../../../../components/card.tsx';
import { ChartFigure } from '../../../../components/chart-figure.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PeriodoFilter } from '../../../../components/periodo-filter.tsx';
import { formatDate } from '../../../../lib/dates.ts';
import { dollars, whole } from '../../../../lib/numbers.ts';
import { type PeriodoState, periodoOf } from '../../../../lib/periodo.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { useTableState } from '../../../../lib/use-table-state.ts';
import { Figures } from './figures.tsx';

const TrendChart = lazy(async () => ({ default: (await import('../../../../components/charts.tsx')).TrendChart }));
const BarsChart = lazy(async () => ({ default: (await import('../../../../components/charts.tsx')).BarsChart }));

const DEFAULTS: PeriodoState = { periodo: '90', desde: '', hasta: '' };

/** What the subscriptions bring in, and how they come and go. */
export default function AnalyticsTab() {
  const [state, setState] = useTableState(DEFAULTS);
  const periodo = periodoOf(state, Date.now());
  const { data, error, mutate, isValidating } = useApi(
    'getAnaliticasPlataforma',
    { query: periodo },
    { keepPreviousData: true },
  );
  return (
    <Box>
      <PeriodoFilter state={state} onChange={setState} />
      {error ? (
        <Card p="0">
          <ErrorState
            title="No pudimos cargar las analíticas"
            error={error}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        </Card>
      ) : (
        <Stack gap="4" opacity={isValidating && data ? 0.7 : 1} aria-busy={isValidating}>
          <Figures data={data} />
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="4">
            {data ? <Charts data={data} /> : [0, 1].map((bone) => <Skeleton key={bone} h="96" rounded="l3" />)}
          </Grid>
        </Stack>
      )}
    </Box>
  );
}

const dayText = (fecha: string) => formatDate(fecha, 'date', 'UTC');
const month = new Intl.DateTimeFormat('es', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthText = (mes: string) => month.format(Date.parse(`${mes}-01`));

function Charts({ data }: { data: Analiticas }) {
  const { serie, meses } = data;
  return (
    <>
      <ChartFigure
        title="Evolución del MRR"
        help="Cada día al empezar, en UTC; hoy, como está ahora."
        empty={
          serie.length === 0 && (
            <EmptyState icon={ChartLine} title="Sin datos de este periodo">
              Se guarda una medida al día desde que la plataforma funciona.
            </EmptyState>
          )
        }
        table={{
          columns: ['Día', 'MRR', 'Activas'],
          rows: serie.map(({ fecha, mrr, activas }) => [dayText(fecha), dollars.format(mrr), whole.format(activas)]),
        }}
      >
        <TrendChart
          data={serie.map(({ fecha, mrr }) => ({ etiqueta: dayText(fecha), mrr }))}
          series={[{ name: 'mrr', label: 'MRR', color: 'brand.solid' }]}
          format={(value) => dollars.format(value)}
        />
      </ChartFigure>
      <ChartFigure
        title="Altas, conversiones y bajas"
        help="Cambios de estado de las suscripciones, por mes y dentro del periodo."
        table={{
          columns: ['Mes', 'Altas', 'Conversiones', 'Pruebas terminadas', 'Bajas', 'Reactivaciones'],
          rows: meses.map(({ mes, ...moves }) => [
            monthText(mes),
            ...[moves.altas, moves.conversiones, moves.finPruebas, moves.bajas, moves.reactivaciones].map((figure) =>
              whole.format(figure),
            ),
          ]),
        }}
      >
        <BarsChart
          data={meses.map(({ mes, altas, conversiones, bajas }) => ({
            etiqueta: monthText(mes),
            altas,
            conversiones,
            bajas,
          }))}
          series={[
            { name: 'altas', label: 'Altas', color: 'blue.solid' },
            { name: 'conversiones', label: 'Conversiones', color: 'green.solid' },
            { name: 'bajas', label: 'Bajas', color: 'red.solid' },
          ]}
          format={(value) => whole.format(value)}
        />
      </ChartFigure>
    </>
  );
}
