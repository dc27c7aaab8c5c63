import { informesPdfApi } from '#shared/informes/informes-pdf/informes-pdf.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { auditRepository } from '../../core/audit.ts';
import { marcaRepository } from '../../empresas/marca/marca.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { informeRepository } from '../informes/informe.repository.ts';
import { documentoName, downloadOf, pdfKey } from './documento-files.ts';
import { huellaOf } from './huella.ts';
import { type InformePdfRecord, informePdfRepository } from './informe-pdf.repository.ts';

/** Longer than all tries of the job take: what is still on its way then is asked for again. */
const LOST_MS = 20 * 60 * 1000;
const PDF = 'application/pdf';

export const getInformePdf = endpoint(
  informesPdfApi.getInformePdf,
  {
    repos: { informes: informeRepository, marcas: marcaRepository, pdfs: informePdfRepository, audit: auditRepository },
    adapters: { uploads: uploadFiles },
  },
  async ({ empresaId, params, query, repos, adapters: { uploads }, deps }) => {
    const [informe, marca] = await Promise.all([
      repos.informes.get(empresaId, params.entrevistaId),
      repos.marcas.get(empresaId),
    ]);
    const transcripcion = query.transcripcion === '1';
    const huella = huellaOf(informe, marca, transcripcion);
    const found = await repos.pdfs.find({ ...informe, huella });
    const { version } = informe;
    if (found?.estado === 'listo') {
      await repos.audit.note({ cuantos: 1 });
      const nombre = `${documentoName(informe.candidatoNombre, informe.fecha)}.pdf`;
      const address = await downloadOf(pdfKey(found), { nombre, contentType: PDF }, uploads, deps.now());
      return { estado: 'listo' as const, version, ...address };
    }
    if (found?.estado === 'fallido' && query.reintentar === '0') return { estado: 'fallido' as const, version };
    if (!found || found.estado === 'fallido' || isLost(found, deps.now())) {
      await repos.pdfs.request(informe, { huella, transcripcion, previous: found }, deps);
    }
    return { estado: 'preparando' as const, version };
  },
);
export const { handler } = getInformePdf;

function isLost({ solicitado }: InformePdfRecord, now: Date): boolean {
  return now.getTime() - new Date(solicitado).getTime() > LOST_MS;
}
