import type { CleanImage } from './image.ts';

/** Source: WebP Container Specification (RFC 9649), section 2; VP8 frame header in RFC 6386, section 9.1. */
const WANTED = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;
const IS_ANIMATED = 0x02;

/** Still pictures only: an animation has no place in a list of people. */
export function cleanWebp(bytes: Buffer): CleanImage | undefined {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') {
    return undefined;
  }
  const fileEnd = 8 + bytes.readUInt32LE(4);
  if (fileEnd > bytes.length) return undefined;
  const kept: Buffer[] = [];
  let width = 0;
  let height = 0;
  let sawPicture = false;
  for (let at = 12; at + 8 <= fileEnd; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > fileEnd) return undefined;
    if (WANTED.has(type)) {
      const chunk = Buffer.from(bytes.subarray(at, Math.min(end, fileEnd)));
      const content = chunk.subarray(8, 8 + length);
      const size = sizeOf(type, content);
      if (size === 'broken') return undefined;
      if (size) {
        width = Math.max(width, size.width);
        height = Math.max(height, size.height);
      }
      if (type === 'VP8X') content[0] = (content[0] as number) & ~(HAS_EXIF | HAS_XMP);
      if (type === 'VP8 ' || type === 'VP8L') sawPicture = true;
      kept.push(chunk);
    }
    at = end;
  }
  if (!sawPicture) return undefined;
  const chunks = Buffer.concat(kept);
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(4 + chunks.length, 4);
  return { bytes: Buffer.concat([header, chunks]), width, height };
}

/** The size that a chunk states; the canvas and the picture in it each state one, and neither may lie about the other. */
function sizeOf(type: string, content: Buffer): { width: number; height: number } | 'broken' | undefined {
  if (type === 'VP8X') {
    if (content.length < 10 || (content[0] as number) & IS_ANIMATED) return 'broken';
    return { width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 };
  }
  if (type === 'VP8L') {
    if (content.length < 5 || content[0] !== 0x2f) return 'broken';
    const bits = content.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (type === 'VP8 ') {
    if (content.length < 10 || content.readUIntBE(3, 3) !== 0x9d012a) return 'broken';
    return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff };
  }
  return undefined;
}
