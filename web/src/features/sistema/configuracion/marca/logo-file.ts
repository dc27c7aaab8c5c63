import { LOGO_MAX_SIDE } from '#shared/empresas/marca/logo-medidas.ts';

/** The picture as reports in PDF can show it: a WebP is drawn anew as a PNG of the same size. @throws Error in words */
export async function toLogoFile(file: File): Promise<File> {
  if (file.type !== 'image/webp') return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new Error('No se pudo leer la imagen WebP. Guárdala como PNG o JPEG y súbela otra vez.');
  try {
    const { width, height } = picture;
    if (Math.max(width, height) > LOGO_MAX_SIDE) {
      throw new Error(`El logo no puede medir más de ${LOGO_MAX_SIDE} píxeles por lado`);
    }
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('No se pudo convertir la imagen WebP. Guárdala como PNG o JPEG y súbela otra vez.');
    return new File([blob], `${file.name.replace(/\.webp$/i, '')}.png`, { type: 'image/png' });
  } finally {
    picture.close();
  }
}
