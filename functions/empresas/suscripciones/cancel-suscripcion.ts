import { suscripcionesApi } from '#shared/empresas/suscripciones/suscripciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { changeEstado } from '../empresas/change-estado.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { readEmpresa } from '../empresas/read-empresa.ts';
import { planRepository } from '../planes/plan.repository.ts';
import { suscripcionRepository } from './suscripcion.repository.ts';

export const cancelSuscripcion = endpoint(
  suscripcionesApi.cancelSuscripcion,
  { repos: { empresas: empresaRepository, planes: planRepository, suscripciones: suscripcionRepository } },
  async ({ params, body, usuario, repos, deps }) => {
    const { empresaId } = await repos.suscripciones.get(params.id);
    const empresa = await readEmpresa(empresaId, repos.empresas);
    const actor = { usuarioId: usuario.id, nombre: usuario.nombre };
    await changeEstado(empresa, { estado: 'cancelada', motivo: body.motivo, actor }, repos, deps);
    return repos.suscripciones.get(params.id);
  },
);
export const { handler } = cancelSuscripcion;
