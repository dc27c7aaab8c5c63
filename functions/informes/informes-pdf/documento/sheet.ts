import PDFDocument from 'pdfkit';
import { type OpenedFont, withoutCidSet } from './cid-set.ts';
import { INK } from './colors.ts';
import { FONTS, type FontName, type ReadFont, sharedFont } from './fonts.ts';
import { printable } from './printable.ts';
import { type Box, LABELS, type TextStyle } from './text-style.ts';

type Doc = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Doc['struct']>;

interface SheetInfo {
  title: string;
  author: string;
  subject: string;
  now: Date;
}

/** Points; A4 has 595 × 842. */
export const MARGIN = { top: 78, bottom: 64, left: 56, right: 56 };
const BODY = 10;
const LEADING = 3.2;
/** So many lines stand together at the end and at the beginning of a page. */
const TOGETHER = 2;

/**
 * A tagged document that is written from top to bottom (PDF/UA): everything said is an element of its structure, everything
 * drawn beside it an artifact. Paragraphs break between pages by themselves; `y` is where the next one begins.
 */
export class Sheet {
  private readonly doc: Doc;
  private readonly root: Structure;
  private parent: Structure;
  private readonly glyphs: ReadFont;

  constructor({ title, author, subject, now }: SheetInfo) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: MARGIN,
      pdfVersion: '1.7',
      // Its types do not know of it yet.
      subset: 'PDF/UA' as 'PDF/A-2a',
      tagged: true,
      lang: 'es-ES',
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      font: null as unknown as string,
      info: { Title: title, Author: author, Subject: subject, Creator: 'Idonea', CreationDate: now, ModDate: now },
    });
    this.open('italic');
    this.open('semiBold');
    this.glyphs = this.open('regular');
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.parent = this.root;
    this.addPage();
  }

  get y(): number {
    return this.doc.y;
  }
  set y(value: number) {
    this.doc.y = value;
  }
  get left(): number {
    return MARGIN.left;
  }
  get width(): number {
    return this.doc.page.width - MARGIN.left - MARGIN.right;
  }
  get bottom(): number {
    return this.doc.page.height - this.doc.page.margins.bottom;
  }
  get pageWidth(): number {
    return this.doc.page.width;
  }
  get pageHeight(): number {
    return this.doc.page.height;
  }

  addPage(): void {
    this.doc.addPage();
  }

  /** A new page when less than this is left of the present one; never an empty one. */
  ensure(height: number): void {
    if (this.y + height > this.bottom && this.y > MARGIN.top + 1) this.addPage();
  }

  /** White space; none at the head of a page. */
  space(points: number): void {
    if (this.y > MARGIN.top + 1) this.y += points;
  }

  /** What is written within belongs to an element of this type: `Sect`, `L`, `Table`… */
  group(type: string, write: () => void): void {
    const outer = this.parent;
    const own = this.doc.struct(type);
    outer.add(own);
    this.parent = own;
    write();
    own.end();
    this.parent = outer;
  }

  /** The chapter's name begins with what follows it: `needs` points must fit below. */
  heading(level: 2 | 3, text: string, style: TextStyle, needs = 40, box: Box = {}): void {
    this.ensure(this.heightOf(text, style, box) + needs);
    this.outlineOf(level, this.shown(text));
    this.write(`H${level}`, text, { font: 'semiBold', ...style }, box);
  }

  /** One paragraph, over as many pages as it needs. */
  text(text: string, style: TextStyle = {}, box: Box = {}, type = 'P'): void {
    const line = this.lineHeight(style);
    const lines = this.linesOf(text, style, box);
    const fit = Math.floor((this.bottom - this.y + (style.leading ?? LEADING)) / line);
    const left = lines - fit;
    if (left > 0 && (fit < TOGETHER || lines <= TOGETHER + 1)) this.ensure(line * Math.min(lines, TOGETHER + 1));
    const fewer = left > 0 && left < TOGETHER && fit > TOGETHER ? TOGETHER - left : 0;
    this.withLessPage(line * fewer, () => this.write(type, text, style, box));
  }

  /** Text at a place of its own, which never goes on elsewhere. */
  label(
    text: string,
    x: number,
    y: number,
    width: number,
    style: TextStyle = {},
    as: keyof typeof LABELS = 'text',
  ): void {
    const before = this.y;
    const { type, options = {} }: { type: string; options?: object } = LABELS[as];
    this.parent.add(this.doc.struct(type, options, () => this.put(text, style, { x, width }, y)));
    this.y = before;
  }

  /** Drawn, not said: grounds, lines, bars. Assistive technology skips it. */
  artifact(draw: (doc: Doc) => void, type = 'Layout'): void {
    const before = this.y;
    this.doc.markContent('Artifact', { type } as never);
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
    this.y = before;
  }

  /** A drawing that says something: `alt` says it in words. */
  figure(alt: string, draw: (doc: Doc) => void): void {
    const before = this.y;
    this.parent.add(
      this.doc.struct('Figure', { alt }, () => {
        this.doc.save();
        draw(this.doc);
        this.doc.restore();
      }),
    );
    this.y = before;
  }

  /** A picture that can be drawn; undefined for what is none. */
  picture(bytes: Uint8Array): unknown {
    try {
      // Its types do not know of it.
      return (this.doc as unknown as { openImage(bytes: Buffer): unknown }).openImage(Buffer.from(bytes));
    } catch {
      return undefined;
    }
  }

  /** A line in this colour along whatever is written within, on each of its pages. */
  beside(color: string, x: number, write: () => void): void {
    const first = this.pageNumber;
    const from = this.y;
    write();
    const last = this.pageNumber;
    const to = this.y;
    for (let page = first; page <= last; page++) {
      this.doc.switchToPage(page);
      const top = page === first ? from : MARGIN.top;
      const end = page === last ? to : this.bottom;
      if (end - top > 2) this.artifact((doc) => doc.rect(x, top, 2, end - top).fill(color));
    }
    this.doc.switchToPage(last);
    this.y = to;
  }

  heightOf(text: string, style: TextStyle = {}, box: Box = {}): number {
    this.choose(style);
    return this.doc.heightOfString(this.shown(text), this.optionsOf(style, box));
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.choose(style);
    return this.doc.widthOfString(this.shown(text));
  }

  /** Runs over all pages when everything is written: what stands at head and foot of each. */
  onEachPage(draw: (page: number, of: number) => void): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      const { bottom } = this.doc.page.margins;
      // Else writing below the margin would begin another page.
      this.doc.page.margins.bottom = 0;
      draw(page + 1, count);
      this.doc.page.margins.bottom = bottom;
    }
  }

  /** Text that repeats on pages: not part of what the document says. */
  runningText(text: string, x: number, y: number, width: number, style: TextStyle): void {
    this.artifact(() => {
      this.choose(style);
      const options = { ...this.optionsOf(style, { x, width }), lineBreak: false, ellipsis: true, height: 14 };
      this.doc.text(this.shown(text), x, y, options);
    }, 'Pagination');
  }

  async end(): Promise<Buffer> {
    this.root.end();
    const chunks: Buffer[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.doc.on('end', () => resolve());
    this.doc.on('error', reject);
    this.doc.end();
    await promise;
    return Buffer.concat(chunks);
  }

  private shown(text: string): string {
    return printable(text, (codePoint) => this.glyphs.hasGlyphForCodePoint(codePoint));
  }

  private open(name: FontName): ReadFont {
    this.doc.registerFont(name, Buffer.from(FONTS[name])).font(name);
    // Its types do not know of it.
    const opened = (this.doc as unknown as { _font: OpenedFont })._font;
    opened.font = sharedFont(name, opened.font);
    withoutCidSet(opened);
    return opened.font;
  }

  private get pageNumber(): number {
    const { start, count } = this.doc.bufferedPageRange();
    return start + count - 1;
  }

  private write(type: string, text: string, style: TextStyle, box: Box = {}): void {
    this.parent.add(this.doc.struct(type, {}, () => this.put(text, style, box, this.y)));
  }

  private put(text: string, style: TextStyle, box: Box, y: number): void {
    this.choose(style);
    this.doc.text(this.shown(text), box.x ?? MARGIN.left, y, this.optionsOf(style, box));
  }

  private choose({ font = 'regular', size = BODY, color = INK }: TextStyle): void {
    this.doc.font(font).fontSize(size).fillColor(color);
  }

  private optionsOf({ leading = LEADING, align = 'left' }: TextStyle, { width = this.width }: Box) {
    return { width, lineGap: leading, align };
  }

  private lineHeight({ leading = LEADING, ...style }: TextStyle): number {
    this.choose(style);
    return this.doc.currentLineHeight(true) + leading;
  }

  private linesOf(text: string, style: TextStyle, box: Box): number {
    return Math.round(this.heightOf(text, style, box) / this.lineHeight(style));
  }

  /** The present page ends earlier, so that more goes to the next one. */
  private withLessPage(points: number, write: () => void): void {
    const { page } = this.doc;
    page.margins.bottom += points;
    write();
    page.margins.bottom -= points;
  }

  private readonly outlines: (PDFKit.PDFOutline | undefined)[] = [];

  private outlineOf(level: number, title: string): void {
    const parent = this.outlines[level - 1] ?? this.doc.outline;
    this.outlines[level] = parent.addItem(title);
    this.outlines.length = level + 1;
  }
}
