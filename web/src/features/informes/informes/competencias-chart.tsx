import { Box, Button, Grid, Text } from '@chakra-ui/react';
import { ChartColumn, Table2 } from 'lucide-react';
import { lazy, useState } from 'react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { type Puntuaciones, puntuacionesOf } from '#shared/informes/informes/puntuaciones.ts';
import { Section } from '../../../components/card.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { FigureTable } from '../../../components/figure-table.tsx';
import { CompetenciasOverview } from './competencias-overview.tsx';
import { enginePart, formatScore } from './informe-words.ts';
import { listText, MIN_AXES } from './radar-axes.ts';

const RadarChart = lazy(() => import('./radar-chart.tsx'));

/** The scores as a radar and as bars, and at a press as a table. */
export function CompetenciasChart({ informe }: { informe: Informe }) {
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <Section
      title="Puntuaciones por competencia"
      help="De 0 a 10. Lo que no tiene evidencia no tiene nota y no se dibuja."
      action={
        <Button variant="outline" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Icon aria-hidden />
          Ver tabla
        </Button>
      }
    >
      {asTable ? <ScoresTable informe={informe} /> : <Scores informe={informe} />}
    </Section>
  );
}

function Scores({ informe }: { informe: Informe }) {
  const scores = puntuacionesOf(informe);
  const drawn = scores.filter(({ motor }) => motor !== null);
  if (drawn.length < MIN_AXES) return <CompetenciasOverview informe={informe} />;
  const changed = drawn.some(({ persona }) => persona !== undefined);
  const engine = enginePart(informe) === 'modelo' ? 'Modelo' : 'Motor';
  const series = [
    { name: 'motor', label: engine, color: 'brand.solid' },
    ...(changed
      ? [{ name: 'persona', label: `Con los cambios de ${informe.validacion?.por}`, color: 'green.solid' }]
      : []),
  ];
  const missing = scores.filter((each) => !drawn.includes(each)).map(({ habilidad }) => habilidad);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }} gap="6" alignItems="center">
      <Box>
        <Box h={{ base: '72', md: '80' }} role="img" aria-label={drawnText(drawn)}>
          <Drawing>
            <RadarChart
              data={drawn.map(({ habilidad, motor, persona }) => ({
                etiqueta: habilidad,
                motor: motor ?? 0,
                ...(changed && { persona: persona ?? motor ?? 0 }),
              }))}
              series={series}
            />
          </Drawing>
        </Box>
        {missing.length > 0 && (
          <Text textStyle="xs" color="fg.muted" textAlign="center">
            Sin dibujar, porque el motor no encontró evidencia: {listText(missing)}.
          </Text>
        )}
      </Box>
      <CompetenciasOverview informe={informe} />
    </Grid>
  );
}

/** All that a screen reader gets of the radar; the bars beside it say the rest in words. */
const drawnText = (drawn: readonly Puntuaciones[]) =>
  `Radar de ${drawn.length} competencias. ${drawn
    .map(({ habilidad, motor, persona }) => `${habilidad}, ${formatScore(persona ?? motor ?? 0)}`)
    .join('; ')}.`;

function ScoresTable({ informe }: { informe: Informe }) {
  const { rubrica, validacion } = informe;
  const changed = (validacion?.cambios.length ?? 0) > 0;
  const score = (value: number | null | undefined) => (value == null ? 'Sin evidencia' : formatScore(value));
  return (
    <FigureTable
      stacks
      caption="Puntuaciones por competencia"
      columns={[
        'Competencia',
        enginePart(informe) === 'modelo' ? 'Modelo' : 'Motor',
        ...(rubrica ? ['Motor integrado'] : []),
        ...(changed ? [validacion?.por ?? ''] : []),
      ]}
      rows={puntuacionesOf(informe).map((each) => ({
        key: each.competenciaId,
        cells: [
          each.habilidad,
          score(each.motor),
          ...(rubrica ? [score(each.rubrica)] : []),
          ...(changed ? [each.persona === undefined ? 'Sin cambio' : formatScore(each.persona)] : []),
        ],
      }))}
    />
  );
}
