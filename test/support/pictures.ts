import { crc32, deflateSync } from 'node:zlib';

/** Pictures and what pretends to be one, made byte by byte. None of them shows anything. */

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** What is searched for after the upload: a telephone's Exif as it would give a home away. */
export const GPS_SECRET = 'GPS 40.4168 -3.7038 Calle Mayor 1';

/** A TIFF directory with an orientation and a text, behind Exif's name. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(38 + GPS_SECRET.length);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  tiff.writeUInt16LE(0x010e, 22);
  tiff.writeUInt16LE(2, 24);
  tiff.writeUInt32LE(GPS_SECRET.length, 26);
  tiff.writeUInt32LE(38, 30);
  tiff.write(GPS_SECRET, 38, 'latin1');
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
}

interface JpegOptions {
  width?: number;
  height?: number;
  orientation?: number;
  /** After the end of the picture. */
  trailer?: string;
}

/** A baseline JPEG's structure, with all kinds of metadata; two scans, with escaped and restart bytes in their data. */
export function aJpeg({ width = 40, height = 30, orientation = 1, trailer = '' }: JpegOptions = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, exif(orientation)),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${GPS_SECRET}</x>`)),
    segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01colours', 'latin1')),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${GPS_SECRET}`)),
    segment(0xfe, Buffer.from(GPS_SECRET)),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    scan,
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    segment(0xc4, Buffer.alloc(20, 2)),
    scan,
    Buffer.from([0x78]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(trailer),
  ]);
}

const chunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const out = Buffer.alloc(8 + body.length);
  out.writeUInt32BE(content.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), 4 + body.length);
  return out;
};

/** A real PNG, that any decoder shows, with texts, time and Exif in it. */
export function aPng({ width = 8, height = 8, trailer = '' } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  // Each row begins with its filter's number; 1, "as the pixel before, and more", makes a gradient of ones.
  const rows = deflateSync(Buffer.alloc(Math.min(height, 64) * (1 + Math.min(width, 64) * 3), 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Comment\0${GPS_SECRET}`)),
    chunk('eXIf', exif(1).subarray(6)),
    chunk('tIME', Buffer.from([7, 0xe8, 1, 1, 0, 0, 0])),
    chunk('sRGB', Buffer.from([0])),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(trailer),
  ]);
}

const riffChunk = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** An extended WebP with a lossy picture, and Exif and XMP that its flags announce. */
export function aWebp({ width = 16, height = 16, animated = false, trailer = '' } = {}): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x08 | 0x04 | (animated ? 0x02 : 0);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const picture = Buffer.alloc(15, 3);
  picture.writeUIntBE(0x9d012a, 3, 3);
  picture.writeUInt16LE(width & 0x3fff, 6);
  picture.writeUInt16LE(height & 0x3fff, 8);
  const chunks = Buffer.concat([
    riffChunk('VP8X', canvas),
    riffChunk('VP8 ', picture),
    riffChunk('EXIF', exif(1)),
    riffChunk('XMP ', Buffer.from(GPS_SECRET)),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + chunks.length, 4);
  return Buffer.concat([head, chunks, Buffer.from(trailer)]);
}

/** A lossless WebP without an extended header. */
export function aSimpleWebp({ width = 16, height = 9 } = {}): Buffer {
  const picture = Buffer.alloc(12, 1);
  picture[0] = 0x2f;
  picture.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  const chunks = riffChunk('VP8L', picture);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + chunks.length, 4);
  return Buffer.concat([head, chunks]);
}

const SCRIPT = '<script>alert(1)</script>';

/** Files that call themselves pictures, by name, type or first bytes. */
export const NO_PICTURES: Record<string, Buffer> = {
  svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  html: Buffer.from(`<!doctype html>${SCRIPT}`),
  exe: Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(400)]),
  gif: Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff;', 'latin1'),
  'html behind the first bytes of a jpeg': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SCRIPT)]),
  'html behind the signature of a png': Buffer.concat([aPng().subarray(0, 8), Buffer.from(SCRIPT)]),
  'a jpeg cut off in its picture': aJpeg().subarray(0, -4),
  'a jpeg cut off in a segment': aJpeg().subarray(0, 60),
  'a jpeg without a picture': Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
  'a png cut off': aPng().subarray(0, -20),
  'a png with a changed byte': Buffer.from(aPng().map((byte, at) => (at === 20 ? byte ^ 1 : byte))),
  'a webp cut off': aWebp().subarray(0, -10),
  'a webp that moves': aWebp({ animated: true }),
  'a webp container that holds a wave': Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0', 'latin1'),
};
