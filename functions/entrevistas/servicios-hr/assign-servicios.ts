import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { Reply } from '../../core/reply.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { readEmpresa } from '../../empresas/empresas/read-empresa.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { servicioHrCabeceraRepository } from './servicio-hr-cabecera.repository.ts';

/** The company's services become exactly the named ones; those that it had before stay listed as not contracted. */
export const assignServicios = endpoint(
  serviciosHrApi.assignServicios,
  { repos: { empresas: empresaRepository, servicios: servicioHrCabeceraRepository } },
  async ({ empresaId, body, repos, deps }) => {
    const previous = await readEmpresa(empresaId, repos.empresas);
    for (const codigo of body.serviciosIds) await repos.servicios.assertExists(codigo);
    const before = Object.keys(previous.serviciosContratados).map((codigo) => [codigo, false]);
    const now = body.serviciosIds.map((codigo) => [codigo, true]);
    const empresa = {
      ...previous,
      serviciosContratados: Object.fromEntries([...before, ...now]),
      version: previous.version + 1,
      fechaActualizacion: deps.now().toISOString(),
    };
    await repos.empresas.update(previous, empresa, [], { result: empresa });
    return new Reply(empresa, { message: 'Servicios asignados correctamente' });
  },
);
export const { handler } = assignServicios;
