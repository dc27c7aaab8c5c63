import { Box, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { CalendarPlus, User } from 'lucide-react';
import type { CandidatoResumen } from '#shared/candidatos/candidatos/candidato.ts';
import { Card } from '../../../components/card.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { SelectBox } from '../../../components/select-box.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { Link } from '../../../lib/link.tsx';
import type { Seleccion } from '../../../lib/use-seleccion.ts';
import { type CandidatoActions, CandidatoMenu } from './candidato-actions.tsx';
import { BOOK_PATH } from './candidato-paths.ts';

interface Props {
  candidato: CandidatoResumen;
  area: string | undefined;
  seleccion: Seleccion<CandidatoResumen>;
  actions: CandidatoActions;
}

export function CandidatoCard({ candidato, area, seleccion, actions }: Props) {
  const { id, nombre, puesto, email, estado } = candidato;
  const years = candidato.experiencia_años;
  const about = [area, candidato.ciudad, years === null ? '' : years === 1 ? '1 año' : `${years} años`];
  return (
    <Card as="article" aria-label={nombre} display="flex" flexDirection="column" minW="0">
      <Flex gap="2.5" align="flex-start">
        <SelectBox
          label={`Seleccionar a ${nombre}`}
          checked={seleccion.has(candidato)}
          onChange={(ticked) => seleccion.set([candidato], ticked)}
        />
        <Box flex="1" minW="0">
          <Heading as="h2" size="sm" lineClamp="2" _hover={{ color: 'brand.fg' }}>
            <Link to={`/candidatos/${id}`}>{nombre}</Link>
          </Heading>
          <Text color="fg.muted" lineClamp="1">
            {puesto || 'Sin puesto'}
          </Text>
        </Box>
        <Box me="-1.5" mt="-1.5">
          <CandidatoMenu candidato={candidato} actions={actions} />
        </Box>
      </Flex>
      <Flex mt="3" gap="2" align="center" justify="space-between" wrap="wrap">
        <StateBadge kind="candidato" value={estado} />
        <Text textStyle="xs" color="fg.muted">
          <DateText value={candidato.fechaCreacion} />
        </Text>
      </Flex>
      <Box mt="3" mb="4" textStyle="sm" color="fg.muted" minW="0">
        <Text truncate title={email}>
          {email}
        </Text>
        <Text truncate>{about.filter(Boolean).join(' · ') || 'Sin área'}</Text>
      </Box>
      <Flex mt="auto" gap="2">
        <LinkButton
          size="sm"
          variant="outline"
          flex="1"
          to={`/candidatos/${id}`}
          aria-label={`Ver perfil de ${nombre}`}
        >
          <User aria-hidden />
          Ver perfil
        </LinkButton>
        <LinkButton
          size="sm"
          variant="outline"
          flex="1"
          to={BOOK_PATH(id)}
          aria-label={`Entrevista: programarla con ${nombre}`}
        >
          <CalendarPlus aria-hidden />
          Entrevista
        </LinkButton>
      </Flex>
    </Card>
  );
}

/** Of the size of a card. */
export function CandidatoBone() {
  return <Skeleton h="56" rounded="l3" />;
}
