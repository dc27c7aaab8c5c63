import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import CancelDialog from './cancel-dialog.tsx';
import { RegenerateDialog, StartDialog } from './enlace-dialogs.tsx';
import RescheduleDialog from './reschedule-dialog.tsx';

export interface Opened {
  dialog: keyof typeof DIALOGS;
  entrevista: Entrevista;
}

const DIALOGS = {
  reschedule: RescheduleDialog,
  cancel: CancelDialog,
  regenerate: RegenerateDialog,
  start: StartDialog,
};

/** One chunk for all of them: none is needed to show the list. */
export default function EntrevistaDialogs({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const Chosen = DIALOGS[opened.dialog];
  return <Chosen entrevista={opened.entrevista} onClose={onClose} />;
}
