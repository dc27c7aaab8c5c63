import { Chart, useChart } from '@chakra-ui/charts';
import { Flex } from '@chakra-ui/react';
import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from 'recharts';
import { type ChartData, Legend } from '../../../components/charts.tsx';

/** Of scores from 0 to 10, at least three axes. Import this module lazily: it carries the chart library. */
export default function ScoresRadar({ data, series }: Pick<ChartData, 'data' | 'series'>) {
  const chart = useChart({ data, series: [...series] });
  return (
    <Flex direction="column" h="full" gap="2">
      <Chart.Root chart={chart} flex="1" minH="0" aspectRatio="auto">
        <RadarChart data={chart.data} responsive accessibilityLayer={false} outerRadius="62%">
          <PolarGrid stroke={chart.color('border')} />
          <PolarAngleAxis dataKey="etiqueta" tick={(props) => <Name {...props} color={chart.color('fg.muted')} />} />
          <PolarRadiusAxis domain={[0, 10]} tickCount={6} axisLine={false} tick={false} />
          {series.map(({ name, color }, index) => (
            <Radar
              key={name}
              dataKey={name}
              stroke={chart.color(color)}
              strokeWidth={2}
              // Told apart without colour too.
              strokeDasharray={DASHES[index % DASHES.length]}
              fill={chart.color(color)}
              fillOpacity={series.length > 2 ? 0.06 : 0.14}
              isAnimationActive={false}
            />
          ))}
        </RadarChart>
      </Chart.Root>
      <Legend series={series} />
    </Flex>
  );
}

const DASHES = ['', '6 3', '2 3', '10 3 2 3'];
/** Of a line of a name: on a phone two of them and the radar stand side by side. */
const LONGEST = 14;
const LINE_HEIGHT = 13;

interface NameProps {
  x: number | string;
  y: number | string;
  /** The first axis stands at the top. */
  index: number;
  textAnchor: 'start' | 'middle' | 'end' | 'inherit';
  payload: { value: string };
  color: string;
}

/** The name of an axis, in as many lines as it needs: at the top they grow upwards, so that none touches the radar. */
function Name({ x, y, index, textAnchor, payload, color }: NameProps) {
  const lines = linesOf(payload.value);
  const more = (lines.length - 1) * LINE_HEIGHT;
  const above = textAnchor !== 'middle' ? more / 2 : index === 0 ? more : 0;
  return (
    <text x={x} y={Number(y) - above} textAnchor={textAnchor} fill={color} fontSize={11}>
      {lines.map((line, row) => (
        <tspan key={line} x={x} dy={row === 0 ? '0.35em' : LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LONGEST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
