import { KeyRound, Pencil, Send, ShieldCheck, SmartphoneNfc, Trash2, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import type { UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import { ActionMenu, type MenuAction } from '../../../components/action-menu.tsx';
import { useApi } from '../../../lib/use-api.ts';
import type { Confirmation } from './confirm-dialogs.tsx';
import { useNow } from './use-now.ts';
import { useUsuarioChanges } from './use-usuario-changes.ts';
import { useUsuariosScope } from './use-usuarios-scope.ts';
import { esperaHasta, nombreCompleto, refusalsFor } from './usuario-words.ts';

export type Opened = { dialog: Confirmation | 'edit' | 'rol'; usuario: UsuarioListado };

/** Everything that can be done with one user; what cannot be done now says why. */
export function UsuarioActions({ usuario, open }: { usuario: UsuarioListado; open: (opened: Opened) => void }) {
  const { yo } = useUsuariosScope();
  const { setActivo, resend, quietly } = useUsuarioChanges();
  const now = useNow(esperaHasta(usuario, Date.now()));
  const [opened, setOpened] = useState(false);
  // The list of the whole platform does not say it.
  const asks = opened && usuario.ultimoAdministrador === undefined;
  const { data: found } = useApi(asks ? 'getUsuario' : null, { params: { id: usuario.id } });
  const refused = refusalsFor({ ultimoAdministrador: found?.ultimoAdministrador, ...usuario }, yo, now);
  const show = (dialog: Opened['dialog']) => () => open({ dialog, usuario });

  const send: MenuAction =
    usuario.estado === 'confirmado'
      ? {
          label: 'Restablecer contraseña',
          icon: KeyRound,
          run: show('reset'),
          refused: usuario.id === yo.id ? 'La tuya se cambia en Mi Perfil' : refused.correo,
        }
      : {
          label: 'Reenviar invitación',
          icon: Send,
          run: () => void quietly(resend(usuario)),
          refused: refused.correo,
        };
  const actions: MenuAction[] = [
    { label: 'Editar', icon: Pencil, run: show('edit') },
    { label: 'Cambiar rol', icon: ShieldCheck, run: show('rol'), refused: refused.rol },
    ...(usuario.activo ? [send] : []),
    ...(usuario.segundoFactorDesde
      ? [
          {
            label: 'Restablecer verificación',
            icon: SmartphoneNfc,
            run: show('segundoFactor'),
            refused: usuario.id === yo.id ? 'La tuya se cambia en Mi Perfil' : undefined,
          },
        ]
      : []),
    usuario.activo
      ? { label: 'Desactivar', icon: UserX, run: show('deactivate'), refused: refused.activo }
      : { label: 'Reactivar', icon: UserCheck, run: () => void quietly(setActivo(usuario, true)) },
    { label: 'Eliminar', icon: Trash2, danger: true, run: show('remove'), refused: refused.eliminar },
  ];
  return (
    <ActionMenu label={`Acciones de ${nombreCompleto(usuario)}`} actions={actions} onOpen={() => setOpened(true)} />
  );
}
