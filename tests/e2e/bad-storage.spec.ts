import { storageKeys } from "../../src/platform/storage/storage-keys";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { home, landing } from "../pages/first-pages";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Chromium's log lines for responses that a test breaks on purpose.
test.use({ allowedErrors: /Failed to load resource/ });

const garbage = {
  garbage: "\u0000{]<script>alert(1)</script>",
  "the word null": "null",
  "wrong JSON": '{"carts":[1,{"lines":"x"}],"id":{},"lat":"NaN","state":7,"version":1}',
  "an array of nothing": "[null,{},[[]],-1]",
  // All keys together stay below what a browser keeps for an origin (5 million letters).
  "a huge text": "x".repeat(Math.floor(4_500_000 / Object.keys(storageKeys).length)),
} as const;

test.describe("unexpected values in local storage", () => {
  for (const [what, text] of Object.entries(garbage)) {
    test(`${what} in every key: the landing starts and takes a place`, async ({ page }) => {
      const { place } = await findPlainDish();
      await page.addInitScript(
        ([keys, value]) => {
          if (localStorage.getItem("test.arrived")) return;
          localStorage.setItem("test.arrived", "1");
          for (const key of keys) localStorage.setItem(key, value);
        },
        [Object.values(storageKeys), text] as const,
      );
      await page.goto("/");
      await expect(landing(page).or(home(page)).first()).toBeVisible();
      const shopper = new Shopper(page);
      await shopper.choosePlace(place);
    });
  }

  test("each key alone, over a visit with place and module: the page still starts", async ({
    page,
    context,
  }) => {
    const { place, module } = await findPlainDish();
    await startVisitWith(context, { place, module });
    await page.goto("/");
    await expect(home(page)).toBeVisible();
    const good = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    for (const key of Object.values(storageKeys)) {
      await page.evaluate(
        ([stored, spoilt, value]) => {
          localStorage.clear();
          for (const [name, before] of Object.entries(stored)) localStorage.setItem(name, before);
          localStorage.setItem(spoilt, value);
        },
        [good, key, garbage["wrong JSON"]] as const,
      );
      await page.goto("/");
      await expect(landing(page).or(home(page)).first(), key).toBeVisible();
    }
  });
});

test.describe("records in IndexedDB", () => {
  // The worker reads them as well.
  test.use({ serviceWorkers: "allow" });

  test("that are damaged are ignored, and the page works", async ({ page, context }) => {
    const find = await findPlainDish();
    await startVisitWith(context, find);
    const shopper = new Shopper(page);
    await page.goto(`/store/${find.store.slug}`);
    await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
    await shopper.isTold("Item added to cart");
    const spoil = () =>
      page.evaluate(async () => {
        let count = 0;
        for (const { name } of await indexedDB.databases()) {
          if (!name?.startsWith("doorstep")) continue;
          const database = await new Promise<IDBDatabase>((resolve, reject) => {
            const request = indexedDB.open(name);
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
          for (const store of database.objectStoreNames) {
            const objects = database.transaction(store, "readwrite").objectStore(store);
            const keys = await new Promise<IDBValidKey[]>((resolve) => {
              const request = objects.getAllKeys();
              request.onsuccess = () => resolve(request.result);
            });
            const nonsense: unknown[] = [
              "x",
              null,
              7,
              {},
              [1],
              { state: { data: null }, queryKey: 3 },
              { kind: "order" },
            ];
            for (const [index, key] of keys.entries()) objects.put(nonsense[index % nonsense.length], key);
            for (const [index, value] of nonsense.entries()) objects.put(value, `strange-${index}`);
            count += keys.length + nonsense.length;
            await new Promise((resolve) => {
              objects.transaction.oncomplete = resolve;
            });
          }
          database.close();
        }
        return count;
      });
    // The databases are made once the first content is there.
    await expect.poll(spoil).toBeGreaterThan(20);
    await page.goto("/");
    await expect(home(page)).toBeVisible();
    await page.goto(`/store/${find.store.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
    const line = await shopper.lineOf(find.item);
    await shopper.press(shopper.button("One more", line));
    await expect(line.getByRole("group")).toContainText("2");
    await expect(line.getByText("Not sent yet")).toHaveCount(0);
  });

  test("of a newer version cannot be opened, and the page works without them", async ({ page, context }) => {
    const find = await findPlainDish();
    await startVisitWith(context, find);
    await page.goto("/settings");
    await page.evaluate(async () => {
      for (const name of ["doorstep-outbox", "doorstep-library"]) {
        await new Promise((resolve) => {
          const request = indexedDB.open(name, 99);
          request.onsuccess = () => {
            request.result.close();
            resolve(null);
          };
          request.onerror = resolve;
          request.onblocked = resolve;
        });
      }
    });
    const shopper = new Shopper(page);
    await page.goto(`/store/${find.store.slug}`);
    await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
    const line = await shopper.lineOf(find.item);
    await expect(line).toBeVisible();
    await expect(line.getByText("Not sent yet")).toHaveCount(0);
  });
});
