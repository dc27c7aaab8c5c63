import type { CleanImage } from './image.ts';

/** Source: ITU-T T.81 (JPEG), annex B; Exif 2.32, section 4.5. */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP15 = 0xef;
const ICC = Buffer.from('ICC_PROFILE\0');
const ADOBE = Buffer.from('Adobe');
const JFIF = Buffer.from('JFIF\0');
const EXIF = Buffer.from('Exif\0\0');
const ORIENTATION = 0x0112;

/**
 * Drops comments and application segments but those that say how to show the picture: JFIF, the colour profile, Adobe's
 * colour transform, and of Exif the orientation alone.
 */
export function cleanJpeg(bytes: Buffer): CleanImage | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size = { width: 0, height: 0 };
  let orientation = 1;
  let sawScan = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      // Fill bytes may stand before any marker.
      at += 1;
      continue;
    }
    if (marker === EOI) {
      if (!sawScan) return undefined;
      kept.push(bytes.subarray(at, at + 2));
      if (orientation > 1) kept.splice(1, 0, orientationSegment(orientation));
      return { bytes: Buffer.concat(kept), ...size };
    }
    if (at + 4 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    const content = bytes.subarray(at + 4, end);
    if (isFrame(marker)) {
      if (content.length < 6) return undefined;
      // A picture with several frames is as large as its largest.
      size = {
        width: Math.max(size.width, content.readUInt16BE(3)),
        height: Math.max(size.height, content.readUInt16BE(1)),
      };
    }
    if (marker === APP1 && startsWith(content, EXIF)) orientation = readOrientation(content.subarray(EXIF.length));
    if (isWanted(marker, content)) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker === SOS) {
      sawScan = true;
      at = endOfScan(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
  return undefined;
}

/** SOF0 to SOF15, without the three numbers between them that mean tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isWanted(marker: number, content: Buffer): boolean {
  if (marker === COM) return false;
  if (marker < APP0 || marker > APP15) return true;
  return [ICC, ADOBE, JFIF].some((name) => startsWith(content, name));
}

/** Where the next marker stands after a scan's data: escaped 0xff and restart markers belong to the data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1];
    if (next !== 0x00 && !(next !== undefined && next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** 1 to 8: how the picture must be turned to stand upright; 1 when nothing readable says so. */
function readOrientation(tiff: Buffer): number {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (at + 4 > tiff.length ? 0 : little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = u32(4);
  const entries = Math.min(u16(directory), 200);
  for (let n = 0; n < entries; n++) {
    const entry = directory + 2 + n * 12;
    if (u16(entry) !== ORIENTATION) continue;
    const value = u16(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An Exif segment that holds an orientation and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, APP1, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([head, EXIF, tiff]);
}

function startsWith(content: Buffer, name: Buffer): boolean {
  return content.subarray(0, name.length).equals(name);
}
