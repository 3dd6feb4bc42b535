/** Times of a shop on devices elsewhere, from the store's hours to the mail; moment-timezone says what is right. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import moment from "moment-timezone";
import type { Config, Order, Store } from "../../src/contract";
import { newCustomer } from "../fixtures/customers";
import { TestServer } from "../fixtures/server";
import { call, findItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish, unfold } from "../pages/checkout";
import { placesOf } from "../pages/drawn-places";
import { fetchWhole } from "../pages/fetch-whole";
import { Shopper } from "../pages/shopper";
import { type Language, words } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// One after the other: each starts a server of its own.
test.describe.configure({ mode: "default" });

const device = "America/New_York";

/** "GMT−3:30", where the device shows another time. */
function markOf(at: moment.MomentInput, zone: string, reader = device): string {
  const minutes = moment.tz(at, zone).utcOffset();
  if (moment.tz(at, reader).utcOffset() === minutes) return "";
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes === 0 ? "" : `${minutes < 0 ? "−" : "+"}${hours}`}${rest === 0 ? "" : `:${rest}`}`;
}

/** The mails about an order that the demo's shop has sent. */
const mailsAbout = (server: TestServer, orderId: number): string[] => {
  const folder = join(server.dataFolder, "mailbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .filter((mail) => mail.includes(String(orderId)));
};

const shops: readonly { zone: string; language: Language }[] = [
  // At UTC for good since September 2026, which Node 20 does not know.
  { zone: "Africa/Casablanca", language: "en" },
  { zone: "America/St_Johns", language: "ar" },
];

for (const { zone, language } of shops) {
  test.describe(`a shop in ${zone}`, () => {
    const say = words(language);
    let server: TestServer;
    let shared: string | undefined;
    test.use({ timezoneId: device, locale: language === "ar" ? "ar" : "en-US" });
    test.beforeAll(async () => {
      test.setTimeout(240_000);
      server = await TestServer.start({ environment: { TIME_ZONE: zone } });
      shared = process.env.DOORSTEP_URL;
      process.env.DOORSTEP_URL = server.url;
    });
    test.afterAll(async () => {
      process.env.DOORSTEP_URL = shared;
      await server.remove();
    });

    test("says its hours, slots and orders by its own clock, the same everywhere", async ({
      page,
      context,
    }) => {
      const find = await findItem(
        "food",
        "dish that can be ordered for later",
        (item, store) => item.food_variations.length === 0 && store.schedule_order,
      );
      const asking = { zoneId: find.place.zone.zone_id, moduleId: find.module.id };
      const { timeformat } = await call<Config>("/config");
      const timeOf = (at: moment.Moment) => at.format(timeformat === "24" ? "HH:mm" : "h:mm");
      const buyer = await customerWithDish(find);
      await startVisitWith(context, { ...find, language, token: buyer.token });

      // Open or closed is what the server sells by.
      const { stores } = await call<{ stores: Store[] }>("/stores/get-stores/all?limit=100&offset=1", asking);
      const closed = stores.find((store) => store.active && store.open === 0 && store.schedules.length > 0);
      for (const store of [find.store, ...(closed ? [closed] : [])]) {
        await page.goto(`/store/${store.slug}`);
        await expect(page.getByRole("button", { name: say("catalogue", "store.information") })).toBeVisible();
        const label = page.getByText(say("catalogue", "store.closedNow"), { exact: true });
        if (store.open === 1) await expect(label).toHaveCount(0);
        else await expect(label.first()).toBeVisible();
        if (store.open === 0) await expect(page.getByText(/GMT/).first()).toBeVisible();
      }

      await page.goto(`/store/${find.store.slug}`);
      await page.getByRole("button", { name: say("catalogue", "store.information") }).tap();
      const hours = page.getByRole("dialog").getByRole("heading", {
        name: say("catalogue", "store.openingHours"),
      });
      await expect(hours.locator("bdi")).toHaveText(` ${markOf(Date.now(), zone)}`);
      await page.screenshot({ path: test.info().outputPath("hours.png") });

      await page.goto("/checkout?page=cart");
      const shopper = new Shopper(page, language);
      const main = page.getByRole("main");
      await unfold(shopper, "time.title");
      await main.getByRole("radio", { name: new RegExp(`^${say("checkout", "time.later")}`) }).check();
      await main
        .getByRole("combobox", { name: say("checkout", "time.day"), exact: true })
        .selectOption({ index: 2 });
      const time = main.getByRole("combobox", { name: say("checkout", "time.time"), exact: true });
      await time.selectOption({ index: 3 });
      const slot = await time.inputValue();
      const scheduled = moment.tz(slot, zone);
      const mark = markOf(scheduled, zone);
      expect(mark).not.toBe("");
      await expect(time.locator("option:checked")).toContainText(timeOf(scheduled));
      await expect(main.getByText(say("checkout", "time.zone", { zone: mark }))).toBeVisible();
      await page.screenshot({ path: test.info().outputPath("slots.png"), fullPage: true });

      await shopper.press(shopper.placeButton);
      await expect(page).toHaveURL(/orderId=\d+/);
      const orderId = Number(/orderId=(\d+)/.exec(page.url())?.[1]);
      const order = await call<Order>(`/customer/order/track?order_id=${orderId}`, { token: buyer.token });
      expect(new Date(order.schedule_at ?? "").toISOString()).toBe(scheduled.toISOString());

      await page.goto(`/profile?page=my-orders&orderId=${orderId}`);
      const date = (at: moment.Moment) =>
        new RegExp(`(^|\\D)${at.date()} .*${timeOf(at)}.* ${markOf(at, zone)}$`);
      const note = main.getByText(date(scheduled)).last();
      await expect(note).toBeVisible();
      const placed = main
        .locator("bdi")
        .filter({ hasText: date(moment.tz(order.created_at, zone)) })
        .first();
      await expect(placed).toBeVisible();
      // The offset is read from left to right in any language, after the time.
      const [sign = 0, digits = 0, clock = 0] = await placesOf(note, [
        "GMT",
        mark.slice(3) || "GMT",
        timeOf(scheduled),
      ]);
      if (mark !== "GMT") expect(sign).toBeLessThan(digits);
      if (language === "ar") expect(sign).toBeLessThan(clock);
      else expect(sign).toBeGreaterThan(clock);
      await page.screenshot({ path: test.info().outputPath("order.png"), fullPage: true });

      await shopper.press(main.getByRole("link", { name: say("orders", "order.invoice") }));
      const sheet = page.getByRole("article", { name: say("invoice", "title") });
      const made = moment.tz(order.created_at, zone);
      await expect(sheet).toContainText(
        new RegExp(`${made.year()}[,،] ${timeOf(made)}.* ${markOf(made, zone)}`),
      );

      const inMail = `${timeOf(scheduled)}`;
      await expect.poll(() => mailsAbout(server, orderId).length, { timeout: 90_000 }).toBeGreaterThan(1);
      for (const mail of mailsAbout(server, orderId))
        expect(mail).toMatch(
          new RegExp(`${scheduled.date()} .*${scheduled.year()}[,،] ${inMail}.*\\(${mark}\\)`),
        );
      expect(server.ops("orders", "1")).toContain(scheduled.format("YYYY-MM-DD HH:mm"));
      expect(server.ops("orders", "1")).toContain(made.format("YYYY-MM-DD HH:mm"));
    });
  });
}

/** Every half hour of the nights of 2026 in which clocks change there. */
function changeNights(zone: string): number[] {
  const minuteMs = 60_000;
  const [begins, ends] = [Date.parse("2026-01-01T00:00:00Z"), Date.parse("2026-12-31T00:00:00Z")];
  const offsetAt = (at: number) => moment.tz(at, zone).utcOffset();
  const nights: number[] = [];
  for (let at = begins; at < ends; at += 30 * minuteMs)
    if (offsetAt(at) !== offsetAt(at - 30 * minuteMs))
      for (let step = -4; step <= 4; step += 1) nights.push(at + step * 30 * minuteMs);
  return nights;
}

for (const { shop, reader } of [
  { shop: "Africa/Casablanca", reader: "UTC" },
  { shop: "Australia/Lord_Howe", reader: "Europe/Berlin" },
  { shop: "America/St_Johns", reader: "America/New_York" },
  { shop: "Europe/Berlin", reader: "Australia/Lord_Howe" },
]) {
  test.describe(`a browser in ${reader}`, () => {
    test.use({ timezoneId: reader });

    test(`shows the clock of a shop in ${shop} in the nights of both`, async ({ page, context }) => {
      const instants = [...new Set([...changeNights(shop), ...changeNights(reader)])].sort((a, b) => b - a);
      const zone = moment.tz.zone(shop);
      const offsets = (zone?.untils ?? []).map((until, index) => ({
        from: new Date(index === 0 ? 0 : (zone?.untils[index - 1] ?? 0)).toISOString(),
        minutes: 0 - (zone?.offsets[index] ?? 0),
        until,
      }));
      await context.route("**/api/v1/config", async (route) => {
        const config = (await (await fetchWhole(route)).json()) as Config;
        const told = offsets.filter(({ until }) => until > Date.parse("2025-01-01T00:00:00Z"));
        await route.fulfill({
          json: {
            ...config,
            timezone: shop,
            timezone_offsets: told.map(({ from, minutes }) => ({ from, minutes })),
          },
        });
      });
      await context.route("**/api/v1/customer/notifications*", (route) =>
        route.fulfill({
          json: instants.map((at, index) => ({
            id: index + 1,
            title: `Told ${index}`,
            description: "",
            data: { title: `Told ${index}`, description: "", type: "offer" },
            image_full_url: null,
            created_at: new Date(at).toISOString(),
          })),
        }),
      );
      const { token } = await newCustomer();
      await startVisitWith(context, { ...(await findPlainDish()), token });
      await page.goto("/notifications");
      const rows = page.getByRole("main").getByRole("listitem").filter({ hasText: "Told " });
      await expect(rows).toHaveCount(instants.length);
      const { timeformat } = await call<Config>("/config");
      const shown = await rows.evaluateAll((elements) =>
        elements.map((row) => {
          const day = row.closest("section")?.querySelector("h2")?.textContent;
          return `${day} ${[...row.querySelectorAll("bdi")].at(-1)?.textContent}`;
        }),
      );
      expect(shown).toEqual(
        instants.map((at) => {
          const there = moment.tz(at, shop);
          const mark = markOf(at, shop, reader);
          return `${there.format(`D MMM YYYY ${timeformat === "24" ? "HH:mm" : "h:mm A"}`)}${mark && ` ${mark}`}`;
        }),
      );
    });
  });
}
