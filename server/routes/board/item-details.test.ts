/** Texts, picture and hours of items, and hours of stores, as the board changes them. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditLog, items } from "../../db/schema";
import { newOperator } from "../../testing/board";
import { appendPhotos, postForm } from "../../testing/form-call";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer } from "../../testing/shoppers";

const dataFolder = mkdtempSync(join(tmpdir(), "item-details-"));
const { server, shop } = await openShopServer({ dataFolder });
const { database } = server.context;
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true });
});

const tokens = { owner: "", dispatcher: "", kitchen: "", market: "", shopper: "" };
beforeAll(async () => {
  tokens.owner = (await newOperator(server, { name: "Olga", role: "owner" })).token;
  tokens.dispatcher = (await newOperator(server, { name: "Ada", role: "dispatcher" })).token;
  tokens.kitchen = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  tokens.market = (await newOperator(server, { name: "Grocer", role: "store", stores: ["market"] })).token;
  tokens.shopper = (await newCustomer(server)).token;
});
const everybody = [
  ["", 401],
  [() => tokens.shopper, 401],
  [() => tokens.market, 404],
  [() => tokens.kitchen, 200],
  [() => tokens.dispatcher, 200],
  [() => tokens.owner, 200],
] as const;
const tokenOf = (who: (typeof everybody)[number][0]) => (typeof who === "string" ? who : who());

const item = `/board/items/`;
const details = async () => (await server.call("GET", `${item}${shop.soup}`, { token: tokens.kitchen })).body;
const change = (body: object, token = tokens.kitchen) =>
  server.call("PUT", `${item}${shop.soup}/details`, { token, body });
const shown = async (language = "en") =>
  (
    await server.call("GET", `/items/details/${shop.soup}`, {
      module: shop.food,
      zone: [shop.zone],
      language,
    })
  ).body;
const hoursPath = () => `/board/stores/${shop.kitchen}/hours`;
const setHours = (hours: object[], token = tokens.kitchen) =>
  server.call("PUT", hoursPath(), { token, body: { hours } });
const newestAudit = async () =>
  present((await database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]);
/** The shop's files as an export writes them. */
async function exported(file: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "item-details-export-"));
  await textOfCommand(server.context, "export")(join(folder, "shop"));
  const text = readFileSync(join(folder, "shop", file), "utf8");
  rmSync(folder, { recursive: true });
  return text;
}

it("texts in each language are read by shoppers at once, kept by an export, and leave other translations alone", async () => {
  await database
    .update(items)
    .set({ translations: { ar: { name: "حساء", unit: "وعاء" } } })
    .where(eq(items.id, shop.soup));
  const { texts } = await details();
  expect(texts.map(({ language, name }) => [language, name])).toEqual([
    ["en", (await shown()).name],
    ["ar", "حساء"],
  ]);
  const written = [
    { language: "en", name: " Fish soup ", description: "With saffron" },
    { language: "ar", name: "حساء السمك", description: "" },
  ];
  for (const [who, status] of everybody)
    expect((await change({ texts: written }, tokenOf(who))).status).toBe(status);
  expect([(await shown()).name, (await shown("ar")).name]).toEqual(["Fish soup", "حساء السمك"]);
  const [row] = await database.select().from(items).where(eq(items.id, shop.soup));
  expect(row?.translations).toEqual({ ar: { name: "حساء السمك", unit: "وعاء" } });
  expect(await newestAudit()).toMatchObject({
    operatorName: "Olga",
    action: "item_changed",
    itemId: shop.soup,
    after: { name: "Fish soup", description: "With saffron" },
  });
  const csv = await exported("items.csv");
  expect(csv).toContain("Fish soup");
  expect(csv).toContain("حساء السمك");
  for (const wrong of [
    [{ language: "en", name: "  ", description: "" }],
    [{ language: "xx", name: "Soupe", description: "" }],
  ])
    expect((await change({ texts: wrong })).errors[0]?.code).toBe("texts");
  await change({ texts: [{ language: "ar", name: "", description: "" }] });
  expect((await shown("ar")).name).toBe("Fish soup");
});

it("the times of a day are those that the shop's page has", async () => {
  expect((await change({ available_from: "07:00", available_to: "23:59" })).status).toBe(200);
  expect(await details()).toMatchObject({ available_from: "07:00", available_to: "23:59" });
  const [row] = await database.select().from(items).where(eq(items.id, shop.soup));
  expect([row?.availableFrom, row?.availableTo]).toEqual(["07:00:00", "23:59:59"]);
  expect((await shown()).available_time_starts).toContain("07:00");
  expect((await change({ available_from: "7 am" })).status).toBe(403);
  await change({ available_from: "00:00" });
});

it("a picture takes the place of the last one, is served, and goes with an export", async () => {
  const send = async (token: string, photo: Buffer, key?: string) => {
    const form = new FormData();
    appendPhotos(form, "image", [photo]);
    return postForm(server, `${item}${shop.soup}/picture`, form, { token, ...(key ? { key } : {}) });
  };
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#2a6" } })
    .png()
    .toBuffer();
  for (const [who, status] of everybody)
    expect((await send(tokenOf(who), photo, "one-picture-once")).status).toBe(status);
  const { picture } = await details();
  expect((await server.inject({ method: "GET", url: present(picture ?? undefined) })).statusCode).toBe(200);
  expect((await shown()).image_full_url).toBe(picture);
  const [row] = await database.select().from(items).where(eq(items.id, shop.soup));
  expect(await exported("items.csv")).toContain(present(row?.image ?? undefined));
  const wrong = await send(tokens.kitchen, Buffer.from("no picture"));
  expect([wrong.status, wrong.code]).toEqual([403, "image"]);
  expect((await details()).picture).toBe(picture);
});

it("a store's week is changed as a whole, shown to shoppers, and kept by an export", async () => {
  const hours = [
    { day: 1, opening_time: "12:00", closing_time: "15:00" },
    { day: 1, opening_time: "18:00", closing_time: "02:00" },
    { day: 0, opening_time: "10:00", closing_time: "14:30" },
  ];
  const before = (await server.call("GET", `/board/stores/${shop.kitchen}`, { token: tokens.kitchen })).body
    .hours;
  for (const [who, status] of everybody) expect((await setHours(hours, tokenOf(who))).status).toBe(status);
  const { body } = await server.call("GET", `/board/stores/${shop.kitchen}`, { token: tokens.kitchen });
  expect(body.hours).toEqual([hours[2], hours[0], hours[1]]);
  const store = await server.call("GET", `/stores/details/${shop.kitchen}`, {
    module: shop.food,
    zone: [shop.zone],
  });
  expect(
    present(store.body ?? undefined).schedules.map(({ day, opening_time: opens }) => [
      day,
      opens.slice(0, 5),
    ]),
  ).toEqual([
    [0, "10:00"],
    [1, "12:00"],
    [1, "18:00"],
  ]);
  expect(await exported("hours.csv")).toMatch(/kitchen,monday,18:00(:00)?,02:00/);
  const twice = [hours[0], { ...hours[0], closing_time: "16:00" }] as object[];
  expect((await setHours(twice)).errors[0]?.code).toBe("hours");
  expect((await setHours([{ day: 7, opening_time: "10:00", closing_time: "11:00" }])).status).toBe(403);
  expect(await newestAudit()).toMatchObject({ action: "store_hours", storeId: shop.kitchen });
  expect((await setHours(before)).status).toBe(200);
});
