/** Choosing a place: the map picker, and what is stored of it. */
import type { Page } from "@playwright/test";
import type { Place } from "../fixtures/shop-api";
import { en } from "./texts";

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

export const t = (key: Parameters<typeof en<"shell">>[1], values?: Record<string, string>) =>
  en("shell", key, values);

export const picker = (page: Page) => page.getByRole("dialog", { name: "Pick Location" });

export const confirm = (page: Page) =>
  picker(page).getByRole("button", { name: "Pick Locations", exact: true });

export async function at(page: Page, place: Place): Promise<void> {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: place.position.lat, longitude: place.position.lng });
}
