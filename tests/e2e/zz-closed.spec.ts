import type { Store, Item } from "../../src/contract";
import { call, findPlainDish, itemsOf } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { words } from "../pages/texts";
import { startVisitWith } from "../pages/visit";
test.describe.configure({ timeout: 120_000 });
for (const language of ["en", "ar"] as const)
  for (const width of [320, 390])
    test(`closed ${language} ${width}`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: width === 320 ? 640 : 844 });
      const find = await findPlainDish();
      const shots: string[] = [];
      const { stores } = await call<{ stores: Store[] }>("/stores/get-stores/all?limit=50&offset=1", {
        zoneId: find.place.zone.zone_id, moduleId: find.module.id, language });
      const closed = stores.filter((s) => s.open !== 1 || !s.active);
      console.log(closed.map((s) => `${s.slug} active ${s.active} open ${s.open} later ${s.schedule_order}`).join("\n"));
      const kinds = new Map<string, Store>();
      for (const s of closed) if (!kinds.has(`${s.schedule_order}`)) kinds.set(`${s.schedule_order}`, s);
      await startVisitWith(context, { ...find, language });
      for (const [kind, store] of kinds) {
        const items = await itemsOf(store, find.place.zone.zone_id, language);
        const item = items.find((i: Item) => i.food_variations.length > 0) ?? items[0];
        await page.goto(`/store/${store.slug}`);
        await expect(page.locator("#first-screen")).toHaveCount(0);
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: `/tmp/wa/closed-${language}-${width}-${kind}-page.png` });
        await page.getByRole("main").getByRole("link", { name: item?.name ?? "", exact: true }).first().click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.waitForLoadState("networkidle");
        await page.waitForTimeout(600);
        await page.screenshot({ path: `/tmp/wa/closed-${language}-${width}-${kind}-dialog.png` });
        if (kind === "true" || kind === "1") {
          const later = page.getByRole("dialog").getByRole("button", { name: words(language)("browse", "item.orderLater" as never) });
          for (const radioGroup of await page.getByRole("dialog").getByRole("group").all()) {
            const radio = radioGroup.getByRole("radio").first();
            if (await radio.count()) await radio.check().catch(() => undefined);
          }
          if (await later.count()) {
            await later.click();
            await page.waitForLoadState("networkidle");
            await page.waitForTimeout(600);
            await page.screenshot({ path: `/tmp/wa/closed-${language}-${width}-${kind}-later.png` });
          }
        }
      }
    });
