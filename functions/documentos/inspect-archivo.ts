import {
  type Admision,
  DOCUMENTO_MAX_BYTES,
  FORMATOS_DOCUMENTO,
  type FormatoDocumento,
  formatoOf,
} from '#shared/documentos/documento.ts';
import { archivoDemasiadoGrande, archivoVacio, tipoNoAdmitido } from './documento.errors.ts';
import { isSafeDocx } from './inspect-docx.ts';
import { charsetOf } from './plain-text.ts';

const PDF = Buffer.from('%PDF-');
const ZIP = Buffer.from('PK\x03\x04');
const CFB = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Directory entries of a compound file: 128 bytes, aligned; name in UTF-16, its length at 64, type at 66. */
const CFB_ENTRY = 128;
const CFB_STREAM = 2;
const WORD_STREAM = Buffer.from('WordDocument\0', 'utf16le');

/** What is found out about a file from its bytes. */
export interface Inspected {
  formato: FormatoDocumento;
  contentType: string;
}

/** The file's format, when its name, its bytes and its size are those of such a document; else says what is wrong. */
export async function inspectArchivo(nombre: string, bytes: Buffer, admision: Admision): Promise<Inspected> {
  const formato = formatoOf(nombre, admision);
  if (!formato) throw tipoNoAdmitido(admision);
  if (bytes.length === 0) throw archivoVacio();
  if (bytes.length > DOCUMENTO_MAX_BYTES) throw archivoDemasiadoGrande();
  if (formato === 'txt') {
    const charset = isOtherFormat(bytes) ? undefined : charsetOf(bytes);
    if (!charset) throw tipoNoAdmitido(admision);
    return { formato, contentType: `${FORMATOS_DOCUMENTO.txt}; charset=${charset}` };
  }
  const isSo = await IS[formato](bytes);
  if (!isSo) throw tipoNoAdmitido(admision);
  return { formato, contentType: FORMATOS_DOCUMENTO[formato] };
}

const IS: Record<Exclude<FormatoDocumento, 'txt'>, (bytes: Buffer) => boolean | Promise<boolean>> = {
  pdf: (bytes) => startsWith(bytes, PDF),
  doc: isWordCompoundFile,
  docx: (bytes) => startsWith(bytes, ZIP) && isSafeDocx(bytes),
};

function isOtherFormat(bytes: Buffer): boolean {
  return [PDF, ZIP, CFB].some((signature) => startsWith(bytes, signature));
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

/** Spreadsheets, e-mails and installers are compound files as well: Word's have a stream of this name. */
function isWordCompoundFile(bytes: Buffer): boolean {
  if (!startsWith(bytes, CFB)) return false;
  for (let at = bytes.indexOf(WORD_STREAM); at >= 0; at = bytes.indexOf(WORD_STREAM, at + 1)) {
    const isEntry = at % CFB_ENTRY === 0 && at + CFB_ENTRY <= bytes.length;
    if (isEntry && bytes.readUInt16LE(at + 64) === WORD_STREAM.length && bytes[at + 66] === CFB_STREAM) return true;
  }
  return false;
}
