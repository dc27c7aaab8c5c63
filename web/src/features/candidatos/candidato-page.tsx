import { Badge, Box, Flex, Grid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { CalendarPlus, Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import type { Candidato } from '#shared/candidatos/candidato.ts';
import { Card, Section } from '../../components/card.tsx';
import { DateText } from '../../components/date-text.tsx';
import { DetailList } from '../../components/detail-list.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../components/select-empresa-notice.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { CandidatoEntrevistas } from './candidato-entrevistas.tsx';
import { BOOK_PATH } from './candidato-paths.ts';

export default function CandidatoPage() {
  const { id = '' } = useParams();
  const { hasEmpresa } = useSession();
  const { data, error, mutate } = useApi('getCandidato', { params: { id } });
  const areaId = data?.areaId ?? '';
  const area = useApi(areaId ? 'getArea' : null, { params: { id: areaId } }).data?.nombreArea;

  return (
    <>
      <PageHeader
        title={data?.nombre ?? 'Candidato'}
        back={{ to: '/candidatos', label: 'Candidatos' }}
        description={
          data && (
            <Flex as="span" display="inline-flex" gap="2" align="center" wrap="wrap">
              <StateBadge kind="candidato" value={data.estado} />
              {[data.puesto, area].filter(Boolean).join(' · ')}
            </Flex>
          )
        }
        actions={
          data && (
            <>
              <LinkButton to={`/candidatos/${id}/editar`} variant="outline">
                <Pencil aria-hidden />
                Editar
              </LinkButton>
              <LinkButton to={BOOK_PATH(id)} colorPalette="brand">
                <CalendarPlus aria-hidden />
                Programar entrevista
              </LinkButton>
            </>
          )
        }
      />
      {!hasEmpresa && <SelectEmpresaNotice />}
      {hasEmpresa && error && !data && (
        <Card p="0">
          <ErrorState title="No se pudo obtener el candidato" error={error} onRetry={() => void mutate()} />
        </Card>
      )}
      {hasEmpresa && !(error && !data) && (
        <Grid templateColumns={{ base: '1fr', xl: '22rem minmax(0, 1fr)' }} gap="5" alignItems="start">
          <Box order={{ base: 2, xl: 1 }}>
            {data ? <Datos candidato={data} area={area} /> : <Skeleton h="96" rounded="l3" />}
          </Box>
          <Box order={{ base: 1, xl: 2 }} minW="0">
            <CandidatoEntrevistas candidatoId={id} nombre={data?.nombre} />
          </Box>
        </Grid>
      )}
    </>
  );
}

function Datos({ candidato, area }: { candidato: Candidato; area: string | undefined }) {
  const { email, telefono, ciudad, pais, fuente, notas, habilidades } = candidato;
  const years = candidato.experiencia_años;
  return (
    <Stack gap="5">
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
            ['Experiencia', years === null ? '' : years === 1 ? '1 año' : `${years} años`],
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
          <Text whiteSpace="pre-wrap">{notas}</Text>
        </Section>
      )}
    </Stack>
  );
}
