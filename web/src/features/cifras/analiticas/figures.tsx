import { SimpleGrid } from '@chakra-ui/react';
import { CircleCheck, Gauge, Hourglass, ListChecks } from 'lucide-react';
import type { AnaliticasEntrevistas } from '#shared/cifras/analiticas/analitica.ts';
import { StatCard } from '../../../components/stat-card.tsx';
import { DEFINITIONS } from './definitions.ts';
import { durationText, meanText, rateText, trendText } from './figure-words.ts';

/** The four figures, each beside the period before. */
export function Figures({ data }: { data: AnaliticasEntrevistas | undefined }) {
  const { cifras, anterior } = data ?? {};
  const before = anterior?.cifras;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
      <StatCard
        label="Entrevistas completadas"
        icon={ListChecks}
        definition={DEFINITIONS.completadas}
        value={cifras?.completadas}
        detail={cifras && trendText(cifras.completadas, before?.completadas ?? 0)}
      />
      <StatCard
        label="Finalización"
        icon={CircleCheck}
        definition={DEFINITIONS.finalizacion}
        value={cifras && rateText(cifras.finalizacion)}
        detail={cifras && sampleOf(cifras.finalizacion, before?.finalizacion)}
      />
      <StatCard
        label="Puntuación media"
        icon={Gauge}
        definition={DEFINITIONS.puntuacion}
        value={cifras && meanText(cifras.puntuacion, '/ 10')}
        detail={cifras && informesOf(cifras.puntuacion, before?.puntuacion)}
      />
      <StatCard
        label="Hasta validar"
        icon={Hourglass}
        definition={DEFINITIONS.horasHastaValidada}
        value={
          cifras && (cifras.horasHastaValidada.media === null ? '—' : durationText(cifras.horasHastaValidada.media))
        }
        detail={cifras && informesOf(cifras.horasHastaValidada, before?.horasHastaValidada, durationText)}
      />
    </SimpleGrid>
  );
}

type Tasa = AnaliticasEntrevistas['cifras']['finalizacion'];
type Media = AnaliticasEntrevistas['cifras']['puntuacion'];

function sampleOf(now: Tasa, before: Tasa | undefined): string {
  if (now.tasa === null) return `Sin datos suficientes (${now.casos} de ${now.n})`;
  return before?.tasa == null ? `${now.casos} de ${now.n}` : `Antes, ${rateText(before)}`;
}

function informesOf(
  now: Media,
  before: Media | undefined,
  text = (value: number) => meanText({ media: value, n: 0 }),
): string {
  if (now.media === null) return `Sin datos suficientes (${now.n})`;
  return before?.media == null ? `De ${now.n} informes` : `Antes, ${text(before.media)}`;
}
