import { constants, crc32, deflateRawSync } from 'node:zlib';

export interface Part {
  name: string;
  content: string | Buffer;
  /** The content stands in it so often, one after the other: a bomb is packed as fast as its first part. */
  times?: number;
  /** What the directory says in place of the truth. */
  promisedBytes?: number;
  encrypted?: boolean;
}

/** A ZIP file of our own making, so that tests can make broken ones; sizes stand in the directory as in other tools. */
export function makeZip(parts: readonly Part[], { entryCount = parts.length, store = false } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, times = 1, promisedBytes, encrypted } of parts) {
    const plain = Buffer.from(content);
    const packed = store ? plain : pack(plain, times);
    let sum = 0;
    for (let n = 0; n < times; n++) sum = crc32(plain, sum);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800 | (encrypted ? 1 : 0), 2);
    common.writeUInt16LE(store ? 0 : 8, 4);
    common.writeUInt32LE(0x5a21_0000, 6);
    common.writeUInt32LE(sum, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(promisedBytes ?? plain.length * times, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entryCount % 65_536, 4);
  end.writeUInt16LE(entryCount % 65_536, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06'), end]);
}

/** Nothing in the end of a block points back before it, so blocks may follow each other; an empty one closes them. */
function pack(plain: Buffer, times: number): Buffer {
  if (times === 1) return deflateRawSync(plain);
  const block = deflateRawSync(plain, { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: times }, () => block), deflateRawSync(Buffer.alloc(0))]);
}

const TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Override PartName="/word/document.xml" ContentType=' +
  '"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONSHIPS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Id="r1" Target="word/document.xml" Type=' +
  '"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"/></Relationships>';

/** Paragraphs as Word writes them: runs that end within a word, a tab, a break. */
export function documentXml(paragraphs: readonly string[]): string {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const body = paragraphs.map((text) => `<w:p>${run(text.slice(0, 3))}<w:proofErr/>${run(text.slice(3))}</w:p>`);
  return (
    '\ufeff<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n' +
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}` +
    '<w:sectPr/></w:body></w:document>'
  );
}

/** The parts of a small document; the document itself comes first, as no office program writes it. */
export function docxParts(paragraphs: readonly string[] = ['Hola']): Part[] {
  return [
    { name: 'word/document.xml', content: documentXml(paragraphs) },
    { name: '_rels/.rels', content: RELATIONSHIPS },
    { name: '[Content_Types].xml', content: TYPES },
  ];
}
