import { SimpleGrid } from '@chakra-ui/react';
import { Building2, CircleCheckBig, TrendingUp, Users } from 'lucide-react';
import type { Estadisticas } from '#shared/empresas/plataforma/plataforma.api.ts';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { StatCard } from '../../../../components/stat-card.tsx';
import { dollars, whole } from '../../../../lib/numbers.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { DEFINITIONS } from '../definitions.ts';

const NOT_ENOUGH = 'Sin datos suficientes';

/** The platform's figures, each with what it counts. */
export function Figures() {
  const { data, error, mutate, isValidating } = useApi('getEstadisticas');
  if (error && !data) {
    return (
      <Card p="0">
        <ErrorState
          title="No pudimos cargar las cifras"
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      </Card>
    );
  }
  return (
    <>
      <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
        <StatCard
          label="MRR"
          icon={TrendingUp}
          value={data && dollars.format(data.mrr)}
          detail={data && `ARR: ${dollars.format(data.arr)}`}
          definition={`${DEFINITIONS.mrr} ${DEFINITIONS.arr}`}
        />
        <StatCard
          label="Empresas activas"
          icon={Building2}
          value={data?.empresas_activas}
          detail={data && `De ${whole.format(data.empresas_total)} en total`}
          definition={DEFINITIONS.empresas}
        />
        <StatCard
          label="Usuarios totales"
          icon={Users}
          value={data?.usuarios_totales}
          detail="En toda la plataforma"
          definition={DEFINITIONS.usuarios}
        />
        <StatCard
          label="Entrevistas realizadas"
          icon={CircleCheckBig}
          value={data?.entrevistas_realizadas}
          detail={data && informesText(data)}
          definition={DEFINITIONS.entrevistas}
        />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
        <StatCard
          label="Ingresos del mes"
          value={data && dollars.format(data.ingresos_mes)}
          detail="Mes en curso"
          definition={DEFINITIONS.ingresosMes}
        />
        <StatCard
          label="Ingresos totales"
          value={data && dollars.format(data.ingresos_total)}
          detail="Desde el principio"
          definition={DEFINITIONS.ingresosTotal}
        />
        <StatCard
          label="Conversión de pruebas"
          value={data && percentText(data.conversion_trial)}
          detail={
            data && rateDetail(data.conversion_trial, data.pruebas_terminadas, 'prueba terminada', 'pruebas terminadas')
          }
          definition={DEFINITIONS.conversion}
        />
        <StatCard
          label="Churn"
          value={data && percentText(data.churn_rate)}
          detail={data && rateDetail(data.churn_rate, data.activas_inicio_mes, 'activa', 'activas')}
          definition={DEFINITIONS.churn}
        />
      </SimpleGrid>
    </>
  );
}

const informesText = ({ informes_generados: n }: Estadisticas) =>
  n === 1 ? '1 informe generado' : `${whole.format(n)} informes generados`;

const percentText = (rate: number | null) => (rate === null ? '—' : `${rate}\u00a0%`);

function rateDetail(rate: number | null, n: number, one: string, many: string): string {
  const cases = `${whole.format(n)} ${n === 1 ? one : many}`;
  return rate === null ? `${NOT_ENOUGH} este mes (${cases})` : `De ${cases} este mes`;
}
