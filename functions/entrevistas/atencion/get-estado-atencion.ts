import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { ajustesAtencionRepository } from './ajustes-atencion.repository.ts';
import { faltasOf } from './ajustes-view.ts';
import { atiende, isAlcanzable } from './lectores.ts';

export const getEstadoAtencion = endpoint(
  atencionApi.getEstadoAtencion,
  { repos: { atenciones: ajustesAtencionRepository } },
  async ({ empresaId, usuario, repos }) => {
    const atencion = await repos.atenciones.get(empresaId);
    return {
      atiende: atiende(usuario, empresaId, atencion.ajustes),
      hayContacto: isAlcanzable(atencion.ajustes.contacto),
      faltan: faltasOf(atencion),
    };
  },
);
export const { handler } = getEstadoAtencion;
