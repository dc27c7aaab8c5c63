import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Rol } from '#shared/core/permissions.ts';
import type { UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RolChoice } from './rol-choice.tsx';
import { useUsuarioChanges } from './use-usuario-changes.ts';
import { useUsuariosScope } from './use-usuarios-scope.ts';
import { nombreCompleto } from './usuario-words.ts';

export default function RolDialog({ usuario, onClose }: { usuario: UsuarioListado; onClose: () => void }) {
  const { isSuperadmin, empresaId } = useUsuariosScope();
  const { setRol } = useUsuarioChanges();
  const [rol, choose] = useState<Rol>(usuario.rol);
  const roles: readonly Rol[] = isSuperadmin ? ['operador', 'admin', 'superadmin'] : ['operador', 'admin'];
  const joins = usuario.rol === 'superadmin' && rol !== 'superadmin';
  const leaves = usuario.rol !== 'superadmin' && rol === 'superadmin';
  const name = nombreCompleto(usuario);
  const needsEmpresa = joins && !empresaId;

  return (
    <ConfirmDialog
      open
      title={`Cambiar el rol de ${name}`}
      confirmLabel="Guardar rol"
      disabled={rol === usuario.rol || needsEmpresa}
      onClose={onClose}
      onConfirm={() => setRol(usuario, rol)}
    >
      <Stack gap="4">
        <RolChoice roles={roles} name="rol" selected={rol} onChange={(event) => choose(event.target.value as Rol)} />
        {needsEmpresa && (
          <Notice kind="warning" title="Elige antes una empresa">
            Solo un Super Admin puede no tener empresa. Elígela en la cabecera y vuelve a cambiar el rol.
          </Notice>
        )}
        {leaves && (
          <Notice kind="warning" title={`${name} dejará de pertenecer a ${usuario.empresaNombre ?? 'su empresa'}`}>
            Un Super Admin gestiona la plataforma entera y no ocupa plaza en ninguna empresa.
          </Notice>
        )}
        <Text color="fg.muted" textStyle="sm">
          El cambio vale desde ahora: su sesión abierta se cerrará y al volver a entrar tendrá el rol nuevo.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
