import { Box, Button, chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TextoCuidado } from '#shared/entrevistas/cuidado/texto-cuidado.ts';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FilterBar, SelectFilter, withChosen } from '../../../../components/filter-bar.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { messageOf } from '../../../../lib/api-error.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { usePaged } from '../../../../lib/use-paged.ts';
import { useTableState } from '../../../../lib/use-table-state.ts';
import { CONJUNTO_LABELS } from './cuidado-words.ts';
import { GarantiasSection } from './garantias-section.tsx';
import { VersionSection } from './version-section.tsx';

const TextoDialog = lazy(() => import('./texto-dialog.tsx'));

/** A version of a set in the URL: `cuidado@2026-11-25.2`. */
const keyOf = ({ conjunto, version }: { conjunto: string; version: string }) => `${conjunto}@${version}`;

export function TextosTab() {
  const [{ de, grupo, q }, setState] = useTableState({ de: '', grupo: '', q: '' });
  const { data, error, mutate, isValidating } = useApi('getCuidado');
  const versiones = data?.versiones ?? [];
  const chosen = versiones.find((each) => keyOf(each) === de) ?? versiones[0];
  const list = usePaged('listTextosCuidado', {
    conjunto: chosen?.conjunto ?? 'cuidado',
    version: chosen?.version,
    grupo: grupo || undefined,
    q: q || undefined,
  });
  const [opened, setOpened] = useState<TextoCuidado>();

  if (error && !data) {
    const title = `No pudimos cargar las versiones: ${messageOf(error)}`;
    return <LoadError title={title} error={error} onRetry={() => void mutate()} retrying={isValidating} />;
  }
  return (
    <Stack gap="5">
      <Box maxW="md">
        <SelectFilterWide
          value={chosen ? keyOf(chosen) : ''}
          onChange={(value) => setState({ de: value, grupo: '', q: '' })}
          options={versiones.map((each) => [
            keyOf(each),
            `${CONJUNTO_LABELS[each.conjunto]}, versión ${each.version}${each.vigente ? '' : ' (anterior)'}`,
          ])}
        />
      </Box>
      {chosen ? <VersionSection version={chosen} paises={data?.paises ?? []} /> : <Skeleton h="40" rounded="l3" />}
      <Box>
        <FilterBar>
          <SearchInput value={q} onChange={(text) => setState({ q: text })} placeholder="Buscar en los textos" />
          <SelectFilter
            label="De qué habla"
            value={grupo}
            onChange={(value) => setState({ grupo: value })}
            options={withChosen(
              [['', 'Todos los textos'], ...(chosen?.grupos ?? []).map((each) => [each, each] as const)],
              grupo,
            )}
          />
        </FilterBar>
        <DataTable
          caption="Textos"
          columns={columns(setOpened)}
          rows={list.rows}
          rowKey={({ id }) => id}
          error={list.error}
          errorTitle="No pudimos cargar los textos"
          onRetry={list.reload}
          stale={list.isValidating}
          paging={list.paging}
          empty={
            <EmptyState
              icon={SearchX}
              title="Ningún texto coincide con la búsqueda"
              action={
                <Button variant="outline" onClick={() => setState({ q: '', grupo: '' })}>
                  Quitar los filtros
                </Button>
              }
            />
          }
        />
      </Box>
      {data && <GarantiasSection garantias={data.garantias} />}
      <Suspense fallback={null}>
        {opened && <TextoDialog texto={opened} paises={data?.paises ?? []} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Stack>
  );
}

/** Which version is read: its name needs the whole line. */
function SelectFilterWide(props: Pick<Parameters<typeof SelectFilter>[0], 'value' | 'onChange' | 'options'>) {
  return (
    <Box css={{ '& > div': { flex: '1 1 auto' } }} display="flex">
      <SelectFilter label="Versión de los textos" {...props} />
    </Box>
  );
}

function columns(open: (texto: TextoCuidado) => void): Column<TextoCuidado>[] {
  return [
    {
      id: 'texto',
      header: 'Texto',
      cell: (texto) => (
        <chakra.button
          type="button"
          textAlign="start"
          fontWeight="normal"
          cursor="pointer"
          minH="6"
          lineClamp="2"
          _hover={{ color: 'brand.fg' }}
          aria-label={`Ver ${texto.id}: ${texto.texto}`}
          onClick={() => open(texto)}
        >
          {texto.texto}
        </chakra.button>
      ),
    },
    { id: 'id', header: 'Código', width: '9rem', wideOnly: true, cell: ({ id }) => id },
    {
      id: 'grupo',
      header: 'De qué habla',
      width: '13rem',
      cell: ({ grupo, gravedad, cuando }) => (
        <div>
          {grupo}
          {gravedad !== null && `, nivel ${gravedad}`}
          {cuando && (
            <Text color="fg.muted" textStyle="xs">
              {cuando}
            </Text>
          )}
        </div>
      ),
    },
    { id: 'tiene', header: 'Además', width: '11rem', wideOnly: true, cell: besides },
  ];
}

/** Facts about a text besides its words. */
function besides({ textoFacil, lenguas, variantes, detiene }: TextoCuidado): string {
  const parts = [
    detiene && 'Detiene la sala',
    textoFacil && 'versión fácil',
    lenguas.length > 0 && `${lenguas.length} lenguas`,
    variantes.length > 0 && (variantes.length === 1 ? '1 variante' : `${variantes.length} variantes`),
  ];
  return parts.filter(Boolean).join(', ') || '—';
}
