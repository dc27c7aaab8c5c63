import { Button } from '@chakra-ui/react';
import { RefreshCcw } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';

/** For when figures and interviews seem to differ. */
export function RecuentoButton({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  async function start() {
    await api.call('startRecuento');
    toast.success('Recuento en marcha', { description: 'Las cifras se ponen al día en unos segundos.' });
    window.setTimeout(onDone, 5000);
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <RefreshCcw aria-hidden />
        Recontar
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="¿Recontar las entrevistas de esta empresa?"
        confirmLabel="Recontar"
        onConfirm={start}
      >
        Se repasan todas sus entrevistas y se corrige lo que falte en las cifras. Si no falta nada, quedan igual.
      </ConfirmDialog>
    </>
  );
}
