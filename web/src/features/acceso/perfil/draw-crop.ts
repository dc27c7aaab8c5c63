import { type Crop, exportSide, sideOf } from './crop.ts';

const QUALITY = 0.88;

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = sideOf(picture, crop);
  // Behind see-through parts, so that a photo looks the same in both themes.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

/** The photo as it is sent: square, small, and drawn anew, so that nothing of the camera's data is in it. */
export async function exportCrop(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = exportSide(picture, crop);
  canvas.height = canvas.width;
  drawCrop(canvas, picture, crop);
  const encode = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  const webp = await encode('image/webp');
  // Browsers that cannot write WebP hand back a PNG, which is larger than a JPEG.
  const blob = webp?.type === 'image/webp' ? webp : await encode('image/jpeg');
  if (!blob) throw new Error('The browser could not write the photo');
  return blob;
}
