import { Button, Flex, Text } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Section } from '../../../components/card.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { session } from '../../../lib/session.ts';

/** The own accesses, and the way out of all devices. */
export function SesionesSection({ title, lastAccess }: { title: string; lastAccess: string | null }) {
  const [asking, setAsking] = useState(false);
  return (
    <Section id="seguridad" title={title}>
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Text color="fg.muted" flex="1 1 18rem">
          Acceso anterior: <DateText value={lastAccess} style="dateTime" />. Si no reconoces un acceso o perdiste un
          dispositivo, cierra todas tus sesiones.
        </Text>
        <Button variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
          <LogOut aria-hidden />
          Cerrar todas las sesiones
        </Button>
      </Flex>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Cerrar todas las sesiones?"
        confirmLabel="Cerrar todas las sesiones"
        danger
        onConfirm={() => session.logoutEverywhere()}
      >
        <Text>
          Saldrás de todos los dispositivos, también de este, y tendrás que volver a acceder con tu contraseña. Los
          cambios sin guardar de esta pantalla se pierden.
        </Text>
      </ConfirmDialog>
    </Section>
  );
}
