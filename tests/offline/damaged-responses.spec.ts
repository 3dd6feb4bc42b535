import { type NetworkProxy, openNetworkProxy, type RequestFate } from "../fixtures/network-proxy";
import { type FoundItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { servePlainDocuments } from "../pages/plain-documents";
import { en } from "../pages/texts";
import { startVisitWith, waitForWorker } from "../pages/visit";

let front: NetworkProxy;
let find: FoundItem;
test.beforeAll(async () => {
  find = await findPlainDish();
});
test.beforeEach(async () => {
  front = await openNetworkProxy();
});
test.afterEach(async ({ page }) => {
  // The page's remaining requests would fail.
  await page.goto("about:blank");
  await front.close();
});

/** Half of the body, with the validator of the whole one: the browser's cache takes it for complete. */
const halved: RequestFate = { change: (body) => body.slice(0, body.length / 2) };

test("a response that came halved is not kept: the store is read again past the browser's cache", async ({
  page,
}) => {
  await startVisitWith(page.context(), { place: find.place, module: find.module });
  await servePlainDocuments(page);
  let halves = 0;
  front.fate = (request) => (request.path.includes("/stores/details/") && halves++ === 0 ? halved : "pass");
  await page.goto(`${front.url}/store/${find.store.slug}`);
  const name = page.getByRole("heading", { level: 1, name: find.store.name });
  await expect(name).toBeVisible();
  expect(halves).toBeGreaterThan(1);
  // A later visit revalidates what the browser has kept by then.
  await page.evaluate(() =>
    indexedDB.databases().then((all) => all.map(({ name = "" }) => indexedDB.deleteDatabase(name))),
  );
  await page.reload();
  await expect(name).toBeVisible();
  await expect(page.getByText(en("shell", "error.unusable"))).toHaveCount(0);
});

test("a call that the worker caches and that came halved is read again past the browser's cache", async ({
  page,
}) => {
  await startVisitWith(page.context(), { place: find.place, module: find.module });
  await page.goto(`${front.url}/`);
  await waitForWorker(page);
  await page.evaluate(() => caches.delete("windowed-calls"));
  const read = () =>
    page.evaluate(() => fetch("/api/v1/module", { cache: "no-cache" }).then((response) => response.text()));
  let halves = 0;
  front.fate = (request) => (request.path === "/api/v1/module" && halves++ === 0 ? halved : "pass");
  expect(JSON.parse(await read())).not.toEqual([]);
  expect(halves).toBe(2);
});
