import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { openWrites } from '../atencion/atencion.record.ts';
import { ayudaRepository } from './ayuda.repository.ts';
import { loadSala, readSala, salaRepos } from './sala.service.ts';

/** In every state of the room: whose link has closed may need a new one most. */
export const sendAyuda = endpoint(
  salaApi.sendAyuda,
  { repos: { ...salaRepos, ayudas: ayudaRepository } },
  async ({ body: { motivo, mensaje }, candidate, repos, deps }) => {
    const sala = await loadSala(candidate, repos);
    const { empresaId, id: entrevistaId } = sala.entrevista;
    const opened = openWrites(deps, sala, { tipo: 'ayuda', texto: mensaje, motivo });
    await repos.ayudas.create(sala.entrevista, deps.now(), opened);
    deps.log.info('ayuda.requested', { empresaId, entrevistaId, motivo });
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = sendAyuda;
