import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../components/link-button.tsx';
import { completoPath } from './informe-paths.ts';
import { useCola } from './use-cola.ts';

/** On to the report that has waited longest; nothing when none waits. */
export function SiguienteButton({ exceptId }: { exceptId: string }) {
  const { next } = useCola(exceptId);
  if (!next) return null;
  return (
    <LinkButton
      colorPalette="brand"
      to={completoPath(next.entrevistaId)}
      aria-label={`Siguiente por validar: ${next.candidatoNombre}`}
    >
      Siguiente por validar
      <ArrowRight aria-hidden />
    </LinkButton>
  );
}
