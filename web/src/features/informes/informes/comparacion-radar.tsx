import { Text } from '@chakra-ui/react';
import { lazy } from 'react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { ChartFigure } from '../../../components/chart-figure.tsx';
import { drawnOf, filasOf, valeOf } from './comparacion.ts';
import { seriesOf } from './comparacion-series.ts';
import { formatScore } from './informe-words.ts';
import { listText, MIN_AXES } from './radar-axes.ts';

const RadarChart = lazy(() => import('./radar-chart.tsx'));

/** All of them in one radar, on the competencies that each has a score for; the same as a table at a press. */
export function ComparacionRadar({ informes }: { informes: readonly Informe[] }) {
  const filas = filasOf(informes);
  const { drawn, missing } = drawnOf(filas);
  const series = seriesOf(informes);
  const left =
    missing.length > 0
      ? ` Sin dibujar, porque a alguien le falta la nota: ${listText(missing.map(({ habilidad }) => habilidad))}.`
      : '';
  return (
    <ChartFigure
      title="Perfiles superpuestos"
      help={`De 0 a 10; donde una persona cambió la nota, vale la suya.${left}`}
      empty={
        drawn.length < MIN_AXES && (
          <Text color="fg.muted" py="4">
            Un radar necesita al menos {MIN_AXES} competencias con nota de todos, y hay {drawn.length}. La tabla de
            abajo lo muestra todo.
          </Text>
        )
      }
      table={{
        columns: ['Competencia', ...informes.map(({ candidatoNombre }) => candidatoNombre)],
        rows: filas.map(({ habilidad, celdas }) => [
          habilidad,
          ...celdas.map((celda) => {
            const vale = valeOf(celda);
            return vale === null ? 'Sin nota' : formatScore(vale);
          }),
        ]),
      }}
    >
      <RadarChart
        data={drawn.map(({ habilidad, celdas }) => ({
          etiqueta: habilidad,
          ...Object.fromEntries(celdas.map((celda, index) => [`c${index}`, valeOf(celda) ?? 0])),
        }))}
        series={series}
      />
    </ChartFigure>
  );
}
