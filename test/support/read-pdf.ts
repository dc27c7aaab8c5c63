import { inflateSync } from 'node:zlib';

/** A value of a PDF file: names as `/Name`, texts as they read, references as they point. */
export type PdfValue = null | boolean | number | string | PdfRef | PdfValue[] | PdfDict;
export interface PdfDict {
  [name: string]: PdfValue;
}
export class PdfRef {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

export interface PdfFile {
  trailer: PdfDict;
  /** What a value stands for: references followed. */
  at(value: PdfValue | undefined): PdfValue;
  dict(value: PdfValue | undefined): PdfDict;
  /** Every object that is a dictionary. */
  dicts: PdfDict[];
  /** What the stream of an object says, unpacked. */
  stream(value: PdfValue | undefined): Buffer;
}

/** Objects of a PDF file as pdfkit writes them: each by itself, none within a stream, nothing encrypted. ISO 32000-1, 7.3. */
export function readPdf(bytes: Buffer): PdfFile {
  const text = bytes.toString('latin1');
  const objects = new Map<number, PdfValue>();
  const streams = new Map<PdfDict, Buffer>();
  for (const { 0: head, 1: id, index } of text.matchAll(/^(\d+) 0 obj\n/gm)) {
    const parser = new Parser(text, index + head.length);
    const value = parser.value();
    objects.set(Number(id), value);
    const begin = /^\s*stream\r?\n/.exec(text.slice(parser.position, parser.position + 20));
    if (!begin) continue;
    const dict = value as PdfDict;
    const from = parser.position + begin[0].length;
    const raw = bytes.subarray(from, from + Number(dict.Length));
    streams.set(dict, dict.Filter === '/FlateDecode' ? inflateSync(raw) : raw);
  }
  const at = (value: PdfValue | undefined): PdfValue =>
    value instanceof PdfRef ? at(objects.get(value.id)) : (value ?? null);
  const dict = (value: PdfValue | undefined) => {
    const found = at(value);
    if (!isDict(found)) throw new Error('There is no dictionary');
    return found;
  };
  return {
    trailer: new Parser(text, text.lastIndexOf('trailer') + 'trailer'.length).value() as PdfDict,
    at,
    dict,
    dicts: [...objects.values()].filter(isDict),
    stream: (value) => streams.get(dict(value)) ?? Buffer.alloc(0),
  };
}

export const isDict = (value: PdfValue): value is PdfDict =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof PdfRef);

class Parser {
  private readonly text: string;
  position: number;

  constructor(text: string, position: number) {
    this.text = text;
    this.position = position;
  }

  value(): PdfValue {
    this.take(/\s*/y);
    const ref = this.take(/(\d+) 0 R/y);
    if (ref) return new PdfRef(Number(ref[1]));
    if (this.take(/<</y)) return this.dict();
    if (this.take(/\[/y)) return this.list();
    if (this.take(/\(/y)) return this.literal();
    const other = this.take(/\/[^\s()<>[\]{}/%]*|<[^>]*>|[+-]?[\d.]+(?:e[+-]?\d+)?|true|false|null/y)?.[0];
    if (other === undefined)
      throw new Error(`No value at ${this.position}: ${this.text.slice(this.position, this.position + 30)}`);
    if (other.startsWith('<')) return utf16(Buffer.from(other.slice(1, -1), 'hex').toString('latin1'));
    if (other.startsWith('/')) return other;
    return JSON.parse(other.replace(/^\+|(?<=^-?)(?=\.)/, (sign) => (sign ? '' : '0')).replace(/\.$/, ''));
  }

  private dict(): PdfDict {
    const dict: PdfDict = {};
    for (;;) {
      if (this.take(/\s*>>/y)) return dict;
      const name = String(this.value()).slice(1);
      dict[name] = this.value();
    }
  }

  private list(): PdfValue[] {
    const list: PdfValue[] = [];
    while (!this.take(/\s*\]/y)) list.push(this.value());
    return list;
  }

  private literal(): string {
    let said = '';
    for (let open = 1; ; ) {
      const sign = this.text[this.position++] ?? '';
      if (sign === '\\') {
        const escaped = this.text[this.position++] ?? '';
        said += { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[escaped] ?? escaped;
        continue;
      }
      if (sign === '(') open++;
      if (sign === ')' && --open === 0) return utf16(said);
      said += sign;
    }
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text);
    if (found) this.position += found[0].length;
    return found;
  }
}

/** Texts that begin with the mark of big-endian UTF-16. */
function utf16(text: string): string {
  if (!text.startsWith('\xfe\xff')) return text;
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le');
}
