import { describe, expect, it } from 'vitest';
import { cleanImage } from '#functions/core/images/image.ts';
import { aJpeg, aPng, aSimpleWebp, aWebp, GPS_SECRET, NO_PICTURES } from '../support/pictures.ts';

const HIDDEN = '<script>hidden()</script>';

describe('cleanImage', () => {
  it.each([
    ['jpg', aJpeg({ width: 640, height: 480 }), 640, 480],
    ['png', aPng({ width: 32, height: 20 }), 32, 20],
    ['webp', aWebp({ width: 300, height: 200 }), 300, 200],
    ['webp', aSimpleWebp({ width: 4096, height: 7 }), 4096, 7],
  ])('knows a %s and its size by its bytes', (extension, bytes, width, height) => {
    expect(cleanImage(bytes)).toMatchObject({ extension, width, height });
  });

  it.each([
    ['jpeg', aJpeg({ orientation: 6 })],
    ['png', aPng()],
    ['webp', aWebp()],
  ])('leaves nothing of the metadata in a %s, and the result is clean already', (_, bytes) => {
    expect(bytes.includes(GPS_SECRET)).toBe(true);
    const clean = cleanImage(bytes)?.bytes ?? Buffer.alloc(0);
    for (const secret of [GPS_SECRET, '40.4168', 'Photoshop', 'ns.adobe.com'])
      expect(clean.includes(secret)).toBe(false);
    expect(clean.length).toBeLessThan(bytes.length);
    expect(cleanImage(clean)?.bytes.equals(clean)).toBe(true);
  });

  it('keeps what a picture needs to look as it did: scans, tables, colours, and which way is up', () => {
    const clean = cleanImage(aJpeg({ orientation: 6 }))?.bytes ?? Buffer.alloc(0);
    for (const part of ['JFIF', 'ICC_PROFILE']) expect(clean.includes(part)).toBe(true);
    expect(clean.includes(Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]))).toBe(true);
    expect(clean.includes(Buffer.from([0x78, 0xff, 0xd9]))).toBe(true);
    // Big-endian, tag 0x0112, SHORT, one value: 6.
    expect(clean.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true);
    expect(cleanImage(aJpeg())?.bytes.includes('Exif')).toBe(false);
  });

  it("clears WebP's flags of the chunks that are gone", () => {
    const clean = cleanImage(aWebp())?.bytes ?? Buffer.alloc(0);
    expect(clean[20]).toBe(0);
    expect(clean.readUInt32LE(4)).toBe(clean.length - 8);
  });

  it.each([
    ['jpeg', aJpeg({ trailer: HIDDEN })],
    ['png', aPng({ trailer: HIDDEN })],
    ['webp', aWebp({ trailer: HIDDEN })],
  ])('drops a second file behind the end of a %s', (_, bytes) => {
    expect(cleanImage(bytes)?.bytes.includes(HIDDEN)).toBe(false);
  });

  it.each(Object.entries(NO_PICTURES))('is not taken in by %s', (_, bytes) => {
    expect(cleanImage(bytes)).toBeUndefined();
  });

  it('ends on any prefix of a picture, without a fault', () => {
    for (const whole of [aJpeg({ orientation: 3 }), aPng(), aWebp(), aSimpleWebp()]) {
      for (let length = 0; length < whole.length; length++)
        expect(cleanImage(whole.subarray(0, length))).toBeUndefined();
    }
  });
});
