import { Button, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Paging } from '../lib/use-paged.ts';

/** Back and forth by cursor; nothing while there is one page. */
export function Pager({ paging, caption }: { paging: Paging; caption: string }) {
  if (!paging.hasNext && !paging.hasPrevious) return null;
  return (
    <Flex as="nav" aria-label={`Páginas de ${caption}`} justify="flex-end" gap="2" mt="3">
      <Button variant="outline" size="sm" disabled={!paging.hasPrevious} onClick={paging.previous}>
        <ChevronLeft aria-hidden />
        Anterior
      </Button>
      <Button variant="outline" size="sm" disabled={!paging.hasNext} onClick={paging.next}>
        Siguiente
        <ChevronRight aria-hidden />
      </Button>
    </Flex>
  );
}
