import { Badge, Button, Skeleton } from '@chakra-ui/react';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SegundoFactor } from '#shared/acceso/auth/auth.ts';
import { Section } from '../../../components/card.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { toast } from '../../../lib/toast.ts';
import { useApi } from '../../../lib/use-api.ts';
import { SecurityRow } from './security-row.tsx';

const SegundoFactorSetup = lazy(() => import('../segundo-factor/setup.tsx'));
const DeactivateDialog = lazy(() => import('./segundo-factor-dialog.tsx'));

/** Whether the own sign-in asks for a code as well, and what turns it on and off. It stands outside the profile's form. */
export default function SegundoFactorSection() {
  const { data, error, mutate } = useApi('getSegundoFactor');
  const [open, setOpen] = useState<'activar' | 'desactivar'>();
  const close = () => setOpen(undefined);
  const store = (now: SegundoFactor, text: string) => {
    void mutate(now, { revalidate: false });
    close();
    toast.success(text);
  };
  return (
    <Section
      id="verificacion"
      title="Verificación en dos pasos"
      help="Además de tu contraseña, te pedimos un código de tu teléfono."
    >
      {data && <State {...data} onOpen={setOpen} />}
      {!data && error && (
        <ErrorState title="No pudimos consultar la verificación" error={error} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton h="12" aria-hidden />}
      {open === 'activar' && (
        <Dialog open title="Activar la verificación en dos pasos" width="lg" onClose={close}>
          <Suspense fallback={<Skeleton h="48" />}>
            <SegundoFactorSetup onDone={(now) => store(now, 'Verificación en dos pasos activada')} />
          </Suspense>
        </Dialog>
      )}
      {open === 'desactivar' && (
        <Suspense>
          <DeactivateDialog onClose={close} onDone={(now) => store(now, 'Verificación en dos pasos desactivada')} />
        </Suspense>
      )}
    </Section>
  );
}

interface StateProps extends SegundoFactor {
  onOpen: (dialog: 'activar' | 'desactivar') => void;
}

function State({ desde, obligatorio, porProveedor, onOpen }: StateProps) {
  if (desde) {
    return (
      <SecurityRow
        badge={<Badge colorPalette="green">Activada</Badge>}
        text={
          <>
            Desde el <DateText value={desde} />.{' '}
            {obligatorio
              ? 'Tu rol la exige y no se puede desactivar.'
              : 'Si pierdes el teléfono, quien administra los usuarios puede restablecerla.'}
          </>
        }
        action={
          !obligatorio && (
            <Button variant="outline" colorPalette="red" onClick={() => onOpen('desactivar')}>
              <ShieldOff aria-hidden />
              Desactivar
            </Button>
          )
        }
      />
    );
  }
  const off = <Badge colorPalette="gray">Desactivada</Badge>;
  if (porProveedor) {
    return (
      <SecurityRow
        badge={off}
        text="Has entrado con Google o Microsoft: la verificación en dos pasos la hace tu proveedor. Para añadir la de Idonea, entra con tu contraseña."
      />
    );
  }
  return (
    <SecurityRow
      badge={off}
      text="Quien sepa tu contraseña puede entrar en tu cuenta. Con un código de tu teléfono ya no le bastará. Mientras esté activada se entra con contraseña y código, no con Google ni Microsoft."
      action={
        <Button variant="outline" onClick={() => onOpen('activar')}>
          <ShieldCheck aria-hidden />
          Activar
        </Button>
      }
    />
  );
}
