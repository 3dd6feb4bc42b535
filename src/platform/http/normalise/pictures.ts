import { type Fields, list, textOrNull } from "./readers";

let bases: Readonly<Record<string, string>> = {};

/** Remembers config.base_urls, from which pictures of old backends are built. Called whenever a config arrives. */
export function setPictureBaseUrls(baseUrls: Readonly<Record<string, string>>): void {
  bases = baseUrls;
}

/** Address of a picture: `*_full_url`, else the folder of config.base_urls and the raw name; null when neither is there. */
export function picture(row: Fields, field: string, folder: string): string | null {
  const full = textOrNull(row[`${field}_full_url`]);
  return full ?? named(row[field], folder);
}

/** Addresses of several pictures, in the same way. */
export function pictureList(row: Fields, field: string, folder: string): string[] {
  const full = list(row[`${field}_full_url`]).flatMap((entry) => textOrNull(entry) ?? []);
  if (full.length > 0) return full;
  // Newer backends wrap names: { img, storage }.
  return list(row[field]).flatMap((entry) => named(isWrapped(entry) ? entry.img : entry, folder) ?? []);
}

function isWrapped(entry: unknown): entry is { img: unknown } {
  return typeof entry === "object" && entry !== null && "img" in entry;
}

function named(name: unknown, folder: string): string | null {
  const raw = textOrNull(name);
  if (raw === null) return null;
  if (/^(https?:)?\/\//.test(raw) || raw.startsWith("/")) return raw;
  const base = bases[folder];
  return base ? `${base.replace(/\/+$/, "")}/${raw}` : null;
}
