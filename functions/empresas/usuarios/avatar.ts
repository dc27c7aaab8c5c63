import type { Files } from '../../core/adapters/files.ts';
import type { Deps } from '../../core/deps.ts';
import { cleanImage, IMAGE_TYPES, imageId } from '../../core/images/image.ts';
import { imagenDemasiadoGrande, noEsImagen } from './perfil.errors.ts';

/** Keys of the bucket that CloudFront serves below `/uploads/`. */
const FOLDER = 'uploads/avatars/';
/** A side that every browser can decode without effort. */
const MAX_SIDE = 4096;

/** Stores a photo without its metadata under a name that nobody can guess; answers its path on the public origin. */
export async function storeAvatar(usuarioId: string, bytes: Buffer, files: Files): Promise<string> {
  const image = cleanImage(bytes);
  if (!image) throw noEsImagen();
  if (image.width > MAX_SIDE || image.height > MAX_SIDE) throw imagenDemasiadoGrande(MAX_SIDE);
  const key = `${FOLDER}${imageId('ava', usuarioId, image.bytes)}.${image.extension}`;
  await files.put(key, { bytes: image.bytes, contentType: IMAGE_TYPES[image.extension] });
  return `/${key}`;
}

/** Once nothing points at a photo any more. One that stays behind costs its bytes and nothing else, so it is only noted. */
export async function discardAvatar(avatarUrl: string | null, files: Files, deps: Deps): Promise<void> {
  if (!avatarUrl?.startsWith(`/${FOLDER}`)) return;
  try {
    await files.delete(avatarUrl.slice(1));
  } catch (error) {
    deps.log.error('avatar.left_behind', error);
  }
}
