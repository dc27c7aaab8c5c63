import { archiveFiles } from '../../core/adapters/archive-files.ts';
import { publicFiles } from '../../core/adapters/files.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { job } from '../../core/job.ts';
import { marcaRepository } from '../../empresas/marca/marca.repository.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { informeRepository } from '../informes/informe.repository.ts';
import { DocumentoRetirado } from './informe-pdf.errors.ts';
import { informePdfRepository } from './informe-pdf.repository.ts';
import { informesZipRepository } from './informes-zip.repository.ts';
import { storePdf } from './store-pdf.ts';
import { storeZip } from './store-zip.ts';

/** Makes documents of reports: one, or several in a ZIP file. What is asked for once more is made once more, alike. */
export const createInformesPdf = job(
  {
    repos: {
      informes: informeRepository,
      entrevistas: entrevistaRepository,
      marcas: marcaRepository,
      pdfs: informePdfRepository,
      zips: informesZipRepository,
    },
    adapters: { files: publicFiles, uploads: uploadFiles, archives: archiveFiles },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, adapters, deps }) {
      const services = { repos, ...adapters, deps };
      if (event.name === 'InformePdfSolicitado') {
        const record = await repos.pdfs.find(event.detail);
        if (record?.estado === 'preparando') await storePdf(record, services);
      }
      if (event.name === 'InformesZipSolicitado') {
        const record = await repos.zips.find(event.detail.empresaId, event.detail.zipId);
        if (record?.estado === 'preparando') await storeZip(record, services);
      }
    },

    async onLastFailure({ event, repos: { pdfs, zips } }) {
      try {
        if (event.name === 'InformePdfSolicitado') await pdfs.fail(event.detail);
        if (event.name === 'InformesZipSolicitado') {
          const record = await zips.find(event.detail.empresaId, event.detail.zipId);
          if (record) await zips.fail(record);
        }
      } catch (error) {
        // There is nobody left to tell.
        if (!(error instanceof DocumentoRetirado)) throw error;
      }
    },
  },
);
export const { handler } = createInformesPdf;
