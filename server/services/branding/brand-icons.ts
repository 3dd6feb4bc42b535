/** The shop's icons, each drawn once by who asks first. */
import type { ServerContext } from "../../context";
import { type IconSource, iconFiles, markSvg } from "./draw-icons";
import { readBranding, type ShopBranding } from "./read-branding";

/** The icons of one look, by their files' names. */
let drawn: { icons: string; files: Map<string, Promise<Buffer>> } | null = null;
/** Icons wait for one another: a phone that is being installed asks for all of them, and one is drawn in 20 ms. */
let turn: Promise<unknown> = Promise.resolve();

async function sourceOf(
  { colours, icon }: ShopBranding,
  pictures: ServerContext["pictures"],
): Promise<IconSource> {
  const original = icon === null ? null : await pictures.find(icon);
  const picture = original === null ? markSvg(colours) : await original.read();
  return {
    picture: typeof picture === "string" ? Buffer.from(picture) : picture,
    ground: colours.canvas.light,
    accent: colours.accent.light,
  };
}

export interface ServedIcon {
  bytes: Buffer;
  type: string;
  /** The address names this look: it never changes. */
  isCurrent: boolean;
}

/**
 * An icon of the shop. Null for an unknown file, and where the icons are the build's. `version` of an older look gets the present
 * icon, because an installed app asks by the address that it was installed with.
 */
export async function brandIcon(
  context: Pick<ServerContext, "database" | "pictures">,
  file: string,
  version: string | null,
): Promise<ServedIcon | null> {
  const draw = Object.hasOwn(iconFiles, file) ? iconFiles[file] : undefined;
  if (!draw) return null;
  const shop = await readBranding(context);
  const { icons } = shop.branding;
  if (icons === null) return null;
  if (drawn?.icons !== icons) drawn = { icons, files: new Map() };
  const { files } = drawn;
  let bytes = files.get(file);
  if (!bytes) {
    bytes = turn.then(async () => draw(await sourceOf(shop, context.pictures)));
    turn = bytes.catch(() => undefined);
    files.set(file, bytes);
    // A failure is not kept, so that the next caller tries again.
    bytes.catch(() => files.delete(file));
  }
  return {
    bytes: await bytes,
    type: file.endsWith(".ico") ? "image/x-icon" : "image/png",
    isCurrent: version !== null && icons === `/icons/${version}/`,
  };
}
