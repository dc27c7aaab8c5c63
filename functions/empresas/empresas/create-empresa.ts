import type { EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import { displayNombre, type Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { CreateEmpresa } from '#shared/empresas/empresas/empresa-form.ts';
import { empresasApi } from '#shared/empresas/empresas/empresas.api.ts';
import { kmsSecrets, type Secrets } from '../../core/adapters/secrets.ts';
import type { Deps } from '../../core/deps.ts';
import type { SessionUser } from '../../core/request.ts';
import type { Write } from '../../core/table.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { createAreaWrites } from '../areas/area.repository.ts';
import { newArea } from '../areas/new-area.ts';
import { planRepository } from '../planes/plan.repository.ts';
import { savePlanWrite } from '../planes-estrategicos/plan-estrategico.repository.ts';
import { empresaOfSolicitudWrite } from '../solicitudes/solicitud.repository.ts';
import { availablePlan, newSuscripcion } from '../suscripciones/company-moves.ts';
import { createSuscripcionWrites } from '../suscripciones/suscripcion.repository.ts';
import { newPerfilWrite } from '../usuarios/perfil.repository.ts';
import { syncWrites } from '../usuarios/sincronizacion.repository.ts';
import { usuarioWrites } from '../usuarios/usuario.repository.ts';
import { estadoOf, historyOf } from './change-estado.ts';
import { empresaRepository } from './empresa.repository.ts';
import { chooseSubdominio, newEmpresa } from './new-empresa.ts';
import { welcomeMail } from './welcome-mail.ts';

export const createEmpresa = endpoint(
  empresasApi.createEmpresa,
  { repos: { empresas: empresaRepository, planes: planRepository }, adapters: { secrets: kmsSecrets } },
  async ({ body, usuario, repos, adapters, deps }) => {
    const plan = await availablePlan(body.plan, repos.planes);
    const empresa = newEmpresa(body, { plan, subdominio: await chooseSubdominio(body, repos.empresas) }, deps);
    const history = beginAs(empresa, estadoOf(body.activa), usuario, deps);
    if (body.adminData) empresa.uso.usuarios = 1;
    const admin = body.adminData ? await adminWrites(empresa, body.adminData, adapters.secrets, deps) : [];
    const suscripcion = { ...newSuscripcion(empresa, plan, deps.now()), metodoPago: body.metodoPago };
    const areas = body.areas.map((nombreArea) => newArea(empresa.id, { nombreArea, descripcionArea: '' }, deps));
    await repos.empresas.create(empresa, [
      ...createSuscripcionWrites(suscripcion),
      ...history,
      ...areas.flatMap(createAreaWrites),
      ...admin,
      ...(body.adminData ? welcomeMail(empresa, { plan, administrador: body.adminData.nombre }, deps) : []),
      ...(body.planEstrategico ? [savePlanWrite(empresa.id, undefined, body.planEstrategico, deps).write] : []),
      ...(body.solicitudId ? [empresaOfSolicitudWrite(body.solicitudId, empresa.id)] : []),
    ]);
    deps.log.info('empresa.created', { empresaId: empresa.id });
    return empresa;
  },
);
export const { handler } = createEmpresa;

/** A company that does not begin in trial was moved on at once: its history says by whom. */
function beginAs(empresa: Empresa, estado: EstadoEmpresa | undefined, usuario: SessionUser, deps: Deps): Write[] {
  if (!estado) return [];
  const actor = { usuarioId: usuario.id, nombre: usuario.nombre };
  const history = historyOf(empresa, { ...empresa, estado }, { motivo: 'Elegido al crear la empresa', actor }, deps);
  empresa.estado = estado;
  return [history];
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
    ...usuarioWrites(
      {
        id: usuarioId,
        nombre: admin.nombre,
        email: admin.email,
        telefono: admin.telefono,
        rol: 'admin',
        empresaId: empresa.id,
        empresaNombre: displayNombre(empresa),
        fecha: empresa.fechaCreacion,
        passwordCifrada,
      },
      'adminData.email',
    ),
    ...(admin.cargo ? [newPerfilWrite(usuarioId, { puesto: admin.cargo })] : []),
    ...syncWrites(deps, { id: usuarioId, empresaId: empresa.id }, 'UsuarioCreado'),
  ];
}
