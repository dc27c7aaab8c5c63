import { Ban, CalendarPlus, CreditCard, Eye, Repeat } from 'lucide-react';
import type { Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { closedText } from './suscripcion-words.ts';

export interface Opened {
  dialog: 'view' | 'plan' | 'pago' | 'prueba' | 'cancel';
  suscripcion: Suscripcion;
}

/** What cannot be done now is shown with its reason. */
export function SuscripcionActions({
  suscripcion,
  open,
}: {
  suscripcion: Suscripcion;
  open: (opened: Opened) => void;
}) {
  const run = (dialog: Opened['dialog']) => () => open({ dialog, suscripcion });
  const refused = closedText(suscripcion);
  return (
    <ActionMenu
      label={`Acciones de ${suscripcion.empresaNombre}`}
      actions={[
        { label: 'Ver detalle', icon: Eye, run: run('view') },
        { label: 'Cambiar de plan', icon: Repeat, run: run('plan'), refused },
        { label: 'Método de pago', icon: CreditCard, run: run('pago'), refused },
        {
          label: 'Ampliar la prueba',
          icon: CalendarPlus,
          run: run('prueba'),
          refused: suscripcion.estado === 'trial' ? undefined : 'Solo mientras está en prueba',
        },
        { label: 'Cancelar suscripción', icon: Ban, danger: true, run: run('cancel'), refused },
      ]}
    />
  );
}
