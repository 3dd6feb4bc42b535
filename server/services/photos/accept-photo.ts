import { type ConvertPhoto, PicturesBusy } from "../pictures";
import { refuse } from "../refusals";

/** Until a photo is tried again where too many wait. */
const retrySeconds = 5;

/**
 * An uploaded photo as `convert` makes it in its sender's turn. Refuses with 403 `image` what is no photo, and with 503 while too many wait.
 */
export async function acceptPhoto(bytes: Buffer, convert: ConvertPhoto, sender: string): Promise<Buffer> {
  try {
    const photo = await convert(bytes, sender);
    if (photo === null) throw refuse("photo_unreadable");
    return photo;
  } catch (error) {
    if (error instanceof PicturesBusy) throw refuse("photos_busy", {}, { retryAfterSeconds: retrySeconds });
    throw error;
  }
}
