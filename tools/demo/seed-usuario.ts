import { randomBytes } from 'node:crypto';
import type { Identity } from '#functions/core/adapters/identity.ts';
import type { Deps } from '#functions/core/deps.ts';
import { usuariosActividadWrite } from '#functions/empresas/empresas/actividad.repository.ts';
import { usoWrite } from '#functions/empresas/empresas/uso.repository.ts';
import { mergePerfil } from '#functions/empresas/usuarios/merge-perfil.ts';
import { perfilRepository } from '#functions/empresas/usuarios/perfil.repository.ts';
import { usuarioRepository, usuarioWrites } from '#functions/empresas/usuarios/usuario.repository.ts';
import type { Rol } from '#shared/core/permissions.ts';
import { displayNombre, type Empresa } from '#shared/empresas/empresas/empresa.ts';
import { DEMO_PASSWORD } from './demo-data.ts';

interface DemoUsuario {
  nombre: string;
  email: string;
  rol: Rol;
  puesto: string;
  empresa: Empresa | null;
}

/** A user whose password (`DEMO_PASSWORD`) is set for good, as if they had signed in before. */
export async function seedUsuario(
  deps: Deps,
  identity: Identity,
  { nombre, email, rol, puesto, empresa }: DemoUsuario,
): Promise<void> {
  const id = deps.newId('usr');
  const user = {
    id,
    nombre,
    email,
    telefono: '',
    rol,
    empresaId: empresa?.id ?? null,
    empresaNombre: empresa && displayNombre(empresa),
    fecha: deps.now().toISOString(),
    passwordCifrada: '',
  };
  await deps.table.write([
    ...usuarioWrites(user),
    ...(empresa
      ? [
          usoWrite(empresa.id, { usuarios: 1, adminsActivos: rol === 'admin' ? 1 : 0 }),
          usuariosActividadWrite(empresa.id, 1),
        ]
      : []),
  ]);
  const temporaryPassword = randomBytes(12).toString('base64url');
  const sub = await identity.provision({ id, email, nombre, temporaryPassword });
  await usuarioRepository(deps.table).markInvited({ id, email, sub, passwordCifrada: '', now: new Date(0) }, []);
  await seedPerfil(deps, id, puesto);
  const signIn = await identity.signIn(email, temporaryPassword);
  if (signIn.kind !== 'new_password') throw new Error(`Demo user ${email} could not sign in`);
  await identity.setNewPassword(signIn.session, DEMO_PASSWORD);
  const usuario = { id, email, estado: 'confirmado' as const, ultimoAcceso: null, segundoFactorDesde: null };
  await usuarioRepository(deps.table).recordAccess(usuario, user.fecha);
}

/** The demo companies are Spanish, so their people see Spanish clocks. */
async function seedPerfil(deps: Deps, usuarioId: string, puesto: string): Promise<void> {
  const perfiles = perfilRepository(deps.table);
  const stored = await perfiles.get(usuarioId);
  const changes = {
    version: 1,
    puesto,
    direccion: { pais: 'España' },
    configuracion: { zonaHoraria: 'Europe/Madrid' },
  };
  await perfiles.update(stored, mergePerfil(stored, changes, deps.now()), deps);
}
