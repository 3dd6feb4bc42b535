import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ServerContext } from "../../context";
import { brandingKey } from "../settings/branding-setting";
import { changeSetting } from "../settings/change-setting";
import { iconPicture } from "./check-picture";

/**
 * Keeps a picture below uploads, where every process finds it, and draws the icons from it. Returns what its operator should know.
 * Throws a StartError that says why it cannot be used.
 */
export async function setIcon(
  context: Pick<ServerContext, "database" | "settings" | "pictures">,
  bytes: Buffer,
): Promise<string[]> {
  const { png, notes } = await iconPicture(bytes);
  // By its content: an older look keeps its file until nothing names it, and nobody sees half of a new one.
  const key = `branding/icon-${createHash("sha256").update(png).digest("hex").slice(0, 16)}`;
  const folder = join(context.settings.dataFolder, "uploads", "branding");
  await mkdir(folder, { recursive: true });
  const file = join(context.settings.dataFolder, "uploads", `${key}.png`);
  await writeFile(`${file}.part`, png);
  await rename(`${file}.part`, file);
  const changed = await changeSetting(context, brandingKey, { icon: key });
  return [...notes, ...changed.notes];
}
