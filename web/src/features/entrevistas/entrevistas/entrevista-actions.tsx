import { Button, type ButtonProps } from '@chakra-ui/react';
import { CalendarClock, CalendarX, FileText, Link2, Play, RefreshCw, RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { canTransition } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { ActionMenu, type MenuAction } from '../../../components/action-menu.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import type { Opened } from './entrevista-dialogs.tsx';
import { useCopyEnlace } from './use-copy-enlace.tsx';
import { useRetryAnalysis } from './use-retry-analysis.ts';

const EntrevistaDialogs = lazy(() => import('./entrevista-dialogs.tsx'));

export type EntrevistaTools = ReturnType<typeof useEntrevistaTools>;

/** What the buttons of all rows share: `{tools.dialogs}` stands once in the page. */
export function useEntrevistaTools() {
  const enlace = useCopyEnlace();
  const analysis = useRetryAnalysis();
  const [opened, setOpened] = useState<Opened>();
  const dialogs = (
    <>
      {enlace.dialog}
      <Suspense>{opened && <EntrevistaDialogs opened={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  );
  return { enlace, analysis, open: setOpened, dialogs };
}

interface Props {
  entrevista: Entrevista;
  tools: EntrevistaTools;
  size?: ButtonProps['size'];
}

/** What can be done with an interview, from the transition table: the link lets in while it can start or go on. */
export function EntrevistaActions({ entrevista, tools, size }: Props) {
  const { id, estado, candidatoNombre } = entrevista;
  const { enlace, analysis } = tools;
  const shared = { size, variant: 'outline' as const };
  const name = (action: string) => `${action}: ${candidatoNombre}`;
  const more = menuOf(entrevista, tools);
  return (
    <>
      {letsIn(entrevista) && (
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
      {more.length > 0 && <ActionMenu label={`Acciones de la entrevista de ${candidatoNombre}`} actions={more} />}
    </>
  );
}

const letsIn = ({ estado }: Entrevista) => canTransition(estado, 'start') || canTransition(estado, 'finish');

function menuOf(entrevista: Entrevista, { open }: EntrevistaTools): MenuAction[] {
  const { estado } = entrevista;
  const show = (dialog: Opened['dialog']) => () => open({ dialog, entrevista });
  return [
    ...(canTransition(estado, 'start')
      ? [
          { label: 'Iniciar', icon: Play, run: show('start') },
          { label: 'Reprogramar', icon: CalendarClock, run: show('reschedule') },
        ]
      : []),
    ...(letsIn(entrevista) ? [{ label: 'Regenerar enlace', icon: RefreshCw, run: show('regenerate') }] : []),
    ...(canTransition(estado, 'cancel')
      ? [{ label: 'Cancelar entrevista', icon: CalendarX, danger: true, run: show('cancel') }]
      : []),
  ];
}
