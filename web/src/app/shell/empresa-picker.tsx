import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import { Input } from '../../components/input.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { empresaNombre } from '../../lib/empresa-nombre.ts';
import { useSession } from '../../lib/session.ts';
import { type Choice, useListBox } from './list-box.tsx';
import { useChooseEmpresa, useCurrentEmpresa, WHOLE_PLATFORM } from './use-current-empresa.ts';
import { useEmpresaSearch } from './use-empresa-search.ts';

const NEAR_END_PX = 80;

/** Thousands of companies, a page at a time: the server searches, scrolling to the end brings more. */
export default function EmpresaPicker({ close }: { close: () => void }) {
  const { empresaId } = useSession();
  const { empresa: current } = useCurrentEmpresa();
  const choose = useChooseEmpresa();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { empresas, error, isLoading, hasMore, isLoadingMore, loadMore, retry } = useEmpresaSearch(q);

  const go = (id: string | null) => {
    close();
    choose(id);
  };
  const toChoice = (empresa: Pick<EmpresaResumen, 'id' | 'nombreComercial' | 'nombreLegal' | 'estado'>): Choice => ({
    id: empresa.id,
    label: empresaNombre(empresa),
    selected: empresa.id === empresaId,
    run: () => go(empresa.id),
    content: (
      <>
        <Box flex="1" truncate>
          {empresaNombre(empresa)}
        </Box>
        {empresa.estado !== 'activa' && <StateBadge kind="empresa" value={empresa.estado} />}
        {empresa.id === empresaId && <Check size={16} aria-hidden />}
      </>
    ),
  });
  const isListed = empresas?.some(({ id }) => id === empresaId);
  const choices: Choice[] = [
    ...(q
      ? []
      : [
          {
            id: '',
            label: WHOLE_PLATFORM,
            selected: !empresaId,
            run: () => go(null),
            content: (
              <>
                <Box flex="1">{WHOLE_PLATFORM}</Box>
                {!empresaId && <Check size={16} aria-hidden />}
              </>
            ),
          },
          ...(current && empresas && !isListed ? [toChoice(current)] : []),
        ]),
    ...(empresas ?? []).map(toChoice),
  ];
  const { field, list, restart } = useListBox('Buscar empresa', choices, {
    maxH: '20rem',
    onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
      if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) loadMore();
    },
  });

  return (
    <Box p="1.5">
      <Input
        {...field}
        enterKeyHint="go"
        autoFocus
        placeholder="Nombre, correo o CIF"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          restart();
        }}
      />
      <Box mt="1.5">
        {list}
        {isLoading && (
          <Stack gap="1.5" p="1.5" aria-hidden>
            <Skeleton h="7" />
            <Skeleton h="7" />
            <Skeleton h="7" />
          </Stack>
        )}
        {error !== undefined && (
          <Box p="2.5" role="alert">
            <Text color="fg.error">{messageOf(error)}</Text>
            <Button mt="2" size="sm" variant="outline" onClick={retry}>
              Reintentar
            </Button>
          </Box>
        )}
        {hasMore && (
          <Button variant="ghost" size="sm" w="full" colorPalette="brand" loading={isLoadingMore} onClick={loadMore}>
            Cargar más
          </Button>
        )}
      </Box>
      <Text role="status" px="2.5" pt="1.5" textStyle="xs" color="fg.muted">
        {empresas && resultText(empresas.length, hasMore, q)}
      </Text>
    </Box>
  );
}

function resultText(count: number, hasMore: boolean, q: string): string {
  if (count === 0) return q ? 'Ninguna empresa coincide con la búsqueda.' : 'Todavía no hay empresas.';
  const found = `${count}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? 'empresa' : 'empresas'}`;
  return q ? `${found} para «${q}»` : found;
}
