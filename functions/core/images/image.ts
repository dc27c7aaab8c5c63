import { createHash } from 'node:crypto';
import type { IdPrefix } from '#shared/core/ids.ts';
import { derivedId } from '../ids.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

export const IMAGE_TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
export type ImageExtension = keyof typeof IMAGE_TYPES;

/** A still picture without its metadata: where and when it was taken, by whom, thumbnails, comments. */
export interface CleanImage {
  bytes: Buffer;
  width: number;
  height: number;
}

const CLEANERS: Record<ImageExtension, (bytes: Buffer) => CleanImage | undefined> = {
  jpg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
};

/**
 * Reads a picture by its own bytes, never by its name or declared type, and leaves the metadata out; pixels are not
 * decoded. Undefined for anything that is not one whole JPEG, PNG or WebP picture. What follows the picture's end, where
 * a second file may hide, is dropped.
 */
export function cleanImage(bytes: Buffer): (CleanImage & { extension: ImageExtension }) | undefined {
  for (const [extension, clean] of Object.entries(CLEANERS) as [ImageExtension, (typeof CLEANERS)['jpg']][]) {
    const image = clean(bytes);
    if (image && image.width > 0 && image.height > 0) return { ...image, extension };
  }
  return undefined;
}

/**
 * The name of somebody's picture, which follows from the picture: sent again after a lost answer it is the same file, and
 * none is left behind that nothing points at. Who does not have the picture cannot guess it.
 */
export function imageId(prefix: IdPrefix, ownerId: string, bytes: Buffer): string {
  return derivedId(prefix, new Date(0), `${ownerId} ${createHash('sha256').update(bytes).digest('hex')}`);
}
