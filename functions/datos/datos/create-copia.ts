import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { actorOf } from './asked-empresa.ts';
import { sinMasCopias } from './datos.errors.ts';
import { PASOS } from './elemento.repository.ts';
import { newOperacion, operacionRepository } from './operacion.repository.ts';

export const createCopia = endpoint(
  datosApi.createCopia,
  { repos: { operaciones: operacionRepository, empresas: empresaRepository } },
  async ({ usuario, empresaId, repos, deps }) => {
    const empresa = await repos.empresas.get(empresaId);
    if (empresa.estado === 'cancelada') throw sinMasCopias();
    const empresaNombre = displayNombre(empresa);
    const base = { empresaId, empresaNombre, clase: 'copia', estado: 'en_curso', actor: actorOf(usuario) } as const;
    const copia = newOperacion({ ...base, pasosTotal: PASOS.length }, deps);
    await repos.operaciones.createCopia(copia, deps);
    deps.log.info('datos.requested', { empresaId, operacionId: copia.id, clase: copia.clase });
    return copia;
  },
);
export const { handler } = createCopia;
