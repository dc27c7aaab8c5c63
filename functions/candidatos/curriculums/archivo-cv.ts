import type { Documento } from '#shared/documentos/documento.ts';
import { CUARENTENA } from '../../documentos/archivo.ts';

/** Folder of the uploads bucket, as the roles of functions name it. */
export const CV = 'cv/';

/** Everything of one candidate stands below one prefix, so that it can be removed together. */
export const cvFolder = (empresaId: string, candidatoId: string) => `${CV}${empresaId}/${candidatoId}/`;
export const cvFileKey = (empresaId: string, candidatoId: string, { id, formato }: Pick<Documento, 'id' | 'formato'>) =>
  `${cvFolder(empresaId, candidatoId)}${id}.${formato}`;
export const cvQuarantineKey = (empresaId: string, candidatoId: string, archivoId: string) =>
  `${CUARENTENA}${cvFolder(empresaId, candidatoId)}${archivoId}`;
