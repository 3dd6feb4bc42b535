import type { Settings } from "../../environment/settings";
import { documentPhoto } from "../pictures";
import { acceptPhoto } from "./accept-photo";
import { deletePhotos, savePhoto } from "./photo-files";

/**
 * Keeps the photos while `write` runs, which gets their paths and says when it has written them into a row: a repeat of an
 * earlier request does not, and one that is refused throws. Then they are deleted again. Refuses with 403 `image` what is no
 * photo.
 */
export async function withPhotos<T>(
  settings: Settings,
  { uploads, sender }: { uploads: readonly Buffer[]; sender: string },
  write: (paths: readonly string[], onWritten: () => void) => Promise<T>,
): Promise<T> {
  const paths: string[] = [];
  let isWritten = false;
  try {
    for (const bytes of uploads)
      paths.push(await savePhoto(settings, await acceptPhoto(bytes, documentPhoto, sender)));
    const result = await write(paths, () => {
      isWritten = true;
    });
    if (!isWritten) await deletePhotos(settings, paths);
    return result;
  } catch (error) {
    await deletePhotos(settings, paths);
    throw error;
  }
}
