import { informesPdfApi } from '#shared/informes/informes-pdf/informes-pdf.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { informeNoEncontrado } from '../informes/informe.errors.ts';
import { informeRepository } from '../informes/informe.repository.ts';
import { informesZipRepository, toInformesZip } from './informes-zip.repository.ts';

export const createInformesZip = endpoint(
  informesPdfApi.createInformesZip,
  { repos: { informes: informeRepository, zips: informesZipRepository } },
  async ({ empresaId, body: { entrevistaIds, transcripcion }, repos, deps }) => {
    const informes = await repos.informes.findMany(empresaId, entrevistaIds);
    if (informes.length < entrevistaIds.length) throw informeNoEncontrado();
    const record = {
      id: deps.newId('zip'),
      empresaId,
      estado: 'preparando' as const,
      hechos: 0,
      total: entrevistaIds.length,
      fecha: deps.now().toISOString(),
      entrevistaIds,
      candidatoIds: [...new Set(informes.map(({ candidatoId }) => candidatoId))],
      transcripcion: transcripcion === '1',
    };
    await repos.zips.create(record, deps);
    return toInformesZip(record);
  },
);
export const { handler } = createInformesZip;
