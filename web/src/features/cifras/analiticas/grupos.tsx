import { chakra, Skeleton } from '@chakra-ui/react';
import type { GrupoAnaliticas } from '#shared/cifras/analiticas/analitica.ts';
import { Section } from '../../../components/card.tsx';
import { FigureTable } from '../../../components/figure-table.tsx';
import { whole } from '../../../lib/numbers.ts';
import { meanText, rateText } from './figure-words.ts';

interface Props {
  title: string;
  /** undefined while it loads; nothing is shown for none. */
  rows: readonly GrupoAnaliticas[] | undefined;
  nombres: ReadonlyMap<string, string>;
  onChoose: (id: string) => void;
}

/** Areas or services beside each other; a press narrows the whole page to one. */
export function Grupos({ title, rows, nombres, onChoose }: Props) {
  if (rows?.length === 0) return null;
  return (
    <Section title={title} help="Medias y porcentajes a partir de cinco casos.">
      {rows ? (
        <FigureTable
          stacks
          caption={title}
          columns={['Nombre', 'Programadas', 'Completadas', 'Finalización', 'Validadas', 'Puntuación']}
          rows={rows.map((each) => ({
            key: each.id,
            cells: [
              <chakra.button
                key="nombre"
                type="button"
                fontWeight="medium"
                textAlign="start"
                cursor="pointer"
                _hover={{ color: 'brand.fg', textDecoration: 'underline' }}
                onClick={() => onChoose(each.id)}
              >
                {nombres.get(each.id) ?? 'Ya no existe'}
              </chakra.button>,
              whole.format(each.programadas),
              whole.format(each.completadas),
              rateText(each.finalizacion),
              whole.format(each.validadas),
              meanText(each.puntuacion),
            ],
          }))}
        />
      ) : (
        <Skeleton h="32" />
      )}
    </Section>
  );
}
