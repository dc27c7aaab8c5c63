import type { UploadFiles } from '../../core/adapters/upload-files.ts';
import { signArchivo } from '../../documentos/archivo.ts';

/** Folders of the uploads bucket, as the roles of functions name them. */
export const INFORMES = 'informes/';
export const DESCARGAS = 'descargas/';

/** As long as `signArchivo` signs for. */
const ADDRESS_MS = 5 * 60 * 1000;

/** Everything made of a candidate's reports: what erases the candidate erases this. */
export const documentosFolder = (empresaId: string, candidatoId: string) => `${INFORMES}${empresaId}/${candidatoId}/`;

interface Which {
  empresaId: string;
  candidatoId: string;
  entrevistaId: string;
  huella: string;
}

export const pdfKey = ({ empresaId, candidatoId, entrevistaId, huella }: Which) =>
  `${documentosFolder(empresaId, candidatoId)}${entrevistaId}-${huella}.pdf`;
export const zipKey = (empresaId: string, zipId: string) => `${DESCARGAS}${empresaId}/${zipId}.zip`;

/** `informe-ana-ruiz-2026-11-22`, of the day of the analysis. */
export function documentoName(candidatoNombre: string, fecha: string): string {
  const plain = candidatoNombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return ['informe', plain, fecha.slice(0, 10)].filter(Boolean).join('-');
}

/** An address that saves the file under its name, and until when it works. */
export async function downloadOf(
  key: string,
  file: { nombre: string; contentType: string },
  uploads: UploadFiles,
  now: Date,
): Promise<{ url: string; nombre: string; caduca: string }> {
  const url = await signArchivo(key, file, false, uploads);
  return { url, nombre: file.nombre, caduca: new Date(now.getTime() + ADDRESS_MS).toISOString() };
}
