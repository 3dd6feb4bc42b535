/** Files of the build in whose place a shop has its own: manifests, and icons at the addresses that browsers know by themselves. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inLanguage } from "@/domain/branding/branding";
import type { ServerContext } from "../../context";
import { defaultLanguage, knownLanguage } from "../../locales";
import { pageLanguagesOfShop } from "../languages/page-texts";
import { staffLanguages } from "../languages/staff-texts";
import { brandIcon } from "./brand-icons";
import {
  brandedManifest,
  brandedStaffManifest,
  manifestInLanguage,
  staffManifestInLanguage,
} from "./brand-manifest";
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

const manifestPath = /^(?:(board|courier)\/)?manifest(?:\.([a-z]{2}))?\.webmanifest$/;

type Program = "board" | "courier";

/** The language of a program of the shop's own people that the shop brought. */
const staffLanguage = (program: Program, code: string) =>
  staffLanguages(program).find(({ languageCode }) => languageCode === code);

/** A manifest in a language that the shop brought, of which the build has no file. */
export const isOwnManifest = (path: string): boolean => {
  const [, program, code = ""] = manifestPath.exec(path) ?? [];
  return program === undefined
    ? pageLanguagesOfShop().has(code)
    : staffLanguage(program as Program, code) !== undefined;
};

const manifestType = "application/manifest+json; charset=utf-8";

/** The manifest of a program of the shop's own people; null where the build's file says it all. */
async function staffManifest(
  context: ServerContext,
  path: string,
  { program, language }: { program: Program; language: string },
): Promise<BrandedFile | null> {
  const { branding } = await readBranding(context);
  const own = staffLanguage(program, language);
  if (branding.version === "" && own === undefined) return null;
  const file = own ? path.replace(`.${language}.`, ".") : path;
  const read = await readFile(join(context.settings.pageFolder, file), "utf8");
  const built = own ? staffManifestInLanguage(read, own) : read;
  const content = branding.version === "" ? built : brandedStaffManifest(built, { branding, language });
  return { content, type: manifestType, cacheControl: "no-cache" };
}

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
  const manifest = manifestPath.exec(path);
  if (manifest) {
    const language = knownLanguage(manifest[2] ?? "") ?? defaultLanguage;
    if (manifest[1]) return staffManifest(context, path, { program: manifest[1] as Program, language });
    const { branding, kinds, description } = await readBranding(context);
    if (branding.version === "") return null;
    const own = pageLanguagesOfShop().get(language);
    const file = own ? path.replace(`.${language}.`, ".") : path;
    const read = await readFile(join(context.settings.pageFolder, file), "utf8");
    const built = own ? manifestInLanguage(read, own) : read;
    const words = description === null ? shopWords(kinds, language).short : inLanguage(description, language);
    return {
      content: brandedManifest(built, { branding, words, language }),
      type: manifestType,
      cacheControl: "no-cache",
    };
  }
  const file = iconInPlaceOf(path);
  const icon = file === null ? null : await brandIcon(context, file, null);
  return icon && { content: icon.bytes, type: icon.type, cacheControl: `public, max-age=${maxAge}` };
}
