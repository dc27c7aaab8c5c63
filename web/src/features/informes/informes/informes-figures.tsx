import { SimpleGrid } from '@chakra-ui/react';
import { FileText, Gauge, ThumbsUp } from 'lucide-react';
import type { EstadisticasInformes } from '#shared/informes/informes/informes.api.ts';
import { StatCard } from '../../../components/stat-card.tsx';
import { percent, whole } from '../../../lib/numbers.ts';
import { formatScore } from './informe-words.ts';

interface Props {
  estadisticas: EstadisticasInformes | undefined;
  failed: boolean;
}

/** The three figures of the company's reports, as the server counts them. One that could not be loaded is a dash, no zero. */
export function InformesFigures({ estadisticas, failed }: Props) {
  const show = (value: number | string | undefined) => value ?? (failed ? '—' : undefined);
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3" mb="4">
      <StatCard
        label="Informes totales"
        icon={FileText}
        definition="Todas las entrevistas que tienen informe, lo haya validado ya una persona o no."
        value={show(estadisticas?.total)}
        detail={estadisticas ? validadosText(estadisticas) : 'No se pudo obtener'}
      />
      <StatCard
        label="Puntuación media"
        icon={Gauge}
        definition="Media de las puntuaciones del motor, de 0 a 10. Los informes sin evidencia suficiente no tienen puntuación y no cuentan."
        value={show(estadisticas && meanText(estadisticas))}
        detail={estadisticas ? puntuadosText(estadisticas) : 'No se pudo obtener'}
      />
      <StatCard
        label="Recomendados"
        icon={ThumbsUp}
        definition="Informes cuya recomendación es «Recomendado». Los de «Con reservas», «No recomendado» y «Sin datos» no cuentan."
        value={show(estadisticas?.porRecomendacion.recomendado)}
        detail={estadisticas ? shareText(estadisticas) : 'No se pudo obtener'}
      />
    </SimpleGrid>
  );
}

const validadosText = ({ total, porEstado }: EstadisticasInformes) =>
  total === 0
    ? 'Aún no hay ninguno'
    : porEstado.validada === 1
      ? 'Uno validado'
      : `${whole.format(porEstado.validada)} validados`;

const meanText = ({ puntuacionMedia }: EstadisticasInformes) =>
  puntuacionMedia === null ? '—' : `${formatScore(puntuacionMedia)} / 10`;

function puntuadosText({ puntuados }: EstadisticasInformes): string {
  if (puntuados === 0) return 'Aún no hay puntuaciones';
  return puntuados === 1 ? 'De un informe con puntuación' : `De ${whole.format(puntuados)} informes con puntuación`;
}

const shareText = ({ total, porRecomendacion }: EstadisticasInformes) =>
  total === 0 ? 'Aún no hay ninguno' : `${percent.format(porRecomendacion.recomendado / total)} del total`;
