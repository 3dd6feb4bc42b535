/** What becomes of an application's files when somebody decides on it. */
import { eq } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { applications } from "../../db/schema";
import { deletePhotos, savePhoto } from "../photos/photo-files";
import { type ApplicationFiles, deleteApplicationFiles, readApplicationFile } from "./application-files";

/** Paths of an applicant's pictures that every shopper may see. */
export interface PublicPictures {
  logo: string | null;
  cover: string | null;
  image: string | null;
}

async function publish(
  { settings }: Pick<ServerContext, "settings">,
  files: ApplicationFiles,
): Promise<PublicPictures> {
  const copy = async (field: string) => {
    const bytes = await readApplicationFile(settings, files[field]?.[0]);
    return bytes === null ? null : savePhoto(settings, bytes);
  };
  return { logo: await copy("logo"), cover: await copy("cover_photo"), image: await copy("image") };
}

/**
 * Runs a decision, which calls `onDecided` where it is made. It gets public copies of the pictures that stay, where it publishes them.
 * Afterwards the application's files go: papers are not needed any more. Where nothing was decided the copies go instead.
 */
export async function withFilesOfDecision<T>(
  context: Pick<ServerContext, "database" | "settings">,
  id: number,
  { publishes }: { readonly publishes: boolean },
  write: (pictures: PublicPictures, onDecided: () => void) => Promise<T>,
): Promise<T> {
  const { database, settings } = context;
  const [found] = await database.select().from(applications).where(eq(applications.id, id));
  const files = found?.status === "pending" ? found.files : {};
  const pictures = await publish(context, publishes ? files : {});
  let isDecided = false;
  try {
    return await write(pictures, () => {
      isDecided = true;
    });
  } catch (error) {
    isDecided = false;
    throw error;
  } finally {
    if (isDecided) await deleteApplicationFiles(settings, files);
    else
      await deletePhotos(
        settings,
        Object.values(pictures).filter((path) => path !== null),
      );
  }
}
