import { Button } from '@chakra-ui/react';
import { CircleCheck, FileSearch, SearchX } from 'lucide-react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { NothingYet } from '../../../components/nothing-yet.tsx';
import type { Filters } from './informes-filters.tsx';

interface Props {
  filters: Filters;
  onClear: () => void;
  /** There are more, which this page has not looked at. */
  onNext: (() => void) | undefined;
}

/** Why the list shows nothing, and what to do then. */
export function InformesEmpty({ filters, onClear, onNext }: Props) {
  const { q, areaId, servicioId, estado, recomendacion } = filters;
  const others = Boolean(q || areaId || servicioId || recomendacion);
  if (onNext) {
    return (
      <NothingYet title="Ninguno por ahora" onNext={onNext}>
        Miramos una parte de los informes y ninguno coincide con todos los filtros. Hay más.
      </NothingYet>
    );
  }
  if (!others && !estado) return <NoInformes />;
  const clear = (
    <Button variant="outline" onClick={onClear}>
      Quitar los filtros
    </Button>
  );
  if (!others && estado === 'analizada') {
    return <EmptyState icon={CircleCheck} title="No queda ningún informe por validar" action={clear} />;
  }
  return (
    <EmptyState
      icon={SearchX}
      title={q ? `Ningún informe coincide con «${q}»` : 'Ningún informe coincide con los filtros'}
      action={clear}
    >
      {q && 'Se buscan palabras del nombre del candidato, sin distinguir acentos.'}
    </EmptyState>
  );
}

function NoInformes() {
  return (
    <EmptyState
      icon={FileSearch}
      title="Aún no hay informes"
      action={
        <LinkButton to="/entrevistas" variant="outline">
          Ir a Entrevistas
        </LinkButton>
      }
    >
      Cuando una persona termina su entrevista, su informe aparece aquí para que lo leas y lo valides.
    </EmptyState>
  );
}
