/** Files of the build in whose place a shop has its own: manifests, and icons at the addresses that browsers know by themselves. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inLanguage } from "@/domain/branding/branding";
import type { ServerContext } from "../../context";
import { defaultLanguage, knownLanguage } from "../../locales";
import { pageLanguagesOfShop } from "../languages/page-texts";
import { brandIcon } from "./brand-icons";
import { brandedManifest, brandedStaffManifest, manifestInLanguage } from "./brand-manifest";
import { readBranding } from "./read-branding";
import { shopWords } from "./shop-words";

interface BrandedFile {
  content: string | Buffer;
  type: string;
  cacheControl: string;
}

/** A minute, s: these addresses stay when the icons change. */
const maxAge = 60;

/** The icon that takes the place of a file of the build. */
function iconInPlaceOf(path: string): string | null {
  if (path === "favicon.svg") return "favicon-96.png";
  if (path === "favicon.ico") return path;
  const [, name] = /^icons\/([\w-]+\.png)$/.exec(path) ?? [];
  return name ?? null;
}

/** A manifest of the page in a language that the shop brought, of which the build has no file. */
export const isOwnManifest = (path: string): boolean => {
  const [, code = ""] = /^manifest\.([a-z]{2})\.webmanifest$/.exec(path) ?? [];
  return pageLanguagesOfShop().has(code);
};

/**
 * The shop's own version of a file of the build; null where it has none. An installing worker asks for the file that the build
 * listed, by its revision, and would take no other.
 */
export async function brandedFile(
  context: ServerContext,
  path: string,
  query: unknown,
): Promise<BrandedFile | null> {
  if ((query as Record<string, unknown> | null)?.__WB_REVISION__ !== undefined) return null;
  const manifest = /^((?:board|courier)\/)?manifest(?:\.([a-z]{2}))?\.webmanifest$/.exec(path);
  if (manifest) {
    const language = knownLanguage(manifest[2] ?? "") ?? defaultLanguage;
    const { branding, kinds, description } = await readBranding(context);
    if (branding.version === "") return null;
    const own = pageLanguagesOfShop().get(language);
    const file = own ? path.replace(`.${language}.`, ".") : path;
    const read = await readFile(join(context.settings.pageFolder, file), "utf8");
    const built = own && !manifest[1] ? manifestInLanguage(read, own) : read;
    if (manifest[1]) {
      const content = brandedStaffManifest(built, { branding, language });
      return { content, type: "application/manifest+json; charset=utf-8", cacheControl: "no-cache" };
    }
    const words = description === null ? shopWords(kinds, language).short : inLanguage(description, language);
    return {
      content: brandedManifest(built, { branding, words, language }),
      type: "application/manifest+json; charset=utf-8",
      cacheControl: "no-cache",
    };
  }
  const file = iconInPlaceOf(path);
  const icon = file === null ? null : await brandIcon(context, file, null);
  return icon && { content: icon.bytes, type: icon.type, cacheControl: `public, max-age=${maxAge}` };
}
