import type { Reasignacion } from '#shared/empresas/areas/area.ts';
import { areasApi } from '#shared/empresas/areas/areas.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import { eventWrite } from '../../core/outbox.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { areaDestinoPropia } from './area.errors.ts';
import { areaRepository } from './area.repository.ts';

/** An area may hold thousands of candidates: the job `reassign-candidatos` moves them after this answer. */
export const reasignarArea = endpoint(
  areasApi.reasignarArea,
  { repos: { areas: areaRepository } },
  async ({ body: { areaId }, params, empresaId, repos, deps }) => {
    const area = await repos.areas.get(empresaId, params.id);
    if (areaId === area.id) throw areaDestinoPropia();
    const reasignacion: Reasignacion = { areaId, estado: 'en_curso', total: area.candidatos, motivo: '' };
    const pasadaId = deps.newId('pas');
    const event = { empresaId, areaId: area.id, pasadaId };
    await repos.areas.startReasignacion(
      area,
      reasignacion,
      pasadaId,
      eventWrite(deps, companyPartition(empresaId), 'ReasignacionSolicitada', event),
    );
    return { ...area, reasignacion };
  },
);
export const { handler } = reasignarArea;
