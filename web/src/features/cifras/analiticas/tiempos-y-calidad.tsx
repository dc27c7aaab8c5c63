import { Box, Skeleton, Text } from '@chakra-ui/react';
import type { AnaliticasEntrevistas } from '#shared/cifras/analiticas/analitica.ts';
import { Section } from '../../../components/card.tsx';
import { FigureTable } from '../../../components/figure-table.tsx';
import { tenths, whole } from '../../../lib/numbers.ts';
import { DEFINITIONS } from './definitions.ts';
import { durationText } from './figure-words.ts';

type Media = AnaliticasEntrevistas['cifras']['puntuacion'];
type Row = [
  label: string,
  figure: (data: AnaliticasEntrevistas['cifras']) => Media,
  text: (value: number) => string,
  means: string,
];

/** Models cost cents. */
const cents = new Intl.NumberFormat('es', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });

const outOf5 = (value: number) => `${tenths.format(value)} / 5`;
const ROWS: readonly Row[] = [
  ['De la cita al envío', (c) => c.horasHastaHecha, durationText, DEFINITIONS.horasHastaHecha],
  ['Duración', (c) => c.minutosDuracion, (minutes) => durationText(minutes / 60), DEFINITIONS.minutosDuracion],
  ['Del envío a la validación', (c) => c.horasHastaValidada, durationText, DEFINITIONS.horasHastaValidada],
  ['Satisfacción', (c) => c.satisfaccion, outOf5, DEFINITIONS.encuesta],
  ['Trato justo', (c) => c.equidad, outOf5, DEFINITIONS.encuesta],
  ['Claridad de las preguntas', (c) => c.claridad, outOf5, DEFINITIONS.encuesta],
];

const MOTORES = {
  integrado: 'Motor integrado',
  openai: 'OpenAI',
  claude: 'Claude',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
} as const;

/** How long things took, what candidates thought of it, and which engines made the reports. */
export function TiemposYCalidad({ data }: { data: AnaliticasEntrevistas | undefined }) {
  if (!data) return <Skeleton h="72" rounded="l3" />;
  const motores = Object.entries(data.motores).filter(([, count]) => count > 0) as [keyof typeof MOTORES, number][];
  return (
    <Section title="Tiempos y calidad" help="Medias del periodo, y las del periodo anterior de la misma duración.">
      <FigureTable
        stacks
        caption="Tiempos y calidad"
        columns={['Qué', 'En el periodo', 'Antes', 'Casos']}
        rows={ROWS.map(([label, figure, text, means]) => {
          const now = figure(data.cifras);
          const before = figure(data.anterior.cifras);
          return {
            key: label,
            cells: [
              <Box key="que">
                <Text fontWeight="medium">{label}</Text>
                <Text color="fg.muted" textStyle="xs">
                  {means}
                </Text>
              </Box>,
              now.media === null ? 'Sin datos suficientes' : text(now.media),
              before.media === null ? '—' : text(before.media),
              whole.format(now.n),
            ],
          };
        })}
      />
      {motores.length > 0 && (
        <Text mt="4" color="fg.muted" textStyle="sm">
          Informes por motor: {motores.map(([motor, count]) => `${MOTORES[motor]}, ${whole.format(count)}`).join('; ')}.
        </Text>
      )}
      {data.modelos.llamadas > 0 && (
        <Text mt="1" color="fg.muted" textStyle="sm">
          Modelos de lenguaje: {whole.format(data.modelos.llamadas)} llamadas, {cents.format(data.modelos.costeUsd)} a
          precio de catálogo.
          {data.modelos.sinCoste > 0 && ` Coste desconocido en ${whole.format(data.modelos.sinCoste)} de ellas.`}
        </Text>
      )}
    </Section>
  );
}
