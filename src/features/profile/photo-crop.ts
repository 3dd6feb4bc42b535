/** Which square of a photo is shown. Lengths are px of the photo, unless a name says that they are parts of the square. */

export interface PhotoSize {
  width: number;
  height: number;
}

/** `zoom` 1 is the largest square that fits. */
export interface PhotoCrop {
  centerX: number;
  centerY: number;
  zoom: number;
}

export const maxZoom = 4;

/** The side of the square. */
const sideOf = ({ width, height }: PhotoSize, zoom: number): number => Math.min(width, height) / zoom;

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The nearest crop that lies inside the photo. */
function inside(size: PhotoSize, { centerX, centerY, zoom }: PhotoCrop): PhotoCrop {
  const kept = between(zoom, 1, maxZoom);
  const half = sideOf(size, kept) / 2;
  return {
    centerX: between(centerX, half, size.width - half),
    centerY: between(centerY, half, size.height - half),
    zoom: kept,
  };
}

/** The middle square. */
export const middleCrop = ({ width, height }: PhotoSize): PhotoCrop => ({
  centerX: width / 2,
  centerY: height / 2,
  zoom: 1,
});

/** The photo was pulled by these parts of the square's side: to the right shows more of what is at its left. */
export function moveCrop(size: PhotoSize, crop: PhotoCrop, right: number, down: number): PhotoCrop {
  const side = sideOf(size, crop.zoom);
  return inside(size, {
    ...crop,
    centerX: crop.centerX - right * side,
    centerY: crop.centerY - down * side,
  });
}

/** Zooms to this much; what lies at `at` (parts of the square, 0 to 1) stays there as far as the photo reaches. */
export function zoomCrop(
  size: PhotoSize,
  crop: PhotoCrop,
  zoom: number,
  at: { x: number; y: number } = { x: 0.5, y: 0.5 },
): PhotoCrop {
  const wanted = between(zoom, 1, maxZoom);
  const change = sideOf(size, crop.zoom) - sideOf(size, wanted);
  return inside(size, {
    centerX: crop.centerX + (at.x - 0.5) * change,
    centerY: crop.centerY + (at.y - 0.5) * change,
    zoom: wanted,
  });
}

/** The square that is shown. */
export function squareOf(size: PhotoSize, crop: PhotoCrop): { x: number; y: number; side: number } {
  const side = sideOf(size, crop.zoom);
  return { x: crop.centerX - side / 2, y: crop.centerY - side / 2, side };
}
