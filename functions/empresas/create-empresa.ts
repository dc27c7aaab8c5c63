import { type CreateEmpresa, displayNombre, type Empresa, PLAN_LIMITES } from '#shared/empresas/empresa.ts';
import { empresasApi } from '#shared/empresas/empresas.api.ts';
import { kmsSecrets, type Secrets } from '../core/adapters/secrets.ts';
import { companyPartition } from '../core/company-table.ts';
import type { Deps } from '../core/deps.ts';
import { eventWrite } from '../core/outbox.ts';
import type { Write } from '../core/table.ts';
import { endpoint } from '../endpoint.ts';
import { usuarioWrites } from '../usuarios/usuario.repository.ts';
import { empresaRepository } from './empresa.repository.ts';

export const createEmpresa = endpoint(
  empresasApi.createEmpresa,
  { repos: { empresas: empresaRepository }, adapters: { secrets: kmsSecrets } },
  async ({ body, repos, adapters, deps }) => {
    const empresa = newEmpresa(body, deps);
    const admin = body.adminData ? await adminWrites(empresa, body.adminData, adapters.secrets, deps) : [];
    await repos.empresas.create(empresa, admin);
    deps.log.info('empresa.created', { empresaId: empresa.id });
    return empresa;
  },
);
export const { handler } = createEmpresa;

function newEmpresa({ adminData, ...body }: CreateEmpresa, deps: Deps): Empresa {
  const fecha = deps.now().toISOString();
  return {
    ...body,
    id: deps.newId('emp'),
    estado: 'trial',
    limites: PLAN_LIMITES[body.plan],
    uso: { usuarios: adminData ? 1 : 0, candidatos: 0, entrevistas: 0 },
    fechaCreacion: fecha,
    fechaActualizacion: fecha,
    version: 1,
  };
}

/** The account in Cognito is made by a job from the stored user, so company and administrator exist together or not at all. */
async function adminWrites(
  empresa: Empresa,
  admin: NonNullable<CreateEmpresa['adminData']>,
  secrets: Secrets,
  deps: Deps,
): Promise<Write[]> {
  const usuarioId = deps.newId('usr');
  const passwordCifrada = await secrets.encrypt(admin.password, { empresaId: empresa.id, campo: 'password' });
  return [
    ...usuarioWrites({
      id: usuarioId,
      nombre: admin.nombre,
      email: admin.email,
      telefono: admin.telefono,
      rol: 'admin',
      empresaId: empresa.id,
      empresaNombre: displayNombre(empresa),
      fecha: empresa.fechaCreacion,
      passwordCifrada,
    }),
    eventWrite(deps, companyPartition(empresa.id), 'UsuarioCreado', { empresaId: empresa.id, usuarioId }),
  ];
}
