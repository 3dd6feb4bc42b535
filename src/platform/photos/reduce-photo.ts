/** A photo as it is sent: upright, without metadata, small enough for mobile data, large enough to be read. */

import type { StoredFile } from "@/platform/outbox";
import { randomUuid } from "@/platform/random-uuid";

/** Longer side, px. */
const maxSide = 1_600;
const quality = 0.82;

/** Null when the browser cannot read the file as a picture. `subject` begins its name. */
export async function reducePhoto(file: Blob, subject: string): Promise<StoredFile | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return null;
    // Transparent paper would turn black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const reduced = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", quality),
    );
    // Its own name may say more than the shop needs to know.
    const name = `${subject}-${randomUuid()}.jpg`;
    return reduced && { name, type: reduced.type, bytes: await reduced.arrayBuffer() };
  } catch {
    return null;
  }
}
