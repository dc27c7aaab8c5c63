import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import { eventWrite } from '../../core/outbox.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { ayudaRepository } from './ayuda.repository.ts';
import { loadSala, readSala, salaRepos } from './sala.service.ts';

/** In every state of the room: whose link has closed may need a new one most. */
export const sendAyuda = endpoint(
  salaApi.sendAyuda,
  { repos: { ...salaRepos, ayudas: ayudaRepository } },
  async ({ body, candidate, repos, deps }) => {
    const { entrevista } = await loadSala(candidate, repos);
    const { empresaId, id: entrevistaId } = entrevista;
    const ayuda = { id: deps.newId('ayu'), ...body, fecha: deps.now().toISOString() };
    const detail = { empresaId, entrevistaId, motivo: body.motivo };
    const event = eventWrite(deps, companyPartition(empresaId), 'AyudaSolicitada', detail);
    await repos.ayudas.create(entrevista, ayuda, deps.now(), [event]);
    deps.log.info('ayuda.requested', { empresaId, entrevistaId, motivo: body.motivo });
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = sendAyuda;
