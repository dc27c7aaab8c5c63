import { Badge, Box, Button, Flex, Heading, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { Briefcase, CircleCheck, Clock, ListChecks, MessageCircleQuestion, Plus } from 'lucide-react';
import { fold } from '#shared/core/fold.ts';
import type { ServicioHrResumen } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterBar, SelectFilter } from '../../../components/filter-bar.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { Link } from '../../../lib/link.tsx';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import { EjecutarButton } from './ejecutar-button.tsx';
import { OnlySuperadmin } from './only-superadmin.tsx';
import { ServicioActions } from './servicio-actions.tsx';
import { CATEGORIA_LABELS } from './servicio-texts.ts';

const GRID = { columns: { base: 1, md: 2, xl: 3 }, gap: '4' } as const;

export default function ServiciosPage() {
  const { isSuperadmin } = useSession();
  const [filters, setFilters] = useTableState({ q: '', categoria: '', estado: '' });
  const { data, error, mutate, isValidating } = useApi('listServiciosHr', { query: { limit: 200 } });
  const wanted = fold(filters.q);
  const filtered = filters.q !== '' || filters.categoria !== '' || filters.estado !== '';
  const shown = data?.data.filter(
    ({ nombre, descripcion, competencias, categoria, configuracion }) =>
      fold([nombre, descripcion, ...competencias].join(' ')).includes(wanted) &&
      (!filters.categoria || filters.categoria === categoria) &&
      (!filters.estado || (filters.estado === 'activos') === configuracion.activo),
  );
  return (
    <>
      <PageHeader
        title="Servicios HR"
        count={data?.data.length}
        description="Plantillas de entrevista: sus fases, sus preguntas y la rúbrica con la que se puntúa."
        actions={
          isSuperadmin && (
            <LinkButton to="/servicios-hr/nuevo" colorPalette="brand">
              <Plus aria-hidden />
              Nuevo servicio
            </LinkButton>
          )
        }
      />
      {!isSuperadmin && (
        <Box mb="4">
          <OnlySuperadmin verb="crear y editar" />
        </Box>
      )}
      <FilterBar>
        <SearchInput
          value={filters.q}
          onChange={(q) => setFilters({ q })}
          placeholder="Buscar por nombre o competencia"
        />
        <SelectFilter
          label="Categoría"
          value={filters.categoria}
          onChange={(categoria) => setFilters({ categoria })}
          options={[['', 'Todas las categorías'], ...Object.entries(CATEGORIA_LABELS)]}
        />
        <SelectFilter
          label="Estado"
          value={filters.estado}
          onChange={(estado) => setFilters({ estado })}
          options={[
            ['', 'Todos'],
            ['activos', 'Activos'],
            ['inactivos', 'Inactivos'],
          ]}
        />
      </FilterBar>
      {error && !data ? (
        <LoadError
          title={`Error al cargar servicios HR: ${messageOf(error)}`}
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error instanceof ApiError &&
            error.status === 0 &&
            `Comprueba que el servidor está en marcha en ${location.host}.`}
        </LoadError>
      ) : shown?.length === 0 ? (
        <Card p="0">
          <EmptyState
            icon={Briefcase}
            title={filtered ? 'Ningún servicio coincide con la búsqueda' : 'Aún no hay servicios'}
            action={
              filtered && (
                <Button variant="outline" onClick={() => setFilters({ q: '', categoria: '', estado: '' })}>
                  Quitar la búsqueda
                </Button>
              )
            }
          >
            {!filtered &&
              (isSuperadmin
                ? 'Un servicio define qué pregunta la entrevista y cómo se valora.'
                : 'Tu empresa no ha contratado ningún servicio. Escribe a quien administra la plataforma.')}
          </EmptyState>
        </Card>
      ) : (
        <SimpleGrid {...GRID}>
          {shown
            ? shown.map((servicio) => (
                <ServicioCard key={servicio.codigo} servicio={servicio} isSuperadmin={isSuperadmin} />
              ))
            : [1, 2, 3].map((bone) => <Skeleton key={bone} h="60" rounded="l3" />)}
        </SimpleGrid>
      )}
    </>
  );
}

const COMPETENCIAS_SHOWN = 4;

function ServicioCard({ servicio, isSuperadmin }: { servicio: ServicioHrResumen; isSuperadmin: boolean }) {
  const rest = servicio.competencias.length - COMPETENCIAS_SHOWN;
  return (
    <Card
      as="article"
      aria-label={servicio.nombre}
      position="relative"
      display="flex"
      flexDirection="column"
      transition="colors"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Flex gap="1.5" mb="3" minH="8" align="center">
        <Badge colorPalette="brand">{CATEGORIA_LABELS[servicio.categoria]}</Badge>
        {!servicio.configuracion.activo && <Badge colorPalette="gray">Inactivo</Badge>}
        {/* Above the card's own link. */}
        <Flex ms="auto" gap="1" position="relative" zIndex="1">
          <EjecutarButton servicio={servicio} size="xs" />
          {isSuperadmin && <ServicioActions servicio={servicio} />}
        </Flex>
      </Flex>
      <Heading as="h2" size="lg">
        <Box asChild css={{ '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' } }}>
          <Link to={`/servicios-hr/${servicio.codigo}`}>{servicio.nombre}</Link>
        </Box>
      </Heading>
      <Text mt="1" color="fg.muted" lineClamp="3">
        {servicio.descripcion}
      </Text>
      <Flex gap="1.5" mt="4" wrap="wrap">
        {servicio.competencias.slice(0, COMPETENCIAS_SHOWN).map((nombre) => (
          <Badge key={nombre} colorPalette="gray">
            {nombre}
          </Badge>
        ))}
        {rest > 0 && <Badge colorPalette="gray">+{rest}</Badge>}
      </Flex>
      <Flex gap="4" mt="auto" pt="5" color="fg.muted" textStyle="xs" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Fact icon={Clock}>{servicio.duracionEstimada} min</Fact>
        <Fact icon={ListChecks}>
          {servicio.numeroFases} {servicio.numeroFases === 1 ? 'fase' : 'fases'}
        </Fact>
        <Fact icon={MessageCircleQuestion}>
          {servicio.numeroPreguntas} {servicio.numeroPreguntas === 1 ? 'pregunta' : 'preguntas'}
        </Fact>
        {servicio.metricas && <Fact icon={CircleCheck}>{ejecucionesText(servicio.metricas.totalEjecuciones)}</Fact>}
      </Flex>
    </Card>
  );
}

const ejecucionesText = (n: number) => (n === 1 ? '1 entrevista terminada' : `${n} entrevistas terminadas`);

function Fact({ icon: Icon, children }: { icon: typeof Clock; children: React.ReactNode }) {
  return (
    <Flex align="center" gap="1.5">
      <Icon size={14} aria-hidden />
      <span>{children}</span>
    </Flex>
  );
}
