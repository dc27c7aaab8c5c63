import { Button, type ButtonProps } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../lib/session.ts';

const EjecutarDialog = lazy(() => import('./ejecutar-dialog.tsx'));

interface Props {
  servicio: { codigo: string; nombre: string; duracionEstimada: number; configuracion: { activo: boolean } };
  size?: ButtonProps['size'];
}

/** Interviews of a service for several candidates: for those who book, in a company, while the service is active. */
export function EjecutarButton({ servicio, size }: Props) {
  const { can, hasEmpresa } = useSession();
  const [open, setOpen] = useState(false);
  if (!hasEmpresa || !can('manage_interviews')) return null;
  return (
    <>
      <Button
        size={size}
        variant="outline"
        disabled={!servicio.configuracion.activo}
        aria-label={`Ejecutar ${servicio.nombre}`}
        onClick={() => setOpen(true)}
      >
        <CalendarPlus aria-hidden />
        Ejecutar
      </Button>
      {open && (
        <Suspense>
          <EjecutarDialog servicio={servicio} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
