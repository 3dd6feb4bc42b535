import { findDish, findItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { bottomOf, boxOf } from "../pages/boxes";
import { fetchWhole } from "../pages/fetch-whole";
import { holdResponses } from "../pages/hold-responses";
import { atStore, openFrom } from "../pages/item-dialog";
import { Shopper } from "../pages/shopper";
import { en, words } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Chromium's own lines about pictures that a test breaks.
test.use({ allowedErrors: /Failed to load resource/ });

test.describe("an item's dialog", () => {
  test("opens with the data of the card while the details are loading", async ({ page }) => {
    const find = await findDish();
    await atStore(page, find);
    await page.route("**/api/v1/items/details/**", () => undefined);
    const dialog = await openFrom(page, find);
    await expect(dialog.getByRole("button", { name: en("catalogue", "item.addToCart") })).toBeVisible();
    await expect(dialog.getByText(find.item.food_variations[0]?.name ?? "").first()).toBeVisible();
  });

  test("shows a loading overlay at once, which makes the page inert and can be cancelled", async ({
    page,
  }) => {
    const find = await findPlainDish();
    const release = await holdResponses(page, /\/assets\/overlay-host-/);
    await atStore(page, find);
    const card = page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first();
    await card.tap();
    const loadingOverlay = page.locator("[data-overlay-loading]");
    await expect(loadingOverlay).toBeVisible();
    const place = () => page.evaluate(() => [location.href, scrollY, document.activeElement?.textContent]);
    const before = await place();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("PageDown");
    await page.mouse.wheel(0, 400);
    expect(await place()).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(loadingOverlay).toHaveCount(0);
    release();
    await card.tap();
    await expect(page.getByRole("dialog", { name: find.item.name })).toHaveCount(1);
  });

  test("shows its pictures in full size, larger between two fingers and by buttons", async ({ page }) => {
    const find = await findItem(
      "food",
      "dish with several pictures",
      (item) => item.images_full_url.length > 1,
    );
    await atStore(page, find);
    const dialog = await openFrom(page, find);
    await dialog
      .getByRole("button", { name: /in full size/ })
      .first()
      .tap();
    const large = page.getByRole("dialog", { name: find.item.name }).last();
    const picture = large.getByRole("img", {
      name: en("catalogue", "item.pictureOf", { name: find.item.name, number: 1 }),
    });
    await expect(picture).toBeVisible();
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    // The sheet comes to rest first.
    await expect.poll(async () => (await picture.boundingBox())?.y ?? 9999).toBeLessThan(400);
    const plain = await width();
    await large.getByRole("button", { name: en("browse", "zoom.in") }).tap();
    await expect.poll(width).toBeGreaterThan(plain * 1.4);
    await large.getByRole("button", { name: en("browse", "zoom.out") }).tap();
    await expect.poll(width).toBeLessThan(plain * 1.1);

    const box = await boxOf(picture);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd"
            ? []
            : [
                { x: middle.x - apart, y: middle.y, id: 0 },
                { x: middle.x + apart, y: middle.y, id: 1 },
              ],
      });
    await touch("touchStart", 30);
    for (const apart of [40, 55, 70, 85]) await touch("touchMove", apart);
    await touch("touchEnd", 0);
    await expect.poll(width).toBeGreaterThan(plain * 1.8);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(1);
  });

  test("is shared by the system's share sheet, with the product's own address", async ({ page }) => {
    const find = await findPlainDish();
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        shared.push(data ?? {});
      };
    });
    await atStore(page, find);
    const dialog = await openFrom(page, find);
    await dialog.getByRole("button", { name: en("catalogue", "share.share") }).tap();
    const shared = () => page.evaluate(() => (window as Window & { shared?: ShareData[] }).shared ?? []);
    await expect.poll(async () => (await shared()).length).toBe(1);
    const [data] = await shared();
    expect(data?.title).toBe(find.item.name);
    expect(new URL(data?.url ?? "").pathname).toBe(`/product/${find.item.slug}`);
    // The link needs neither a session nor a stored place.
    await page.goto(data?.url ?? "");
    await expect(page.getByRole("heading", { level: 1, name: find.item.name })).toBeVisible();
  });
});

