/** The doctor's red, yellow and sound results, each with its remedy. */

import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { ServerContext } from "../context";
import { customers, items, modules, settings, storeSchedules, stores, zones } from "../db/schema";
import { noMail } from "../services/mail";
import { noteBackup } from "../services/maintenance/backup-record";
import { writeSetting } from "../services/settings/settings";
import { linesOfCommand } from "../testing/operator";
import { openShopServer } from "../testing/shop-server";
import { runDoctor } from "./doctor-command";

const { server, shop } = await openShopServer();
const { database } = server.context;
/** A real shop that lacks nothing. */
const sound: ServerContext = {
  ...server.context,
  settings: { ...server.context.settings, publicUrl: "https://shop.example", smtp: null },
};
afterAll(() => server.close());
beforeEach(() => noteBackup(database, server.clock.now()));

async function doctor(context: ServerContext = sound): Promise<{ lines: string[]; failure: string | null }> {
  const lines: string[] = [];
  const failure = await runDoctor(context, (line) => lines.push(line)).then(
    () => null,
    (error: Error) => error.message,
  );
  return { lines, failure };
}

const set = (key: string, value: unknown) => () => writeSetting(database, key, value);
const unset = (key: string) => () => database.delete(settings).where(eq(settings.key, key));

it("finds nothing red in a shop that lacks nothing", async () => {
  const { lines, failure } = await doctor();
  expect(lines.filter((line) => line.startsWith("red"))).toEqual([]);
  expect(failure).toBeNull();
  expect(lines.join("\n")).toContain("yellow Mails: none are sent.");
});

