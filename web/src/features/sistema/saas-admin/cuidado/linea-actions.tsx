import { Eye, Pencil, PhoneCall, PhoneOff, Undo2 } from 'lucide-react';
import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { ActionMenu } from '../../../../components/action-menu.tsx';

export interface OpenedLinea {
  dialog: 'view' | 'confirm' | 'correct' | 'withdraw' | 'restore';
  linea: LineaAyuda;
}

interface Props {
  linea: LineaAyuda;
  open: (opened: OpenedLinea) => void;
}

export function LineaActions({ linea, open }: Props) {
  const run = (dialog: OpenedLinea['dialog']) => () => open({ dialog, linea });
  return (
    <ActionMenu
      label={`Acciones de ${linea.nombre}, ${linea.paisNombre}`}
      actions={[
        { label: 'Ver detalle', icon: Eye, run: run('view') },
        {
          label: 'Confirmar que contesta',
          icon: PhoneCall,
          run: run('confirm'),
          refused: linea.marcar ? undefined : 'No tiene número: corrígela primero',
        },
        { label: 'Corregir', icon: Pencil, run: run('correct') },
        linea.retirada
          ? { label: 'Volver a mostrar', icon: Undo2, run: run('restore') }
          : { label: 'Retirar', icon: PhoneOff, danger: true, run: run('withdraw') },
      ]}
    />
  );
}