test("an item's dialog has its title in a bar once its picture is gone, and nothing shows through it", async ({
  page,
}) => {
  const find = await findDish();
  await atStore(page, find);
  const dialog = await openFrom(page, find);
  const title = dialog.getByRole("heading", { level: 2, name: find.item.name });
  const isShown = async () => ((await title.boundingBox())?.width ?? 0) > 40;
  expect(await isShown()).toBe(false);
  await dialog
    .getByText(en("catalogue", "variation.required"))
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect.poll(isShown).toBe(true);
  const head = title.locator("..");
  const close = dialog.getByRole("button", { name: en("shell", "app.close") });
  expect(bottomOf(await boxOf(head))).toBeGreaterThanOrEqual(bottomOf(await boxOf(close)));
  expect(await head.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toMatch(
    /transparent|, 0\)$/,
  );
});

test("in Arabic a dialog's title in other letters is cut at its own end", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const find = await findDish("ar");
  const name = "Hand-made ravioli with ricotta, spinach and browned butter";
  await page.route("**/api/v1/items/details/**", async (route) => {
    const response = await fetchWhole(route);
    await route.fulfill({ response, json: { ...((await response.json()) as object), name } });
  });
  await startVisitWith(page.context(), { ...find, language: "ar" });
  await page.goto(`/store/${find.store.slug}`);
  await page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first().tap();
  const title = page.getByRole("dialog").getByRole("heading", { level: 2, name });
  await page
    .getByText(words("ar")("catalogue", "variation.required"))
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect.poll(async () => (await title.boundingBox())?.width ?? 0).toBeGreaterThan(40);
  const [first, box] = await title.evaluate((element) => {
    const letter = document.createRange();
    letter.setStart(element.firstChild as Node, 0);
    letter.setEnd(element.firstChild as Node, 1);
    return [letter.getBoundingClientRect().left, element.getBoundingClientRect().left];
  });
  expect(first).toBeGreaterThanOrEqual((box ?? Number.NaN) - 1);
});

test("an open item is in the address: reload and forward keep it, back closes it, and the link opens it elsewhere", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  await startVisitWith(context, find);
  const path = `/store/${find.store.slug}`;
  await page.goto(path);
  const dialog = page.getByRole("dialog", { name: find.item.name });
  await new Shopper(page).press(
    page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first(),
  );
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?&]item=${find.item.slug}`));
  await page.reload();
  await expect(dialog).toBeVisible();
  const shared = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.goForward();
  await expect(dialog).toBeVisible();

  const elsewhere = await context.newPage();
  await elsewhere.goto(shared);
  await expect(elsewhere.getByRole("dialog", { name: find.item.name })).toBeVisible();
  await elsewhere.goBack();
  await expect(elsewhere.getByRole("dialog")).toHaveCount(0);
  await expect(elsewhere).toHaveURL(path);
});

for (const language of ["en", "ar"] as const)
  test(`what can be pressed stands in one row on a narrow phone, each word whole (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const find = await findItem(
      "food",
      "plain dish",
      (item) => item.food_variations.length === 0 && item.add_ons.length === 0,
      language,
    );
    await startVisitWith(page.context(), { ...find, language });
    await page.goto(`/store/${find.store.slug}`);
    await page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first().tap();
    const dialog = page.getByRole("dialog", { name: find.item.name });
    const buy = dialog.getByRole("button", { name: words(language)("catalogue", "item.buyNow") });
    await expect(buy).toBeVisible();
    const { lines, middles } = await buy.evaluate((button) => {
      const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() ?? button;
      const range = document.createRange();
      range.selectNodeContents(text);
      const row = [...(button.parentElement?.children ?? [])].filter((part) => part.clientHeight > 20);
      return {
        lines: range.getClientRects().length,
        middles: row.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      };
    });
    expect(middles).toHaveLength(3);
    expect(new Set(middles).size).toBe(1);
    expect(lines).toBe(1);
  });
