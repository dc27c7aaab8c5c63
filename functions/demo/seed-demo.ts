import { randomBytes } from 'node:crypto';
import type { Rol } from '#shared/core/permissions.ts';
import { displayNombre, type Empresa, PLAN_LIMITES, SERVICIOS_POR_DEFECTO } from '#shared/empresas/empresa.ts';
import { areaItem } from '../areas/area.repository.ts';
import { cognitoIdentity, type Identity } from '../core/adapters/identity.ts';
import { kmsSecrets } from '../core/adapters/secrets.ts';
import { type Deps, runtimeDeps } from '../core/deps.ts';
import { dynamoTable } from '../core/dynamo-table.ts';
import { env } from '../core/env.ts';
import { empresaRepository, usoWrite } from '../empresas/empresa.repository.ts';
import { usuarioRepository, usuarioWrites } from '../usuarios/usuario.repository.ts';
import { DEMO_EMPRESAS, DEMO_PASSWORD, DEMO_SUPERADMIN } from './demo-data.ts';
import { seedEntrevistas } from './seed-entrevistas.ts';

/**
 * Fills an empty local installation through the product's own repositories and interviewer. Not deployed: the cloud
 * begins empty, with a superadmin made by `npm run crear-superadmin`.
 */
export async function seed(): Promise<void> {
  const deps = runtimeDeps(dynamoTable(env('TABLE_NAME')));
  const identity = cognitoIdentity();
  await seedUsuario(deps, identity, { ...DEMO_SUPERADMIN, rol: 'superadmin', empresa: null });
  for (const demo of DEMO_EMPRESAS) {
    const empresa = await seedEmpresa(deps, demo);
    for (const usuario of demo.usuarios) await seedUsuario(deps, identity, { ...usuario, empresa });
    for (const nombreArea of demo.areas) {
      const area = {
        id: deps.newId('are'),
        empresaId: empresa.id,
        nombreArea,
        descripcionArea: '',
        activo: true,
        version: 1,
      };
      await deps.table.write([{ put: areaItem(area) }]);
    }
    if (demo === DEMO_EMPRESAS[0]) await seedEntrevistas(deps, kmsSecrets(), empresa);
  }
}

type DemoEmpresa = (typeof DEMO_EMPRESAS)[number];

async function seedEmpresa(deps: Deps, { usuarios: _, areas: __, ...demo }: DemoEmpresa): Promise<Empresa> {
  const fecha = deps.now().toISOString();
  const empresa: Empresa = {
    ...demo,
    id: deps.newId('emp'),
    pais: 'España',
    estado: 'activa',
    serviciosContratados: { ...SERVICIOS_POR_DEFECTO, 'mapeo-organizacional': true },
    limites: PLAN_LIMITES[demo.plan],
    uso: { usuarios: 0, candidatos: 0, entrevistas: 0 },
    fechaCreacion: fecha,
    fechaActualizacion: fecha,
    version: 1,
  };
  await empresaRepository(deps.table).create(empresa, []);
  return empresa;
}

interface DemoUsuario {
  nombre: string;
  email: string;
  rol: Rol;
  empresa: Empresa | null;
}

/** A user whose password is set for good, as if they had signed in before. */
async function seedUsuario(
  deps: Deps,
  identity: Identity,
  { nombre, email, rol, empresa }: DemoUsuario,
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
  await deps.table.write([...usuarioWrites(user), ...(empresa ? [usoWrite(empresa.id, { usuarios: 1 })] : [])]);
  const temporaryPassword = randomBytes(12).toString('base64url');
  const sub = await identity.provision({ id, email, nombre, temporaryPassword });
  await usuarioRepository(deps.table).markInvited(id, sub, []);
  const signIn = await identity.signIn(email, temporaryPassword);
  if (signIn.kind !== 'new_password') throw new Error(`Demo user ${email} could not sign in`);
  await identity.setNewPassword(signIn.session, DEMO_PASSWORD);
  await usuarioRepository(deps.table).recordAccess(id, 'confirmado', user.fecha);
}
