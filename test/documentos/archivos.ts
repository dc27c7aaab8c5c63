import { readFileSync } from 'node:fs';
import path from 'node:path';
import { docxParts, makeZip } from './make-zip.ts';

/** Made with LibreOffice Writer from invented text. */
export const fixture = (name: 'writer.docx' | 'writer.doc' | 'writer.pdf') =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', name));

export const TEXTO = 'Misión: crecer en Logroño y A Coruña.\r\n\r\nVisión: ¿quién, si no?';
export const aTxt = () => Buffer.from(`\ufeff${TEXTO}`);
export const aLatinTxt = () => Buffer.from(TEXTO, 'latin1');
export const aDocx = (paragraphs?: readonly string[]) => makeZip(docxParts(paragraphs));
