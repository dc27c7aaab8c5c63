import { LOGO_MAX_RATIO, LOGO_MAX_SIDE, LOGO_MIN_SIDE } from '#shared/empresas/marca/logo-medidas.ts';
import type { Logo } from '#shared/empresas/marca/marca.ts';
import type { Files } from '../../core/adapters/files.ts';
import type { Deps } from '../../core/deps.ts';
import { cleanImage, IMAGE_TYPES, imageId } from '../../core/images/image.ts';
import { logoAlargado, logoGrande, logoNoEsImagen, logoPequeno } from './marca.errors.ts';

/** Keys of the bucket that CloudFront serves below `/uploads/`. */
const FOLDER = 'uploads/logos/';

/** Stores a logo without its metadata under a name that nobody can guess. */
export async function storeLogo(empresaId: string, bytes: Buffer, files: Files): Promise<Logo> {
  const image = cleanImage(bytes);
  // Documents show no WebP; the page turns one into a PNG before it sends it.
  if (!image || image.extension === 'webp') throw logoNoEsImagen();
  const { width, height, extension } = image;
  if (Math.min(width, height) < LOGO_MIN_SIDE) throw logoPequeno();
  if (Math.max(width, height) > LOGO_MAX_SIDE) throw logoGrande();
  if (Math.max(width, height) > LOGO_MAX_RATIO * Math.min(width, height)) throw logoAlargado();
  const key = `${FOLDER}${imageId('log', empresaId, image.bytes)}.${extension}`;
  await files.put(key, { bytes: image.bytes, contentType: IMAGE_TYPES[extension] });
  return { url: `/${key}`, ancho: width, alto: height };
}

/** Once nothing points at a logo any more. One that stays behind costs its bytes and nothing else, so it is only noted. */
export async function discardLogo(logo: Logo | null, files: Files, deps: Deps): Promise<void> {
  if (!logo?.url.startsWith(`/${FOLDER}`)) return;
  try {
    await files.delete(logo.url.slice(1));
  } catch (error) {
    deps.log.error('logo.left_behind', error);
  }
}
