/** Starts a test in the middle of a visit. */
import type { BrowserContext, Page } from "@playwright/test";
import type { Module } from "../../src/contract";
import type { Place } from "../fixtures/shop-api";
import type { Language } from "./texts";

export interface VisitState {
  place?: Place;
  module?: Pick<Module, "id" | "module_type" | "module_name" | "slug">;
  language?: Language;
  theme?: "light" | "dark";
  token?: string;
}

/** Stores what an earlier visit left, before the first page of the context; later changes by the page stay. */
export async function startVisitWith(
  context: BrowserContext,
  { place, module, language, theme, token }: VisitState,
): Promise<void> {
  const values: Record<string, string> = {};
  if (place) {
    values.location = place.description;
    values.currentLatLng = JSON.stringify(place.position);
    values.zoneid = place.zone.zone_id;
    values["doorstep.zone-data"] = JSON.stringify(place.zone.zone_data);
  }
  if (module) {
    const { id, module_type, module_name, slug } = module;
    values.module = JSON.stringify({ id, module_type, module_name, slug });
  }
  if (language) values["language-setting"] = language;
  if (theme || language) {
    values.settings = JSON.stringify({
      theme: theme ?? "light",
      direction: language === "ar" ? "rtl" : "ltr",
    });
  }
  if (token) values.token = token;
  await context.addInitScript((stored) => {
    // A new tab begins as an empty document without storage.
    if (!location.protocol.startsWith("http")) return;
    if (localStorage.getItem("test.arrived") !== null) return;
    localStorage.setItem("test.arrived", "1");
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, values);
}

/** The page begins each document without copies of its own, so that all it shows comes through the worker. */
export const letPageForget = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    localStorage.removeItem("doorstep.boot");
    indexedDB.deleteDatabase("doorstep-library");
  });

/** The guest id of the page. */
export async function guestIdOf(page: Page): Promise<number> {
  // The page requests it with the first thing that has to be sent.
  const id = await page.waitForFunction(() => localStorage.getItem("guest_id"));
  return Number(await id.jsonValue());
}

/** Resolves when the worker controls this page: from here on it works offline. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) =>
      serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });
}

/** Resolves when the page stores what it reads: on a first visit not before its first content is shown. */
export async function waitForStorage(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem("doorstep.library") !== null);
}

/** Resolves when the page has loaded the texts for a lost network; without a worker they come after the first screen. */
export async function waitForOfflineTexts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/offline-notes-")),
  );
}
