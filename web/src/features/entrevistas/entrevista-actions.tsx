import { Button, type ButtonProps } from '@chakra-ui/react';
import { FileText, Link2, RotateCw } from 'lucide-react';
import { canTransition, type EstadoEntrevista } from '#shared/entrevistas/entrevista.states.ts';
import { LinkButton } from '../../components/link-button.tsx';
import type { useCopyEnlace } from './use-copy-enlace.tsx';
import type { useRetryAnalysis } from './use-retry-analysis.ts';

interface Props {
  entrevista: { id: string; estado: EstadoEntrevista; candidatoNombre: string };
  enlace: ReturnType<typeof useCopyEnlace>;
  analysis: ReturnType<typeof useRetryAnalysis>;
  size?: ButtonProps['size'];
}

/** What can be done with an interview, from the transition table: the link lets in while it can start or go on. */
export function EntrevistaActions({ entrevista: { id, estado, candidatoNombre }, enlace, analysis, size }: Props) {
  const shared = { size, variant: 'outline' as const };
  const name = (action: string) => `${action}: ${candidatoNombre}`;
  return (
    <>
      {(canTransition(estado, 'start') || canTransition(estado, 'finish')) && (
        <Button
          {...shared}
          aria-label={name('Copiar enlace')}
          disabled={enlace.busyId === id}
          onClick={() => enlace.copy(id)}
        >
          <Link2 aria-hidden />
          Copiar enlace
        </Button>
      )}
      {canTransition(estado, 'retryAnalysis') && (
        <Button
          {...shared}
          aria-label={name('Reintentar análisis')}
          disabled={analysis.busyId === id}
          onClick={() => analysis.retry(id)}
        >
          <RotateCw aria-hidden />
          {analysis.busyId === id ? 'Reintentando...' : 'Reintentar análisis'}
        </Button>
      )}
      {(canTransition(estado, 'validate') || estado === 'validada') && (
        <LinkButton {...shared} to={`/informes/${id}`} aria-label={name('Ver informe')}>
          <FileText aria-hidden />
          Ver informe
        </LinkButton>
      )}
    </>
  );
}
