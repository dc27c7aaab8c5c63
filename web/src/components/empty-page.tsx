import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Paging } from '../lib/use-paged.ts';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { Pager } from './pager.tsx';

interface Props {
  paging: Paging | undefined;
  /** Shown when there is nothing at all: an `<EmptyState>`. */
  empty: ReactNode;
}

/** In place of a list without rows: it has none, or it has ended behind other pages. */
export function NoRows({ paging, empty }: Props) {
  const isEnd = paging?.hasPrevious && !paging.hasNext;
  return isEnd ? <EmptyState icon={SearchX} title="No hay más" /> : empty;
}

/** The same with the way back, in place of a whole list. */
export function EmptyPage({ paging, empty, caption }: Props & { caption: string }) {
  return (
    <>
      <Card p="0">
        <NoRows paging={paging} empty={empty} />
      </Card>
      {paging?.hasPrevious && <Pager paging={paging} caption={caption} />}
    </>
  );
}
