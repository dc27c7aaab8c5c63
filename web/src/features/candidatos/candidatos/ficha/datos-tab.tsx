import { Badge, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { Section } from '../../../../components/card.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { experienciaText } from './propuesta-words.ts';

export function DatosTab({ candidato, area }: { candidato: Candidato; area: string | undefined }) {
  const { email, telefono, ciudad, pais, fuente, notas, habilidades } = candidato;
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
      <Section title="Datos">
        <DetailList
          entries={[
            [
              'Correo',
              <a key="correo" href={`mailto:${email}`}>
                {email}
              </a>,
            ],
            ['Teléfono', telefono && <a href={`tel:${telefono.replace(/\s/g, '')}`}>{telefono}</a>],
            ['Ubicación', [ciudad, pais].filter(Boolean).join(', ')],
            ['Puesto', candidato.puesto],
            ['Área', area],
            ['Experiencia', experienciaText(candidato.experiencia_años)],
            ['Fuente', fuente],
            ['Creado', <DateText key="creado" value={candidato.fechaCreacion} />],
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
