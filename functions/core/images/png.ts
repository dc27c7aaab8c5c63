import { crc32 } from 'node:zlib';
import type { CleanImage } from './image.ts';

/** Source: Portable Network Graphics, third edition (W3C), sections 5 and 11. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What a decoder needs to show the picture as it was meant; texts, times, Exif and animations are not among it. */
const WANTED = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'bKGD',
  'pHYs',
]);

export function cleanPng(bytes: Buffer): CleanImage | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const kept: Buffer[] = [SIGNATURE];
  let size: { width: number; height: number } | undefined;
  let sawData = false;
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    if (!size) {
      if (type !== 'IHDR' || length !== 13) return undefined;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    } else if (type === 'IHDR') return undefined;
    if (type === 'IDAT') sawData = true;
    if (WANTED.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return sawData ? { bytes: Buffer.concat(kept), ...size } : undefined;
    at = end;
  }
  return undefined;
}
