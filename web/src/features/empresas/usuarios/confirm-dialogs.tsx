import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useUsuarioChanges } from './use-usuario-changes.ts';
import { nombreCompleto } from './usuario-words.ts';

export type Confirmation = 'deactivate' | 'reset' | 'segundoFactor' | 'remove';

interface Words {
  title: string;
  confirmLabel: string;
  danger: boolean;
  text: ReactNode;
}

function wordsFor(confirmation: Confirmation, usuario: UsuarioListado): Words {
  const name = nombreCompleto(usuario);
  if (confirmation === 'deactivate') {
    return {
      title: `¿Desactivar a ${name}?`,
      confirmLabel: 'Desactivar',
      danger: true,
      text: 'Perderá el acceso ahora mismo y sus sesiones abiertas se cerrarán. Sus datos y su historial se conservan, y su plaza del plan queda libre. Podrás reactivarlo cuando quieras.',
    };
  }
  if (confirmation === 'reset') {
    return {
      title: `¿Restablecer la contraseña de ${name}?`,
      confirmLabel: 'Restablecer contraseña',
      danger: false,
      text: `Enviaremos a ${usuario.email} una contraseña temporal. La actual deja de servir y todas sus sesiones se cierran ahora mismo.`,
    };
  }
  if (confirmation === 'segundoFactor') {
    return {
      title: `¿Restablecer la verificación en dos pasos de ${name}?`,
      confirmLabel: 'Restablecer verificación',
      danger: true,
      text: `Hazlo solo si ${usuario.nombre} ha perdido su teléfono y te lo ha pedido en persona o por teléfono. Sus sesiones se cierran, le avisaremos y podrá entrar solo con su contraseña hasta que vuelva a activarla.`,
    };
  }
  return {
    title: `¿Eliminar a ${name}?`,
    confirmLabel: 'Eliminar usuario',
    danger: true,
    text: (
      <Stack gap="2">
        <Text>
          Se eliminan su cuenta, su perfil y su acceso. Los informes que validó y lo demás que hizo conservan su nombre.
        </Text>
        <Text>Esta acción no se puede deshacer. Si solo quieres que no entre, desactívalo.</Text>
      </Stack>
    ),
  };
}

interface Props {
  confirmation: Confirmation;
  usuario: UsuarioListado;
  onClose: () => void;
}

export default function UsuarioConfirmDialog({ confirmation, usuario, onClose }: Props) {
  const { setActivo, resetPassword, resetSegundoFactor, remove } = useUsuarioChanges();
  const { text, ...words } = wordsFor(confirmation, usuario);
  const run = {
    deactivate: () => setActivo(usuario, false),
    reset: () => resetPassword(usuario),
    segundoFactor: () => resetSegundoFactor(usuario),
    remove: () => remove(usuario),
  }[confirmation];
  return (
    <ConfirmDialog open {...words} onConfirm={run} onClose={onClose}>
      {typeof text === 'string' ? <Text>{text}</Text> : text}
    </ConfirmDialog>
  );
}
