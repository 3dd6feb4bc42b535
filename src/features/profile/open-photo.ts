/** Photos that somebody chose, as the page can show and cut them. */
import { type PhotoCrop, squareOf } from "./photo-crop";
import { isPhotoType, maxPhotoSize } from "./profile-rules";

export type PhotoProblem = "photoType" | "photoLarge" | "photoHeic" | "photoBroken";

/** Longer than the shop keeps, so that it loses nothing. px. */
const maxSide = 1_024;
const quality = 0.9;

/** The format of iPhones; few browsers can read it. */
const isHeic = ({ type, name }: Pick<File, "type" | "name">): boolean =>
  /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));

/** The photo upright, or what is wrong with the file. */
export async function openPhoto(file: File): Promise<ImageBitmap | PhotoProblem> {
  const heic = isHeic(file);
  if (!heic && !isPhotoType(file.type)) return "photoType";
  try {
    const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
    return photo.width > 0 && photo.height > 0 ? photo : "photoBroken";
  } catch {
    if (heic) return "photoHeic";
    return file.size > maxPhotoSize ? "photoLarge" : "photoBroken";
  }
}

/** Draws the square of a photo into all of a canvas. */
export function drawSquare(canvas: HTMLCanvasElement, photo: ImageBitmap, crop: PhotoCrop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { x, y, side } = squareOf(photo, crop);
  // Transparent parts would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square as the file that is sent; null when the browser cannot make one. */
export async function cutPhoto(photo: ImageBitmap, crop: PhotoCrop): Promise<File | null> {
  const canvas = document.createElement("canvas");
  const side = Math.max(1, Math.min(maxSide, Math.round(squareOf(photo, crop).side)));
  canvas.width = side;
  canvas.height = side;
  drawSquare(canvas, photo, crop);
  const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  // Its own name may say more than the shop needs to know.
  return cut && new File([cut], "photo.jpg", { type: cut.type });
}
