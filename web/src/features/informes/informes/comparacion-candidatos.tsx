import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { mediaRevisada } from '#shared/informes/informes/puntuaciones.ts';
import { Card } from '../../../components/card.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { Link } from '../../../lib/link.tsx';
import { SERIES } from './comparacion-series.ts';
import { informePath } from './informe-paths.ts';
import { confianzaText, enginePart, formatScore, skillsOf } from './informe-words.ts';

interface Props {
  informes: readonly Informe[];
  /** The comparison without one of them. */
  without: (entrevistaId: string) => string;
}

/** Who is compared, in the order in which they were chosen: nobody is ranked. */
export function ComparacionCandidatos({ informes, without }: Props) {
  return (
    <Box as="section" aria-label="Candidatos">
      <Grid
        as="ul"
        listStyle="none"
        templateColumns={{
          base: '1fr',
          sm: 'repeat(2, minmax(0, 1fr))',
          xl: `repeat(${informes.length}, minmax(0, 1fr))`,
        }}
        gap="3"
      >
        {informes.map((informe, index) => (
          <li key={informe.entrevistaId}>
            <Candidato
              informe={informe}
              color={SERIES[index]?.color ?? 'brand.solid'}
              without={informes.length > 2 ? without(informe.entrevistaId) : undefined}
            />
          </li>
        ))}
      </Grid>
      <Text mt="2.5" color="fg.muted" textStyle="sm">
        Aparecen en el orden en que los elegiste. Una media sola no dice quién encaja mejor: lee las competencias, la
        evidencia y lo que falta.
      </Text>
    </Box>
  );
}

function Candidato({ informe, color, without }: { informe: Informe; color: string; without: string | undefined }) {
  const { candidatoNombre, entrevistaId, estado, informeIA, validacion } = informe;
  const skills = skillsOf(informeIA);
  const scored = skills.filter(({ puntuacion }) => puntuacion !== null).length;
  const revisada = validacion && validacion.cambios.length > 0 ? mediaRevisada(informe) : undefined;
  return (
    <Card h="full" borderTopWidth="3px" borderTopColor={color}>
      <Flex justify="space-between" gap="2" align="flex-start">
        <Heading as="h2" size="sm" lineClamp="2" _hover={{ color: 'brand.fg' }}>
          <Link to={informePath(entrevistaId)}>{candidatoNombre}</Link>
        </Heading>
        {without && (
          <LinkButton
            size="xs"
            variant="ghost"
            to={without}
            aria-label={`Quitar a ${candidatoNombre} de la comparación`}
            mt="-1"
            me="-1"
          >
            <X aria-hidden />
          </LinkButton>
        )}
      </Flex>
      <Flex mt="2" gap="2" wrap="wrap">
        <StateBadge kind="recomendacion" value={informeIA.recomendacion} />
        <StateBadge kind="informe" value={estado} />
      </Flex>
      <Box as="dl" mt="3" textStyle="sm">
        <Fact name={enginePart(informe) === 'modelo' ? 'Media del modelo' : 'Media del motor'}>
          {informeIA.puntuacionMedia === null ? 'Sin puntuar' : `${formatScore(informeIA.puntuacionMedia)} / 10`}
        </Fact>
        {revisada != null && <Fact name={`Con los cambios de ${validacion?.por}`}>{formatScore(revisada)} / 10</Fact>}
        <Fact name="Con evidencia">
          {scored} de {skills.length}
        </Fact>
        <Fact name="Confianza">{confianzaText(informeIA.confianza).replace('Confianza ', '')}</Fact>
        <Fact name="Revisión">
          {validacion ? `${validacion.por}, ${formatDate(validacion.fecha)}` : 'Nadie lo ha validado'}
        </Fact>
      </Box>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Flex justify="space-between" gap="3" py="0.5">
      <Box as="dt" color="fg.muted">
        {name}
      </Box>
      <Box as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
        {children}
      </Box>
    </Flex>
  );
}
