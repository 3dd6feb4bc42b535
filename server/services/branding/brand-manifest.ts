/** The web app manifest in the shop's name and look, made from the one of the build. */
import { type Branding, inLanguage } from "@/domain/branding/branding";
import type { StaffLanguage } from "@/domain/branding/staff-language";
import type { Language } from "../../context";
import type { PageLanguage } from "../languages/page-texts";

interface BuiltManifest {
  shortcuts?: { icons?: { src: string }[] }[];
  [key: string]: unknown;
}

const sized = (icons: string, name: string, side: number, purpose: string) => ({
  src: `${icons}${name}-${side}.png`,
  sizes: `${side}x${side}`,
  type: "image/png",
  purpose,
});

/** The build's manifest in a language that the shop brought; what it lacks is as the build has it. */
export function manifestInLanguage(built: string, { row, texts }: PageLanguage): string {
  const manifest = JSON.parse(built) as BuiltManifest;
  const own = (texts.manifest ?? {}) as { description?: string; shortcuts?: Record<string, string> };
  // As the build writes them: track, cart, search.
  const names = ["track", "cart", "search"].map((name) => own.shortcuts?.[name]);
  return JSON.stringify({
    ...manifest,
    ...(own.description !== undefined && { description: own.description }),
    lang: row.languageCode,
    dir: row.direction,
    shortcuts: manifest.shortcuts?.map((shortcut, index) => ({
      ...shortcut,
      ...(names[index] !== undefined && { name: names[index] }),
    })),
  });
}

/** The manifest of a program of the shop's own people in a language that the shop brought; what it lacks is as the build has it. */
export function staffManifestInLanguage(
  built: string,
  { languageCode, direction, texts }: StaffLanguage,
): string {
  const manifest = JSON.parse(built) as BuiltManifest;
  const { "app.named": named, "app.title": title, "app.description": description } = texts;
  return JSON.stringify({
    ...manifest,
    ...(named !== undefined && { name: named.replace("{shop}", String(manifest.shop_name)) }),
    ...(title !== undefined && { short_name: title }),
    ...(description !== undefined && { description }),
    lang: languageCode,
    dir: direction,
  });
}

/** The manifest of a program of the shop's side, in the shop's name and look. Its name has the shop's in its place. */
export function brandedStaffManifest(
  built: string,
  { branding, language }: { branding: Branding; language: Language },
): string {
  const { shop_name: builtName, ...manifest } = JSON.parse(built) as BuiltManifest;
  const { icons: own } = branding;
  return JSON.stringify(
    {
      ...manifest,
      name: String(manifest.name).replace(String(builtName), inLanguage(branding.name, language)),
      background_color: branding.themeColour.light,
      // Both programs have a dark bar.
      theme_color: branding.themeColour.dark,
      ...(own && {
        icons: [
          sized(own, "icon", 192, "any"),
          sized(own, "icon", 512, "any"),
          sized(own, "maskable", 192, "maskable"),
          sized(own, "maskable", 512, "maskable"),
        ],
      }),
    },
    null,
    2,
  );
}

/** The build's manifest is JSON that we wrote. Its pictures of screens show the product and not the shop, so they go. */
export function brandedManifest(
  built: string,
  { branding, words, language }: { branding: Branding; words: string; language: Language },
): string {
  if (branding.version === "") return built;
  const { screenshots: _, ...manifest } = JSON.parse(built) as BuiltManifest;
  const { icons: own, themeColour } = branding;
  return JSON.stringify(
    {
      ...manifest,
      name: inLanguage(branding.name, language),
      short_name: inLanguage(branding.shortName, language),
      description: words,
      background_color: themeColour.light,
      theme_color: themeColour.light,
      color_scheme_dark: { background_color: themeColour.dark, theme_color: themeColour.dark },
      ...(own && {
        icons: [
          sized(own, "icon", 192, "any"),
          sized(own, "icon", 512, "any"),
          sized(own, "maskable", 192, "maskable"),
          sized(own, "maskable", 512, "maskable"),
          sized(own, "monochrome", 192, "monochrome"),
        ],
        shortcuts: manifest.shortcuts?.map((shortcut) => ({
          ...shortcut,
          icons: shortcut.icons?.map((icon) => ({ ...icon, src: icon.src.replace(/^\/icons\//, own) })),
        })),
      }),
    },
    null,
    2,
  );
}
