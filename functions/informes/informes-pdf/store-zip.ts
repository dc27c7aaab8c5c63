import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ArchiveFiles } from '../../core/adapters/archive-files.ts';
import type { UploadFiles } from '../../core/adapters/upload-files.ts';
import type { Deps } from '../../core/deps.ts';
import type { DocumentoInput } from './documento/documento.ts';
import { makeInformePdf } from './documento/informe-documento.ts';
import { documentoName, pdfKey, zipKey } from './documento-files.ts';
import { DocumentoRetirado } from './informe-pdf.errors.ts';
import type { InformePdfRepository } from './informe-pdf.repository.ts';
import type { InformesZipRecord, InformesZipRepository } from './informes-zip.repository.ts';
import { type DocumentoServices, readDocumento } from './read-documento.ts';

interface Services extends DocumentoServices {
  repos: DocumentoServices['repos'] & { pdfs: InformePdfRepository; zips: InformesZipRepository };
  uploads: UploadFiles;
  archives: ArchiveFiles;
  deps: Deps;
}

/** Several documents into one file of the bucket, which is sent while they are made. */
export async function storeZip(record: InformesZipRecord, services: Services): Promise<void> {
  const { repos, uploads, archives, deps } = services;
  const key = zipKey(record.empresaId, record.id);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  try {
    const sent = archives.putStream(key, output, 'application/zip');
    const made = addDocumentos(zip, record, services);
    made.catch((error) => output.destroy(error));
    await Promise.all([made, sent]);
    await repos.zips.finish(record);
    deps.log.info('informes_zip.created', { empresaId: record.empresaId, informes: record.total });
  } catch (error) {
    if (!(error instanceof DocumentoRetirado)) throw error;
    await uploads.eraseFile(key);
  }
}

/** One after the other: each is small, and only one is held. */
async function addDocumentos(zip: ZipFile, record: InformesZipRecord, services: Services): Promise<void> {
  const { repos, deps } = services;
  const { empresaId, entrevistaIds, transcripcion } = record;
  const names = new Set<string>();
  for (const [at, entrevistaId] of entrevistaIds.entries()) {
    const found = await readDocumento({ empresaId, entrevistaId, transcripcion }, services);
    // Erased since: the others are still wanted, if the file is.
    if (found) {
      const { candidatoNombre, fecha } = found.input.informe;
      const name = freeName(documentoName(candidatoNombre, fecha), names);
      // A PDF is compressed already.
      zip.addBuffer(await bytesOf(found, services), `${name}.pdf`, { compress: false, mtime: deps.now() });
    }
    await repos.zips.advance(record, at + 1);
  }
  zip.end();
}

/** The document that somebody has asked for already, else a new one. */
async function bytesOf({ input, huella }: { input: DocumentoInput; huella: string }, services: Services) {
  const record = await services.repos.pdfs.find({ ...input.informe, huella });
  const stored = record?.estado === 'listo' ? await services.uploads.get(pdfKey(record)) : undefined;
  return stored ?? makeInformePdf(input);
}

/** Two candidates may have one name, and one candidate two reports of a day. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
  taken.add(free);
  return free;
}
