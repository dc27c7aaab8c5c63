import { Button, Skeleton } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Section } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useApi } from '../../../lib/use-api.ts';
import { SecurityRow } from './security-row.tsx';

const PasswordDialog = lazy(() => import('./password-dialog.tsx'));

/** The own password, for whoever came in by it. It stands outside the profile's form. */
export default function PasswordSection() {
  // Says by which way this session was opened.
  const { data, error, mutate } = useApi('getSegundoFactor');
  const [open, setOpen] = useState(false);
  return (
    <Section id="contrasena" title="Contraseña">
      {data?.porProveedor && (
        <SecurityRow text="Has entrado con Google o Microsoft. Para cambiar tu contraseña de Idonea, entra con ella." />
      )}
      {data && !data.porProveedor && (
        <SecurityRow
          text="Al cambiarla se cierran tus sesiones en los demás dispositivos y te avisamos por correo."
          action={
            <Button variant="outline" onClick={() => setOpen(true)}>
              <KeyRound aria-hidden />
              Cambiar contraseña
            </Button>
          }
        />
      )}
      {!data && error && (
        <ErrorState title="No pudimos consultar tu acceso" error={error} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton h="10" aria-hidden />}
      {open && (
        <Suspense>
          <PasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
