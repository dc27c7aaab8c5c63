import { Chart, useChart } from '@chakra-ui/charts';
import { Box, Flex } from '@chakra-ui/react';
import { Area, AreaChart, Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

/** Drawings for `ChartFigure`. Import this module lazily: it carries the chart library. */

interface Series {
  /** Attribute of each point. */
  name: string;
  label: string;
  /** A semantic token: 'brand.solid'. */
  color: string;
}

export interface ChartData {
  /** One point each; `etiqueta` stands below it. */
  data: Record<string, string | number>[];
  series: readonly Series[];
  format: (value: number) => string;
}

/** The figure names the chart to screen readers, and nothing in it can be pressed. */
const QUIET = {
  responsive: true,
  accessibilityLayer: false,
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
} as const;
const AXIS = { axisLine: false, tickLine: false, tickMargin: 8 } as const;

export function TrendChart(props: ChartData) {
  const chart = useChart({ data: props.data, series: [...props.series] });
  return (
    <Flex direction="column" h="full" gap="2">
      <Chart.Root chart={chart} flex="1" minH="0" aspectRatio="auto">
        <AreaChart data={chart.data} {...QUIET}>
          {axes(chart.color, props.format)}
          {props.series.map(({ name, color }) => (
            <Area
              key={name}
              type="monotone"
              dataKey={name}
              stroke={chart.color(color)}
              strokeWidth={2}
              fill={chart.color(color)}
              fillOpacity={0.12}
              isAnimationActive={false}
              dot={props.data.length < 3}
            />
          ))}
        </AreaChart>
      </Chart.Root>
      {props.series.length > 1 && <Legend series={props.series} />}
    </Flex>
  );
}

export function BarsChart(props: ChartData) {
  const chart = useChart({ data: props.data, series: [...props.series] });
  return (
    <Flex direction="column" h="full" gap="2">
      <Chart.Root chart={chart} flex="1" minH="0" aspectRatio="auto">
        <BarChart data={chart.data} {...QUIET}>
          {axes(chart.color, props.format)}
          {props.series.map(({ name, color }) => (
            <Bar
              key={name}
              dataKey={name}
              fill={chart.color(color)}
              radius={3}
              maxBarSize={28}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </Chart.Root>
      <Legend series={props.series} />
    </Flex>
  );
}

export function Legend({ series }: Pick<ChartData, 'series'>) {
  return (
    <Flex gap="4" justify="center" textStyle="xs" color="fg.muted" wrap="wrap">
      {series.map(({ name, label, color }) => (
        <Flex key={name} align="center" gap="1.5">
          <Box boxSize="2.5" rounded="xs" bg={color} />
          {label}
        </Flex>
      ))}
    </Flex>
  );
}

/** As elements, not as a component: recharts looks at its direct children. */
function axes(color: (token: string) => string, format: ChartData['format']) {
  return [
    <CartesianGrid key="grid" stroke={color('border.muted')} vertical={false} />,
    <XAxis key="x" dataKey="etiqueta" minTickGap={24} {...AXIS} />,
    <YAxis key="y" width="auto" allowDecimals={false} tickFormatter={format} {...AXIS} />,
    <Tooltip
      key="tip"
      isAnimationActive={false}
      cursor={{ stroke: color('border'), fill: color('bg.muted') }}
      content={<Chart.Tooltip hideIndicator formatter={(value) => format(Number(value))} />}
    />,
  ];
}
