import { Box, SimpleGrid } from '@chakra-ui/react';
import { CalendarRange, CircleDollarSign, DoorOpen, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Analiticas } from '#shared/empresas/plataforma/analiticas.ts';
import { StatCard } from '../../../../components/stat-card.tsx';
import { dollars, percent, whole } from '../../../../lib/numbers.ts';
import { DEFINITIONS } from '../definitions.ts';

/** The four figures, each with what it means. */
export function Figures({ data }: { data: Analiticas | undefined }) {
  const { actual } = data ?? {};
  const money = (value: number | undefined) => data && (value === undefined ? '—' : dollars.format(value));
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      <StatCard
        label="MRR"
        icon={CircleDollarSign}
        value={money(actual?.mrr)}
        detail={<Meaning of={DEFINITIONS.mrr}>{data && changeText(data)}</Meaning>}
      />
      <StatCard
        label="ARR"
        icon={CalendarRange}
        value={money(actual?.arr)}
        detail={
          <Meaning of={DEFINITIONS.arr}>{actual && `${whole.format(actual.activas)} suscripciones activas`}</Meaning>
        }
      />
      <StatCard
        label="Churn"
        icon={DoorOpen}
        value={data && rateText(data.bajas)}
        detail={<Meaning of={DEFINITIONS.churn}>{data && sampleText(data.bajas, 'activas')}</Meaning>}
      />
      <StatCard
        label="Conversión de pruebas"
        icon={Hourglass}
        value={data && rateText(data.conversion)}
        detail={<Meaning of={DEFINITIONS.conversion}>{data && sampleText(data.conversion, 'pruebas')}</Meaning>}
      />
    </SimpleGrid>
  );
}

const rateText = ({ tasa }: Analiticas['bajas']) => (tasa === null ? '—' : percent.format(tasa));

/** Below a sample of five the server gives no rate. */
function sampleText({ tasa, casos, n }: Analiticas['bajas'], what: string): string {
  const sample = `${whole.format(casos)} de ${whole.format(n)} ${what}`;
  return tasa === null ? `Sin datos suficientes: ${sample}` : sample;
}

function changeText({ actual, mrrInicial }: Analiticas): string {
  if (!actual || mrrInicial === null) return 'Sin datos de este periodo';
  const change = actual.mrr - mrrInicial;
  if (change === 0) return 'Sin cambios en el periodo';
  return `${change > 0 ? '+' : '−'}${dollars.format(Math.abs(change))} en el periodo`;
}

function Meaning({ children, of: meaning }: { children: ReactNode; of: string }) {
  return (
    <>
      <Box color="fg" fontWeight="medium" minH="4">
        {children}
      </Box>
      <Box mt="1.5">{meaning}</Box>
    </>
  );
}
