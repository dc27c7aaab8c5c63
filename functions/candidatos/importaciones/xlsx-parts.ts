import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { libroDesmedido, libroIlegible } from './importacion.errors.ts';

/** A workbook has some dozens of parts. */
const MAX_ENTRIES = 2000;
/** Unpacked, all parts that are read together: far above 10,000 rows of 60 columns. */
const MAX_UNPACKED_BYTES = 96 * 1024 * 1024;

export interface XmlEvents {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

export interface XlsxParts {
  /** Reads one part as a stream of events; false when there is none of this name. */
  read(name: string, events: XmlEvents): Promise<boolean>;
}

/**
 * The parts of a workbook. Its directory is believed in nothing: what is unpacked is counted as it comes and the reading
 * ends at the limit, so a bomb costs no more than any large file. A DOCTYPE, and with it every entity, is refused.
 */
export async function openXlsx(bytes: Buffer): Promise<XlsxParts> {
  const { zip, entries } = await readDirectory(bytes);
  let left = MAX_UNPACKED_BYTES;

  return {
    async read(name, events) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return false;
      if (entry.isEncrypted()) throw libroIlegible();
      if (entry.uncompressedSize > left) throw libroDesmedido();
      const parser = xmlParser(events);
      const decoder = new TextDecoder('utf-8', { fatal: true });
      const stream = await orUnreadable(() => zip.openReadStreamPromise(entry));
      const chunks = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await orUnreadable(() => chunks.next());
        if (done) break;
        left -= value.length;
        if (left < 0) throw libroDesmedido();
        parser.write(await orUnreadable(() => decoder.decode(value, { stream: true })));
      }
      parser.close();
      return true;
    },
  };
}

async function readDirectory(bytes: Buffer): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  return orUnreadable(async () => {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
    if (zip.entryCount > MAX_ENTRIES) throw libroDesmedido();
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
    return { zip, entries };
  });
}

/** What the libraries say of a broken file is for nobody's eyes; our own refusals are. */
async function orUnreadable<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw (error as Error).name === 'AppError' ? error : libroIlegible();
  }
}

/** Names without their prefix: some programs write `x:row`, others `row`. */
function xmlParser({ open, text, close }: XmlEvents): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const refuse = () => {
    throw libroIlegible();
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => open?.(localName(name), attributes));
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  return parser;
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1);