describe("what is red", () => {
  const hours = () => database.select().from(storeSchedules).where(eq(storeSchedules.storeId, shop.kitchen));
  let kept: Awaited<ReturnType<typeof hours>> = [];

  it.each<[title: string, spoil: () => unknown, mend: () => unknown, named: string]>([
    [
      "Zones: there is none",
      () => database.update(zones).set({ active: false }),
      () => database.update(zones).set({ active: true }),
      "Make a zone",
    ],
    [
      "Modules: none is on",
      () => database.update(modules).set({ active: false }),
      () => database.update(modules).set({ active: true }),
      "Make a module",
    ],
    [
      "Stores: none is listed and switched on",
      () => database.update(stores).set({ active: false }),
      () => database.update(stores).set({ active: true }),
      "Import one with",
    ],
    [
      "Items: no store has one",
      () => database.update(items).set({ active: false }),
      () => database.update(items).set({ active: true }),
      "Add items",
    ],
    ["Maintenance", set("maintenance_mode", true), unset("maintenance_mode"), "maintenance_mode false"],
    [
      "Payment: no order can be paid",
      set("cash_on_delivery", false),
      set("cash_on_delivery", true),
      "cash_on_delivery",
    ],
    [
      "Accounts: guests may not order",
      async () => {
        await set("guest_checkout_status", 0)();
        await set("centralize_login", { manual_login_status: 0 })();
      },
      async () => {
        await set("guest_checkout_status", 1)();
        await unset("centralize_login")();
      },
      "guest_checkout_status 1",
    ],
    [
      "Zones: these have no store",
      () => database.update(stores).set({ status: false }).where(eq(stores.id, shop.cashlessKitchen)),
      () => database.update(stores).set({ status: true }).where(eq(stores.id, shop.cashlessKitchen)),
      "Quay",
    ],
    [
      "Hours: these stores have none",
      async () => {
        kept = await hours();
        await database.delete(storeSchedules).where(eq(storeSchedules.storeId, shop.kitchen));
      },
      () => database.insert(storeSchedules).values(kept),
      `${shop.kitchen} kitchen`,
    ],
    [
      "Places: these stores stand outside",
      () =>
        database
          .update(stores)
          .set({ place: { lat: 53, lng: 10 } })
          .where(eq(stores.id, shop.kitchen)),
      () =>
        database
          .update(stores)
          .set({ place: { lat: 0.05, lng: 0.05 } })
          .where(eq(stores.id, shop.kitchen)),
      `${shop.kitchen} kitchen`,
    ],
    [
      "Pictures: 1 are missing",
      () => database.update(items).set({ image: "item/no-such" }).where(eq(items.id, shop.soup)),
      () => database.update(items).set({ image: null }).where(eq(items.id, shop.soup)),
      "item/no-such",
    ],
    [
      "Orders: nobody is told of those of these stores",
      () => database.update(stores).set({ email: "none" }).where(eq(stores.id, shop.market)),
      () => database.update(stores).set({ email: "market@shop.test" }).where(eq(stores.id, shop.market)),
      `${shop.market} market`,
    ],
    ["Backup: none was made.", unset("last_backup"), () => undefined, "backup FILE"],
    [
      "Backup: none was made for 8 days",
      () => noteBackup(database, new Date(server.clock.now().getTime() - 8 * 86_400_000)),
      () => undefined,
      "backup FILE",
    ],
    [
      "Demo: its account is here",
      () =>
        database
          .update(customers)
          .set({ email: "demo@doorstep.test" })
          .where(eq(customers.id, shop.customer.id)),
      () =>
        database
          .update(customers)
          .set({ email: shop.customer.email })
          .where(eq(customers.id, shop.customer.id)),
      "demo-remove",
    ],
  ])("%s", async (title, spoil, mend, named) => {
    await spoil();
    const { lines, failure } = await doctor();
    await mend();
    await noteBackup(database, server.clock.now());
    expect(lines[0]).toContain(`red    ${title}`);
    expect(lines.slice(0, 4).join("\n")).toContain(named);
    expect(lines.slice(0, 4).join("\n")).toContain("Mend it: ");
    expect(failure).toMatch(/keeps? this shop from selling/);
    expect((await doctor()).failure).toBeNull();
  });

  it("no mail and no webhook: nobody is told of orders", async () => {
    const { lines } = await doctor({ ...sound, mail: noMail });
    expect(lines[0]).toBe("red    Orders: nobody is told of them.");
  });

  it("an address without https", async () => {
    const { lines } = await doctor({
      ...sound,
      settings: { ...sound.settings, publicUrl: "http://localhost:8080" },
    });
    expect(lines[0]).toContain("red    Address: PUBLIC_URL is http://localhost:8080");
  });

  it("several at once, before everything else", async () => {
    await set("maintenance_mode", true)();
    const { lines, failure } = await doctor({ ...sound, mail: noMail });
    await unset("maintenance_mode")();
    expect(failure).toMatch(/^2 things keep/);
    const colours = lines.flatMap((line) => /^(red|yellow|ok) /.exec(line)?.[1] ?? []);
    expect(colours).toEqual(
      [...colours].sort((a, b) => "ryo".indexOf(a[0] ?? "") - "ryo".indexOf(b[0] ?? "")),
    );
    expect(colours.slice(0, 3)).toEqual(["red", "red", "yellow"]);
  });
});

describe("the mail server", () => {
  const withMail = (port: number) => ({
    ...sound,
    settings: {
      ...sound.settings,
      smtp: { url: `smtp://shop:hunter2@127.0.0.1:${port}`, from: "a@shop.test" },
    },
  });

  it.each<[string, string | null, string]>([
    ["does not answer", null, "cannot be reached (ETIMEDOUT)"],
    ["refuses the password", "535 no", "does not take the user and password (EAUTH 535)"],
  ])("that %s is red within three seconds, without its password", async (_, reply, named) => {
    const sockets = new Set<{ destroy(): void }>();
    const listener = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
      if (reply === null) return;
      socket.write("220 mail.test\r\n");
      socket.on("data", (chunk) =>
        socket.write(
          chunk.toString().startsWith("EHLO") ? "250-mail.test\r\n250 AUTH PLAIN\r\n" : `${reply}\r\n`,
        ),
      );
    });
    await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
    const started = performance.now();
    const { lines } = await doctor(withMail((listener.address() as AddressInfo).port));
    const seconds = (performance.now() - started) / 1000;
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => listener.close(done));
    expect(lines[0]).toMatch(/^red {4}Mails: the mail server at 127\.0\.0\.1:\d+ /);
    expect(lines[0]).toContain(named);
    expect(lines.join()).not.toContain("hunter2");
    expect(seconds).toBeLessThan(10);
  });

  it("at a port where nobody listens is red", async () => {
    const { lines } = await doctor(withMail(9));
    expect(lines[0]).toContain("127.0.0.1:9 cannot be reached");
  });
});

