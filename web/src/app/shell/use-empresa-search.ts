import { useState } from 'react';
import type { EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import { api } from '../../lib/api.ts';
import type { Page } from '../../lib/api-client.ts';
import { useApi } from '../../lib/use-api.ts';

const PAGE = 30;

/** Companies that a text finds, by name without one; pages are added to the first as they are asked for. */
export function useEmpresaSearch(q: string) {
  const query = { limit: PAGE, orden: 'nombre' as const, ...(q && { q }) };
  const first = useApi('listEmpresas', { query }, { keepPreviousData: true });
  const [more, setMore] = useState<{ of: unknown; page: Page<EmpresaResumen> }>();
  const [failure, setFailure] = useState<unknown>();
  const [isLoadingMore, setLoadingMore] = useState(false);

  // Pages that were added belong to one answer: another text, or the same read anew, begins with its first page.
  const added = more && more.of === first.data ? more.page : undefined;
  const cursor = added ? added.nextCursor : first.data?.nextCursor;

  async function loadMore() {
    if (!cursor || isLoadingMore) return;
    setLoadingMore(true);
    setFailure(undefined);
    try {
      const next = await api.call('listEmpresas', { query: { ...query, cursor } });
      const page = { data: [...(added?.data ?? []), ...next.data], nextCursor: next.nextCursor };
      setMore({ of: first.data, page });
    } catch (error) {
      setFailure(error);
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    empresas: first.data && [...first.data.data, ...(added?.data ?? [])],
    error: first.error ?? failure,
    isLoading: !first.data && !first.error,
    hasMore: cursor !== undefined,
    isLoadingMore,
    loadMore: () => void loadMore(),
    retry: () => (first.error ? void first.mutate() : void loadMore()),
  };
}
