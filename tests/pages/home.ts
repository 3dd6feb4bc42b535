/** Opening and scrolling the home of a module. */
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { Module } from "../../src/contract";
import { call, findModule, findPlainDish, type Place } from "../fixtures/shop-api";
import { startVisitWith } from "./visit";

export type Kind = Exclude<Module["module_type"], "parcel">;

/** Opens the home of a module, at a place where a plain dish is sold. */
export async function openHome(
  page: Page,
  context: BrowserContext,
  kind: Kind,
  more: { token?: string; language?: "en" | "ar" } = {},
): Promise<{ place: Place; ask: <T>(path: string) => Promise<T>; module: Module }> {
  const { place } = await findPlainDish();
  const module = await findModule(kind);
  await startVisitWith(context, { place, module, ...more });
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const ask = <T>(path: string) =>
    call<T>(path, { zoneId: place.zone.zone_id, moduleId: module.id, token: more.token });
  return { place, ask, module };
}

/** A part of the page by its heading. */
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Scrolls until something is visible; looks for `lookMs` after each step. */
export async function scrollUntilVisible(page: Page, target: Locator, lookMs = 50): Promise<Locator> {
  const seen = () =>
    target
      .first()
      .waitFor({ state: "attached", timeout: lookMs })
      .then(
        () => true,
        () => false,
      );
  await expect(async () => {
    for (let turn = 0; turn < 40 && !(await seen()); turn += 1) await page.mouse.wheel(0, 600);
    await expect(target).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await target.scrollIntoViewIfNeeded();
  return target;
}

/** A row of a home, which may stand under a tab with others. */
export async function openPart(page: Page, name: string): Promise<Locator> {
  const part = section(page, name);
  const tab = page.getByRole("main").getByRole("tab", { name, exact: true });
  await scrollUntilVisible(page, part.or(tab).first());
  await expect(async () => {
    if ((await part.count()) === 0) await tab.click({ timeout: 2_000 });
    await expect(part).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  return part;
}
