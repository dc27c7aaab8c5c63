import { informesPdfApi } from '#shared/informes/informes-pdf/informes-pdf.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { auditRepository } from '../../core/audit.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { downloadOf, zipKey } from './documento-files.ts';
import { informesZipRepository, toInformesZip } from './informes-zip.repository.ts';

export const getInformesZip = endpoint(
  informesPdfApi.getInformesZip,
  { repos: { zips: informesZipRepository, audit: auditRepository }, adapters: { uploads: uploadFiles } },
  async ({ empresaId, params, repos, adapters: { uploads }, deps }) => {
    const record = await repos.zips.get(empresaId, params.zipId, deps.now());
    if (record.estado !== 'listo') return toInformesZip(record);
    await repos.audit.note({ cuantos: record.total });
    const file = { nombre: `informes-${record.fecha.slice(0, 10)}.zip`, contentType: 'application/zip' };
    const address = await downloadOf(zipKey(empresaId, record.id), file, uploads, deps.now());
    return { ...toInformesZip(record), ...address };
  },
);
export const { handler } = getInformesZip;
