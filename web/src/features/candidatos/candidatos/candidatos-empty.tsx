import { Button } from '@chakra-ui/react';
import { SearchX, UserPlus, Users } from 'lucide-react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';

export function NoCandidatos() {
  return (
    <EmptyState
      icon={Users}
      title="Aún no hay candidatos"
      action={
        <LinkButton to="/candidatos/nuevo" colorPalette="brand">
          <UserPlus aria-hidden />
          Crear el primer candidato
        </LinkButton>
      }
    >
      Aquí llevarás a las personas de cada proceso. Crea la primera y prográmale una entrevista.
    </EmptyState>
  );
}

export function NoResults({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={q ? `Ningún candidato coincide con «${q}»` : 'Ningún candidato coincide con los filtros'}
      action={
        <Button variant="outline" onClick={onClear}>
          Quitar los filtros
        </Button>
      }
    >
      {q && 'Se buscan palabras del nombre y del puesto, y el comienzo del correo, sin distinguir acentos.'}
    </EmptyState>
  );
}
