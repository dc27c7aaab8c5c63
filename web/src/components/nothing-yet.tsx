import { Button } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

interface Props {
  /** «Nadie por ahora», «Ninguno por ahora». */
  title: string;
  onNext: () => void;
  children: ReactNode;
}

/** For a page without entries that is not the last: with some filters an answer looks at a bounded number of them. */
export function NothingYet({ title, onNext, children }: Props) {
  const next = (
    <Button colorPalette="brand" onClick={onNext}>
      Seguir buscando
    </Button>
  );
  return (
    <EmptyState icon={SearchX} title={title} action={next}>
      {children}
    </EmptyState>
  );
}
