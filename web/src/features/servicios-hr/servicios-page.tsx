import { Badge, Box, Button, Flex, Heading, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { Briefcase, Clock, ListChecks, MessageCircleQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { fold } from '#shared/core/fold.ts';
import type { ServicioHrResumen } from '#shared/servicios-hr/servicio-hr.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { FilterBar } from '../../components/filter-bar.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { useApi } from '../../lib/use-api.ts';
import { useTableState } from '../../lib/use-table-state.ts';
import { CATEGORIA_LABELS } from './servicio-texts.ts';

const GRID = { columns: { base: 1, md: 2, xl: 3 }, gap: '4' } as const;

export default function ServiciosPage() {
  const [filters, setFilters] = useTableState({ q: '' });
  const { data, error, mutate, isValidating } = useApi('listServiciosHr', { query: { limit: 200 } });
  const wanted = fold(filters.q);
  const shown = data?.data.filter((servicio) =>
    fold([servicio.nombre, servicio.descripcion, ...servicio.competencias].join(' ')).includes(wanted),
  );
  return (
    <>
      <PageHeader
        title="Servicios HR"
        count={data?.data.length}
        description="Plantillas de entrevista: sus fases, sus preguntas y la rúbrica con la que se puntúa."
      />
      <FilterBar>
        <SearchInput
          value={filters.q}
          onChange={(q) => setFilters({ q })}
          placeholder="Buscar por nombre o competencia"
        />
      </FilterBar>
      {error && !data ? (
        <Card p="0">
          <ErrorState
            title="Error al cargar servicios HR"
            error={error}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        </Card>
      ) : shown?.length === 0 ? (
        <Card p="0">
          <EmptyState
            icon={Briefcase}
            title={filters.q ? 'Ningún servicio coincide con la búsqueda' : 'Aún no hay servicios'}
            action={
              filters.q && (
                <Button variant="outline" onClick={() => setFilters({ q: '' })}>
                  Quitar la búsqueda
                </Button>
              )
            }
          >
            {!filters.q && 'Un servicio define qué pregunta la entrevista y cómo se valora.'}
          </EmptyState>
        </Card>
      ) : (
        <SimpleGrid {...GRID}>
          {shown
            ? shown.map((servicio) => <ServicioCard key={servicio.codigo} servicio={servicio} />)
            : [1, 2, 3].map((bone) => <Skeleton key={bone} h="60" rounded="l3" />)}
        </SimpleGrid>
      )}
    </>
  );
}

const COMPETENCIAS_SHOWN = 4;

function ServicioCard({ servicio }: { servicio: ServicioHrResumen }) {
  const rest = servicio.competencias.length - COMPETENCIAS_SHOWN;
  return (
    <Card
      as="article"
      position="relative"
      display="flex"
      flexDirection="column"
      transition="colors"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Flex gap="1.5" mb="3">
        <Badge colorPalette="brand">{CATEGORIA_LABELS[servicio.categoria]}</Badge>
        {!servicio.configuracion.activo && <Badge colorPalette="gray">Inactivo</Badge>}
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
        <Fact icon={ListChecks}>{servicio.numeroFases} fases</Fact>
        <Fact icon={MessageCircleQuestion}>{servicio.numeroPreguntas} preguntas</Fact>
      </Flex>
    </Card>
  );
}

function Fact({ icon: Icon, children }: { icon: typeof Clock; children: React.ReactNode }) {
  return (
    <Flex align="center" gap="1.5">
      <Icon size={14} aria-hidden />
      <span>{children}</span>
    </Flex>
  );
}