describe("a proxy that is not trusted", () => {
  it.each([
    ["127.0.0.1", "red    Proxy: requests come through one"],
    ["10.0.0.7", "red    Proxy: requests come through one"],
    ["203.0.113.9", "yellow Proxy: somebody sends X-Forwarded-For"],
  ])("was seen from %s", async (address, title) => {
    await unset("seen_proxy")();
    server.clock.advance(2 * 3_600_000);
    await noteBackup(database, server.clock.now());
    await server.call("GET", "/config", { headers: { "x-forwarded-for": "198.51.100.4" }, address });
    await expect.poll(async () => (await doctor()).lines.join("\n")).toContain(title);
    const trusting = { ...sound, settings: { ...sound.settings, trustProxy: 1 } };
    expect((await doctor(trusting)).lines.join("\n")).toContain("ok     Proxy: TRUST_PROXY is set.");
    server.clock.advance(8 * 86_400_000);
    expect((await doctor()).lines.join("\n")).toContain("ok     Proxy: none was seen.");
  });

  it("is not seen in requests that name nobody else", async () => {
    await unset("seen_proxy")();
    await server.call("GET", "/config");
    expect((await doctor()).lines.join("\n")).toContain("ok     Proxy: none was seen.");
  });
});

it("a backup is noted by the command that makes it, or by who makes it otherwise", async () => {
  await unset("last_backup")();
  expect(await linesOfCommand(sound, "backup")("--noted")).toEqual(["Noted that a backup was made."]);
  expect((await doctor()).lines.join("\n")).toContain("ok     Backup: the last one is less than a day old.");
});

it("pages that a shop owes its shoppers are asked for until they are written", async () => {
  const pages = async () => (await doctor()).lines.filter((line) => line.includes("Pages: "));
  expect((await doctor()).lines.join("\n")).toContain("Write policies/terms-and-conditions.en.html and");
  await set("terms_and_conditions", { en: "<p>Pay at the door.</p>" })();
  expect(await pages()).toEqual([expect.stringContaining("nothing is written about privacy, which laws")]);
  await set("privacy_policy", { en: " ", ar: "<p>القليل</p>" })();
  expect(await pages()).toEqual([expect.stringContaining("nothing is written about privacy, which laws")]);
  await set("privacy_policy", "<p>We keep little.</p>")();
  expect(await pages()).toEqual([expect.stringMatching(/^ok .*terms and privacy are written/)]);
});

it("the demo is not asked for what it does without", async () => {
  const { lines } = await doctor({ ...sound, settings: { ...sound.settings, demo: true }, mail: noMail });
  expect(lines.join("\n")).not.toMatch(/Backup|Proxy|Address/);
});

it("a check that fails or hangs is told, and keeps no other back", async () => {
  const hanging = { ...sound, pictures: { find: () => new Promise<null>(() => {}) } };
  await database.update(items).set({ image: "item/any" }).where(eq(items.id, shop.soup));
  const started = performance.now();
  const { lines } = await doctor(hanging);
  await database.update(items).set({ image: null }).where(eq(items.id, shop.soup));
  expect(performance.now() - started).toBeLessThan(12_000);
  expect(lines.join("\n")).toContain("yellow The check of pictures took too long, and was left.");
  const broken = { ...sound, pictures: { find: () => Promise.reject(new Error("no disk")) } };
  await database.execute(sql`update items set image = 'item/any' where id = ${shop.soup}`);
  const { lines: told } = await doctor(broken);
  await database.update(items).set({ image: null }).where(eq(items.id, shop.soup));
  expect(told.join("\n")).toContain("yellow The check of pictures failed: no disk");
});
