import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import { eventWrite } from '../../core/outbox.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

export const retryAnalysis = endpoint(
  entrevistasApi.retryAnalysis,
  { repos: { entrevistas: entrevistaRepository } },
  async ({ empresaId, params, repos, deps }) => {
    const entrevista = await repos.entrevistas.get(empresaId, params.id);
    const event = eventWrite(deps, companyPartition(empresaId), 'AnalisisSolicitado', {
      empresaId,
      entrevistaId: entrevista.id,
    });
    return repos.entrevistas.change(entrevista, 'retryAnalysis', { motivo: null }, [event]);
  },
);
export const { handler } = retryAnalysis;
