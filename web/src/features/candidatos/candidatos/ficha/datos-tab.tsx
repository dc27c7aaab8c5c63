import { Badge, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CAMPOS, type CampoCandidato } from '#shared/candidatos/candidatos/campos.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { Section } from '../../../../components/card.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { DetailList, recuperadoEntries } from '../../../../components/detail-list.tsx';
import { experienciaText } from './propuesta-words.ts';

/** The name heads the page; the others follow in parts of their own. */
const APART: readonly CampoCandidato[] = ['nombre', 'habilidades', 'notas'];

/** Fields of which more than their text is shown. */
const SHOWN: Partial<Record<CampoCandidato, (candidato: Candidato, area: string | undefined) => ReactNode>> = {
  email: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
  telefono: ({ telefono }) => telefono && <a href={`tel:${telefono.replace(/\s/g, '')}`}>{telefono}</a>,
  areaId: (_, area) => area ?? '',
  experiencia_años: (candidato) => experienciaText(candidato.experiencia_años),
};

export function DatosTab({ candidato, area }: { candidato: Candidato; area: string | undefined }) {
  const { notas, habilidades } = candidato;
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
      <Section title="Datos">
        <DetailList
          entries={[
            ...CAMPOS.filter(([campo]) => !APART.includes(campo)).map(
              ([campo, { breve }]) => [breve, SHOWN[campo]?.(candidato, area) ?? candidato[campo]] as const,
            ),
            ['Creado', <DateText key="creado" value={candidato.fechaCreacion} />],
            ...recuperadoEntries(candidato.recuperado),
          ]}
        />
      </Section>
      {habilidades.length > 0 && (
        <Section title="Habilidades">
          <Flex as="ul" listStyle="none" gap="1.5" wrap="wrap">
            {habilidades.map((habilidad) => (
              <li key={habilidad}>
                <Badge colorPalette="gray">{habilidad}</Badge>
              </li>
            ))}
          </Flex>
        </Section>
      )}
      {notas && (
        <Section title="Notas internas">
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {notas}
          </Text>
        </Section>
      )}
    </SimpleGrid>
  );
}
