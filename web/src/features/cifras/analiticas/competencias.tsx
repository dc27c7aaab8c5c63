import { Box, Flex, Skeleton } from '@chakra-ui/react';
import type { AnaliticasEntrevistas } from '#shared/cifras/analiticas/analitica.ts';
import { Section } from '../../../components/card.tsx';
import { FigureTable } from '../../../components/figure-table.tsx';
import { whole } from '../../../lib/numbers.ts';
import { useApi } from '../../../lib/use-api.ts';
import { meanText } from './figure-words.ts';

interface Props {
  codigo: string;
  rows: AnaliticasEntrevistas['competencias'] | undefined;
}

/** Each competency of the chosen service, under the name that its present version gives it. */
export function Competencias({ codigo, rows }: Props) {
  const { data: servicio, error } = useApi('getServicioHr', { params: { codigo } }, { revalidateOnFocus: false });
  if (rows?.length === 0) return null;
  const names = new Map(servicio?.estructura.competencias.map(({ id, nombre }) => [id, nombre]));
  return (
    <Section title="Por competencia" help="Notas del motor; una competencia sin evidencia no tiene nota y no cuenta.">
      {rows && (servicio || error) ? (
        <FigureTable
          stacks
          caption="Por competencia"
          columns={['Competencia', 'Informes', 'Puntuación', 'De 0 a 10']}
          rows={rows.map(({ id, puntuacion, distribucion }) => ({
            key: id,
            cells: [
              names.get(id) ?? id,
              whole.format(puntuacion.n),
              meanText(puntuacion),
              puntuacion.media === null ? 'Sin datos suficientes' : <Bars key="notas" counts={distribucion} />,
            ],
          }))}
        />
      ) : (
        <Skeleton h="44" />
      )}
    </Section>
  );
}

/** Ten small bars; the words beside them are for those who do not see them. */
function Bars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts);
  const words = counts.map((count, tramo) => (count ? `${count} entre ${tramo} y ${tramo + 1}` : '')).filter(Boolean);
  return (
    <Flex role="img" aria-label={words.join(', ')} h="6" gap="0.5" align="flex-end" justify="flex-end">
      {counts.map((count, tramo) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the bar stands for
          key={tramo}
          w="2"
          rounded="xs"
          bg={count ? 'brand.solid' : 'border'}
          style={{ height: `${Math.max(8, (100 * count) / most)}%` }}
        />
      ))}
    </Flex>
  );
}
