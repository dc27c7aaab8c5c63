/** Picture and crop in the picture's own pixels; the crop is a square around its centre. */
export interface Picture {
  width: number;
  height: number;
}

export interface Crop {
  /** 1 is the largest square that the picture holds. */
  zoom: number;
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;
/** Of the stored photo: sharp at every size in which it is shown. */
const MAX_EXPORT = 512;

export function firstCrop({ width, height }: Picture): Crop {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

export function sideOf({ width, height }: Picture, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** The same crop within the picture's edges. */
export function withinPicture(picture: Picture, crop: Crop): Crop {
  const zoom = Math.min(Math.max(crop.zoom, 1), MAX_ZOOM);
  const half = sideOf(picture, { ...crop, zoom }) / 2;
  const clamp = (value: number, size: number) => Math.min(Math.max(value, half), size - half);
  return { zoom, x: clamp(crop.x, picture.width), y: clamp(crop.y, picture.height) };
}

/** The picture follows the finger: what is dragged to the right brings in what lies on the left. */
export function drag(picture: Picture, crop: Crop, by: { x: number; y: number }, shown: number): Crop {
  const scale = sideOf(picture, crop) / shown;
  return withinPicture(picture, { ...crop, x: crop.x - by.x * scale, y: crop.y - by.y * scale });
}

/** Pixels of a side of the stored photo: never more than the picture has. */
export function exportSide(picture: Picture, crop: Crop): number {
  return Math.max(1, Math.min(MAX_EXPORT, Math.round(sideOf(picture, crop))));
}
