import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Of a Word file with many pictures; a document has some dozens of parts. */
const MAX_ENTRIES = 2000;
/** Unpacked, all parts together. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Unpacked, one part that is XML: a book of a thousand pages has less. */
const MAX_XML_BYTES = 20 * 1024 * 1024;

const DOCUMENT = 'word/document.xml';
const TYPES = '[Content_Types].xml';
const DOCUMENT_TYPE = 'wordprocessingml.document.main+xml';

/**
 * Whether these bytes are a Word document that can be unpacked without harm. The directory is believed in nothing: each
 * part is unpacked to its end and has to have the size that it promises, so that readers which trust it may. XML with a
 * DOCTYPE or an entity, in an unusual encoding, or beside macros is no document.
 */
export async function isSafeDocx(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
    return await holdsDocument(zip);
  } catch {
    return false;
  }
}

async function holdsDocument(zip: ZipFile): Promise<boolean> {
  if (zip.entryCount > MAX_ENTRIES) return false;
  let promised = 0;
  let hasDocument = false;
  let hasType = false;
  for await (const entry of zip.eachEntry()) {
    promised += entry.uncompressedSize;
    if (promised > MAX_UNPACKED_BYTES || entry.isEncrypted() || /vbaProject\.bin$/i.test(entry.fileName)) return false;
    if (entry.fileName.endsWith('/')) continue;
    const text = await readXml(zip, entry);
    if (text !== undefined && /<!(DOCTYPE|ENTITY)/i.test(text)) return false;
    if (entry.fileName === DOCUMENT) hasDocument = text !== undefined;
    if (entry.fileName === TYPES) hasType = text?.includes(DOCUMENT_TYPE) ?? false;
  }
  return hasDocument && hasType;
}

/** A part's text when it is XML; undefined for pictures and fonts, which are unpacked all the same. */
async function readXml(zip: ZipFile, entry: Entry): Promise<string | undefined> {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let isXml: boolean | undefined;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    isXml ??= looksLikeXml(chunk);
    if (isXml) chunks.push(chunk);
  }
  if (isXml && entry.uncompressedSize > MAX_XML_BYTES) throw new Error('A part is too large');
  return isXml ? Buffer.concat(chunks).toString('latin1') : undefined;
}

/** By its first bytes: a name says nothing, since a relationship may call any part the document. */
function looksLikeXml(start: Buffer): boolean {
  const [first, second] = start;
  // UTF-16 and UTF-32 could hide what is looked for.
  if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe) || (first === 0 && second === 0)) {
    throw new Error('A part is not in UTF-8');
  }
  if ((first === 0x3c && second === 0) || (first === 0 && second === 0x3c)) throw new Error('A part is not in UTF-8');
  return /^(?:\xef\xbb\xbf)?\s*</.test(start.toString('latin1', 0, 64));
}
