import { Box, Button, chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { MailSearch } from 'lucide-react';
import { Link } from 'react-router';
import type { PlantillaResumen } from '#shared/correos/plantilla-correo.ts';
import { CATEGORIAS_CORREO } from '#shared/correos/plantillas.ts';
import { Section } from '../../../../../components/card.tsx';
import { EmptyState } from '../../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { FilterBar, SelectFilter } from '../../../../../components/filter-bar.tsx';
import { SearchInput } from '../../../../../components/search-input.tsx';
import { StateBadge } from '../../../../../components/state-badge.tsx';
import { useApi } from '../../../../../lib/use-api.ts';
import { useTableState } from '../../../../../lib/use-table-state.ts';
import { CATEGORIA_HELP, CATEGORIA_LABELS } from '../correo-words.ts';
import { estadoOf } from './estado-plantilla.ts';

const NO_FILTERS = { q: '', estado: '' };
const ESTADOS = [
  ['', 'Todos los estados'],
  ['predeterminada', 'Predeterminada'],
  ['personalizada', 'Personalizada'],
  ['desactivada', 'Desactivada'],
] as const;

/** Without accents, so that «invitacion» finds «Invitación». */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every e-mail that the platform sends, by category. */
export function PlantillasSection() {
  const { data, error, mutate } = useApi('listPlantillasCorreo');
  const [filters, setFilters] = useTableState(NO_FILTERS);
  const { q, estado } = filters;
  if (error && !data) {
    return <ErrorState title="No pudimos cargar las plantillas" error={error} onRetry={() => void mutate()} />;
  }
  if (!data) return <Skeleton h="96" />;
  const found = data.data.filter(
    (each) => plain(`${each.titulo} ${each.cuando}`).includes(plain(q)) && (!estado || estadoOf(each) === estado),
  );
  return (
    <>
      <FilterBar>
        <SearchInput value={q} onChange={(text) => setFilters({ q: text })} placeholder="Buscar plantilla" />
        <SelectFilter
          label="Estado de la plantilla"
          value={estado}
          onChange={(value) => setFilters({ estado: value })}
          options={ESTADOS}
        />
      </FilterBar>
      {found.length === 0 ? (
        <EmptyState
          icon={MailSearch}
          title="Ninguna plantilla coincide con los filtros"
          action={
            <Button variant="outline" onClick={() => setFilters(NO_FILTERS)}>
              Quitar los filtros
            </Button>
          }
        />
      ) : (
        <Stack gap="6">
          {CATEGORIAS_CORREO.map((categoria) => {
            const ofCategory = found.filter((each) => each.categoria === categoria);
            if (ofCategory.length === 0) return null;
            return (
              <Section key={categoria} title={CATEGORIA_LABELS[categoria]} help={CATEGORIA_HELP[categoria]}>
                <chakra.ul listStyleType="none" m="0" p="0">
                  {ofCategory.map((each) => (
                    <Entrada key={each.plantilla} {...each} />
                  ))}
                </chakra.ul>
              </Section>
            );
          })}
        </Stack>
      )}
    </>
  );
}

function Entrada({ plantilla, titulo, cuando, enabled, personalizada }: PlantillaResumen) {
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      align="center"
      justify="space-between"
      borderTopWidth="1px"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
    >
      <Box minW="0">
        <chakra.span fontWeight="medium" color="brand.fg" _hover={{ textDecoration: 'underline' }}>
          <Link to={`/configuracion/plantillas/${plantilla}`}>{titulo}</Link>
        </chakra.span>
        <Text color="fg.muted" textStyle="sm">
          {cuando}
        </Text>
      </Box>
      <Box flexShrink="0">
        <StateBadge kind="plantilla" value={estadoOf({ enabled, personalizada })} />
      </Box>
    </Flex>
  );
}
