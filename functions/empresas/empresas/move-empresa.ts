import { empresasApi } from '#shared/empresas/empresas/empresas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planRepository } from '../planes/plan.repository.ts';
import { suscripcionRepository } from '../suscripciones/suscripcion.repository.ts';
import { changeEstado } from './change-estado.ts';
import { empresaRepository } from './empresa.repository.ts';
import { readEmpresa } from './read-empresa.ts';

export const moveEmpresa = endpoint(
  empresasApi.moveEmpresa,
  { repos: { empresas: empresaRepository, planes: planRepository, suscripciones: suscripcionRepository } },
  async ({ empresaId, body, usuario, repos, deps }) => {
    const previous = await readEmpresa(empresaId, repos.empresas);
    const actor = { usuarioId: usuario.id, nombre: usuario.nombre };
    return changeEstado(previous, { ...body, actor }, repos, deps, { answersEmpresa: true });
  },
);
export const { handler } = moveEmpresa;
