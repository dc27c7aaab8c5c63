import type { FormatoDocumento } from '#shared/documentos/documento.ts';
import { charsetOf, tidyText } from './plain-text.ts';

/** No document is longer; what comes after is not read. */
const MAX_PAGES = 1000;
const MAX_CHARACTERS = 1_000_000;

/** The whole text of a file that was inspected before, tidied; empty for one that has only pictures. */
export async function readTexto(formato: FormatoDocumento, bytes: Buffer): Promise<string> {
  const text = await READERS[formato](bytes);
  return tidyText(text.slice(0, MAX_CHARACTERS));
}

const READERS: Record<FormatoDocumento, (bytes: Buffer) => Promise<string>> = {
  async txt(bytes) {
    return new TextDecoder(charsetOf(bytes) ?? 'windows-1252').decode(bytes);
  },

  async docx(bytes) {
    const { default: mammoth } = await import('mammoth');
    return (await mammoth.extractRawText({ buffer: bytes })).value;
  },

  async doc(bytes) {
    const { default: WordExtractor } = await import('word-extractor');
    const document = await new WordExtractor().extract(bytes);
    return [document.getBody(), document.getFootnotes(), document.getEndnotes()].filter(Boolean).join('\n\n');
  },

  async pdf(bytes) {
    const { getDocumentProxy } = await import('unpdf');
    const document = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false });
    const pages: string[] = [];
    let characters = 0;
    for (let n = 1; n <= Math.min(document.numPages, MAX_PAGES) && characters < MAX_CHARACTERS; n++) {
      const page = await document.getPage(n);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      characters += text.length;
      pages.push(text);
      page.cleanup();
    }
    return pages.join('\n\n');
  },
};
