import {
  type Admision,
  DOCUMENTO_MAX_BYTES,
  FORMATOS_DOCUMENTO,
  type FormatoDocumento,
  formatoOf,
  type Subida,
} from '#shared/documentos/documento.ts';
import type { Files } from '../core/adapters/files.ts';
import type { UploadFiles } from '../core/adapters/upload-files.ts';
import type { Deps } from '../core/deps.ts';
import { archivoDemasiadoGrande, archivoVacio, tipoNoAdmitido } from './documento.errors.ts';

/** Folder of the uploads bucket for what nobody has looked at yet; the others follow within it. */
export const CUARENTENA = 'cuarentena/';

/** Long enough to send 10 MB over a slow line. */
const FORM_SECONDS = 15 * 60;
/** Of an address that shows or saves a file. */
const ADDRESS_SECONDS = 5 * 60;

/** What is already known to be wrong need not be sent. */
export function checkAnnounced(
  { nombre, tamano }: { nombre: string; tamano: number },
  admision: Admision,
): { nombre: string; formato: FormatoDocumento } {
  const formato = formatoOf(nombre, admision);
  if (!formato) throw tipoNoAdmitido(admision);
  if (tamano === 0) throw archivoVacio();
  if (tamano > DOCUMENTO_MAX_BYTES) throw archivoDemasiadoGrande();
  return { nombre: fileName(nombre), formato };
}

/** A form for one key in quarantine, one type, and 1 byte to 10 MB. */
export async function signSubida(
  id: string,
  key: string,
  formato: FormatoDocumento,
  uploads: UploadFiles,
  deps: Pick<Deps, 'now'>,
): Promise<Subida> {
  const form = await uploads.signForm(key, {
    contentType: FORMATOS_DOCUMENTO[formato],
    maxBytes: DOCUMENTO_MAX_BYTES,
    seconds: FORM_SECONDS,
  });
  return { id, ...form, caduca: new Date(deps.now().getTime() + FORM_SECONDS * 1000).toISOString() };
}

/** An address of a file: `ver` shows it in the browser, else the browser saves it under its name. */
export function signArchivo(
  key: string,
  { nombre, contentType }: { nombre: string; contentType: string },
  ver: boolean,
  uploads: UploadFiles,
): Promise<string> {
  const disposition = `${ver ? 'inline' : 'attachment'}; ${fileNameParameters(nombre)}`;
  return uploads.signAddress(key, { contentType, disposition, seconds: ADDRESS_SECONDS });
}

/** Once nothing names a file any more. One that stays behind is found by the daily sweep, so it is only noted. */
export async function discardFile(key: string, uploads: Files, deps: Pick<Deps, 'log'>): Promise<void> {
  try {
    await uploads.delete(key);
  } catch (error) {
    deps.log.error('documento.file_left_behind', error);
  }
}

/** Without a folder, control characters or an end that would not fit: it is shown, and proposed when the file is saved. */
export function fileName(given: string): string {
  const name = given
    .replace(/\p{Cc}/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  return name.length <= 200 ? name : `${name.slice(0, 190)}${/\.\w{1,9}$/.exec(name)?.[0] ?? ''}`;
}

/** The name in plain letters, and as it is (RFC 6266): quotes and line breaks cannot leave either of them. */
function fileNameParameters(nombre: string): string {
  const plain = nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(nombre.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
