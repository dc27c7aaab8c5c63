import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { BellRing } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConfiguracionUsuario } from '#shared/empresas/usuarios/usuario.ts';
import { Section } from '../../../components/card.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { useSession } from '../../../lib/session.ts';
import { useBrowserPermission } from './browser-notifications.ts';

type Preferences = ConfiguracionUsuario['notificaciones'];

const ROWS: readonly { name: keyof Preferences; label: string; help: string }[] = [
  { name: 'entrevistas', label: 'Entrevistas', help: 'Programadas, empezadas, terminadas o perdidas' },
  { name: 'recordatorios', label: 'Recordatorios', help: 'Antes de una entrevista y cuando una revisión se retrasa' },
  {
    name: 'email',
    label: 'Correo',
    help: 'Lo importante: informes listos, fallos, recordatorios, y entrevistas que programas',
  },
  { name: 'push', label: 'Navegador', help: 'Mientras Idonea está abierto en una pestaña' },
];

/** What one is told of, and the browser's permission, which is asked for only here and only by a press. */
export function PreferencesCard() {
  const { notificaciones } = useSession().user.configuracion;
  return (
    <Section
      title="Qué te avisamos"
      action={
        <LinkButton to="/perfil#preferencias" variant="outline" size="sm">
          Cambiar
        </LinkButton>
      }
    >
      <Stack as="ul" gap="3.5" listStyleType="none">
        {ROWS.map(({ name, label, help }) => (
          <Row key={name} label={label} help={help} on={notificaciones[name]}>
            {name === 'push' && notificaciones.push && <BrowserPermission />}
          </Row>
        ))}
      </Stack>
      <Text mt="4" color="fg.muted" textStyle="sm">
        Los informes por revisar y los fallos aparecen siempre aquí.
      </Text>
    </Section>
  );
}

function Row({ label, help, on, children }: { label: string; help: string; on: boolean; children: ReactNode }) {
  return (
    <li>
      <Flex justify="space-between" gap="3">
        <Text fontWeight="medium">{label}</Text>
        <Text color={on ? 'green.fg' : 'fg.muted'} fontWeight="medium">
          {on ? 'Activado' : 'Desactivado'}
        </Text>
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        {help}
      </Text>
      {children}
    </li>
  );
}

function BrowserPermission() {
  const { state, ask } = useBrowserPermission();
  if (state === 'default') {
    return (
      <Box mt="2">
        <Button variant="outline" size="sm" onClick={() => void ask()}>
          <BellRing aria-hidden />
          Permitir en este navegador
        </Button>
      </Box>
    );
  }
  const text = {
    granted: 'Permitidos en este navegador.',
    denied: 'Este navegador los tiene bloqueados: permítelos en los ajustes del sitio.',
    'no-disponible': 'Este navegador no puede mostrarlos.',
  }[state];
  return (
    <Text color="fg.muted" textStyle="sm" mt="0.5">
      {text}
    </Text>
  );
}
