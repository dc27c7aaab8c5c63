import { solicitudesApi } from '#shared/empresas/solicitudes/solicitudes.api.ts';
import { correoWrites } from '../../correos/correo.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { resolved } from './resolved.ts';
import { solicitudRepository } from './solicitud.repository.ts';

export const rejectSolicitud = endpoint(
  solicitudesApi.rejectSolicitud,
  { repos: { solicitudes: solicitudRepository } },
  async ({ params, body: { motivo, avisar }, usuario, repos, deps }) => {
    const previous = await repos.solicitudes.get(params.id);
    const solicitud = resolved(previous, { estado: 'rechazada', motivo, avisada: avisar }, usuario, deps.now());
    const { nombre, email, empresa } = solicitud;
    const correo = {
      empresaId: null,
      plantilla: 'solicitudRechazada',
      para: { nombre, email },
      variables: { nombre, empresa, motivo },
      secretos: {},
    } as const;
    await repos.solicitudes.resolve(solicitud, avisar ? correoWrites(deps, correo) : []);
    deps.log.info('solicitud.rejected', { solicitudId: solicitud.id, avisada: avisar });
    return solicitud;
  },
);
export const { handler } = rejectSolicitud;
