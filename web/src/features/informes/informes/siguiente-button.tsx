import { ArrowRight } from 'lucide-react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { completoPath } from './informe-paths.ts';
import { useCola } from './use-cola.ts';

/** On to the next report that waits and was not skipped, else to one that was; nothing when none waits. */
export function SiguienteButton({ informe }: { informe: Informe }) {
  const cola = useCola(informe);
  const next = cola?.pendiente ?? cola?.siguiente ?? cola?.anterior;
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
