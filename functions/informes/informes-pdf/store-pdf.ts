import type { UploadFiles } from '../../core/adapters/upload-files.ts';
import type { Deps } from '../../core/deps.ts';
import { makeInformePdf } from './documento/informe-documento.ts';
import { pdfKey } from './documento-files.ts';
import { DocumentoRetirado } from './informe-pdf.errors.ts';
import type { InformePdfRecord, InformePdfRepository } from './informe-pdf.repository.ts';
import { type DocumentoServices, readDocumento } from './read-documento.ts';

interface Services extends DocumentoServices {
  repos: DocumentoServices['repos'] & { pdfs: InformePdfRepository };
  uploads: UploadFiles;
  deps: Deps;
}

/** One document into the bucket. When its report is gone or another one by now, nothing stays of it. */
export async function storePdf(record: InformePdfRecord, services: Services): Promise<void> {
  const { repos, uploads, deps } = services;
  const key = pdfKey(record);
  try {
    const found = await readDocumento(record, services);
    if (found?.huella !== record.huella) {
      await repos.pdfs.discard(record);
      return;
    }
    const bytes = await makeInformePdf(found.input);
    await uploads.put(key, { bytes, contentType: 'application/pdf' });
    await repos.pdfs.finish(record);
    const { empresaId, entrevistaId } = record;
    deps.log.info('informe_pdf.created', { empresaId, entrevistaId, bytes: bytes.length });
  } catch (error) {
    if (!(error instanceof DocumentoRetirado)) throw error;
    await uploads.eraseFile(key);
  }
}
