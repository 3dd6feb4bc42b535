/** A returning shopper's local storage, so that a picture or a measurement can start where they are. */
import type { BrowserContext } from "playwright";
import type { Module } from "@/contract";
import { storageKeys } from "@/platform/storage/storage-keys";
import type { Place } from "./shop";

export interface Profile {
  theme?: "light" | "dark";
  language?: "en" | "ar";
  place?: Place;
  module?: Pick<Module, "id" | "module_type" | "module_name" | "slug">;
  token?: string;
  guestId?: number;
  /** More values by key. */
  more?: Record<string, string>;
}

/** The profile as it is stored in local storage. */
export function storageOf(profile: Profile): Record<string, string> {
  const { place, module } = profile;
  const values: Record<string, string> = {};
  if (profile.theme) values[storageKeys.settings] = JSON.stringify({ theme: profile.theme });
  if (profile.language) values[storageKeys.language] = profile.language;
  if (place) {
    values[storageKeys.location] = place.text;
    values[storageKeys.currentLatLng] = JSON.stringify(place.position);
    values[storageKeys.zoneId] = place.zoneId;
    values[storageKeys.zoneData] = JSON.stringify(place.zoneData);
  }
  if (module) {
    values[storageKeys.module] = JSON.stringify({
      id: module.id,
      module_type: module.module_type,
      module_name: module.module_name,
      slug: module.slug,
    });
  }
  if (profile.token) values[storageKeys.token] = profile.token;
  if (profile.guestId) values[storageKeys.guestId] = String(profile.guestId);
  return { ...values, ...profile.more };
}

/** tsx names inner functions through a helper of its own; functions that are sent into a page find it there. */
const TSX_HELPER = "globalThis.__name ??= (target) => target;";

/** Writes the profile before the first page of a context runs any script; what the page changes later stays. */
export async function giveProfile(context: BrowserContext, profile: Profile): Promise<void> {
  await context.addInitScript({ content: TSX_HELPER });
  await context.addInitScript((values) => {
    // Opaque origins such as about:blank have no storage.
    if (!location.protocol.startsWith("http") || localStorage.getItem("profile-given")) return;
    localStorage.setItem("profile-given", "1");
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, storageOf(profile));
}
