import { stat } from "node:fs/promises";
import { desc, eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { applications, couriers, stores } from "../../db/schema";
import { forgetOldApplications } from "../../services/applications/forget-applications";
import { writeSetting } from "../../services/settings/settings";
import { openApplications } from "../../testing/applications";

const { server, shop, logo, filesKept, contacts, store, applyAsStore, applyAsCourier, run, close } =
  await openApplications();
const { context } = server;
const { database } = context;
afterAll(close);

describe("what strangers wrote", () => {
  it("drives no terminal", async () => {
    const sent = await applyAsCourier({ f_name: "Ida\u001b[2J\u202eX", identity_number: "1\u009b2" });
    expect(sent.status).toBe(200);
    const [row] = await database.select().from(applications).orderBy(desc(applications.id)).limit(1);
    const shown = (await run()) + (await run("show", String(row?.id)));
    expect(shown).toContain("Ida [2JX");
    expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  });

  it.each(["a\u0000b", "a\ud800b"])(
    "is refused at its field where no database stores it: %j",
    async (value) => {
      const translations = [
        { locale: "en", key: "name", value },
        { locale: "en", key: "address", value: "7 Quay Street" },
      ];
      const refused = await applyAsStore({ translations });
      expect([refused.status, refused.code]).toEqual([403, "translations"]);
    },
  );

  it("goes after 90 days that nobody decided, and 30 days after a decision", async () => {
    const idOf = async (email: string) =>
      (await database.select().from(applications).where(eq(applications.email, email)))[0];
    const [waiting, decided] = [contacts(), contacts()];
    const before = await filesKept();
    await applyAsStore(waiting);
    await applyAsStore(decided);
    await run("reject", String((await idOf(decided.email))?.id), "Full");
    expect(await filesKept()).toBe(before + 1);
    const cleanedUpIn = (days: number) => {
      const at = new Date(context.clock.now().getTime() + days * 86_400_000);
      return forgetOldApplications({ ...context, clock: { ...context.clock, now: () => at } });
    };
    await cleanedUpIn(29);
    expect((await idOf(decided.email))?.passwordHash).not.toBe("");
    await cleanedUpIn(31);
    expect(await idOf(decided.email)).toMatchObject({ passwordHash: "", details: { kind: "store" } });
    expect(await run("rejected")).toContain("Ida Rhodes");
    expect(await idOf(waiting.email)).toBeDefined();
    await cleanedUpIn(91);
    expect(await idOf(waiting.email)).toBeUndefined();
    expect(await filesKept()).toBe(before);
  });
});

describe("the application of a store", () => {
  it("waits until an operator makes a closed store of it, with its languages and its logo", async () => {
    const applied = await applyAsStore({}, { logo, cover_photo: logo, tin_certificate_image: logo });
    expect(applied).toMatchObject({ status: 200, body: { type: "commission" } });
    const id = applied.body.store_id as number;
    expect(await run()).toContain("Ida's Bakery");
    const shown = await run("show", String(id));
    const path = /logo: (\S+)/.exec(shown)?.[1] ?? "";
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const name = path.split("/").at(-1);
    expect((await server.inject({ method: "GET", url: `/photos/${name}` })).statusCode).toBe(404);

    expect(await run("approve", String(id))).toContain("was made of Ida's Bakery");
    const [row] = await database.select().from(applications).where(eq(applications.id, id));
    const [made] = await database
      .select()
      .from(stores)
      .where(eq(stores.id, row?.storeId ?? 0));
    expect(made).toMatchObject({
      name: "Ida's Bakery",
      address: "7 Quay Street",
      active: false,
      minimumMinutes: 20,
      zoneId: shop.zone,
    });
    expect(made?.translations).toEqual({ ar: { name: "مخبز آيدا" } });
    expect((await server.inject({ method: "GET", url: made?.logo ?? "" })).statusCode).toBe(200);
    await expect(stat(path)).rejects.toThrow();
    await expect(run("approve", String(id))).rejects.toThrow("waiting");
  });

  it("is rejected with a reason, and its files go", async () => {
    const before = await filesKept();
    const id = (await applyAsStore()).body.store_id as number;
    expect(await filesKept()).toBe(before + 1);
    await expect(run("reject", String(id))).rejects.toThrow("say why");
    await run("reject", String(id), "Too", "far", "away");
    expect(await filesKept()).toBe(before);
    expect(await run("rejected")).toContain("Ida's Bakery");
  });

  it.each([
    ["latitude", { latitude: 9, longitude: 9 }],
    ["module_id", { module_id: 9999 }],
    ["translations", { translations: "no list" }],
    ["translations", { translations: [{ locale: "en", key: "name", value: "No address" }] }],
    ["translations", { translations: [{ locale: "../en", key: "name", value: "A" }] }],
    ["maximum_delivery_time", { minimum_delivery_time: 50 }],
    ["password", { password: "harbour" }],
    ["phone", { phone: "call me" }],
    ["email", { email: "nobody" }],
    ["tin_expire_date", { tin_expire_date: "2026-02-31" }],
    ["business_plan", { business_plan: "subscription" }],
    ["business_plan", { business_plan: "for free" }],
    ["zone_id", { zone_id: "1 or 1=1" }],
  ])("is refused at %s for %o", async (field, changes) => {
    const before = await filesKept();
    expect(await applyAsStore(changes)).toMatchObject({ status: 403, code: field });
    expect(await filesKept()).toBe(before);
  });

  it("is sent once: a second one of the same phone number or address is refused while the first waits", async () => {
    const mine = store();
    expect((await applyAsStore(mine)).status).toBe(200);
    expect(await applyAsStore({ phone: mine.phone })).toMatchObject({ status: 403, code: "phone" });
    expect(await applyAsStore({ email: mine.email.toUpperCase() })).toMatchObject({
      status: 403,
      code: "email",
    });
  });

  it("is not taken where the shop takes none", async () => {
    await writeSetting(database, "toggle_store_registration", false);
    expect(await applyAsStore()).toMatchObject({ status: 200, code: "registration" });
    await writeSetting(database, "toggle_store_registration", true);
  });
});

describe("the application of a delivery person", () => {
  it("becomes a courier", async () => {
    const papers = [logo, logo];
    const applied = await applyAsCourier({}, { image: logo, "identity_image[]": papers });
    expect(applied.status).toBe(200);
    const [row] = await database.select().from(applications).where(eq(applications.kind, "courier"));
    expect(row?.files.identity_image).toHaveLength(2);
    await run("approve", String(row?.id));
    const [made] = await database
      .select()
      .from(couriers)
      .where(eq(couriers.email, row?.email ?? ""));
    expect(made).toMatchObject({ firstName: "Ida", zoneId: shop.zone });
  });

  it.each([
    ["vehicle_id", { vehicle_id: 9999 }],
    ["zone_id", { zone_id: 9999 }],
    ["identity_number", { identity_number: " " }],
    ["identity_type", { identity_type: "library card" }],
  ])("is refused at %s", async (field, changes) => {
    expect(await applyAsCourier(changes)).toMatchObject({ status: 403, code: field });
  });

  it("brings few pictures of papers", async () => {
    const answer = await applyAsCourier({}, { "identity_image[]": Array.from({ length: 6 }, () => logo) });
    expect(answer).toMatchObject({ status: 403, code: "identity_image" });
  });
});

it("one network address applies only so often", async () => {
  const apply = () => applyAsStore({}, { logo }, "10.9.9.9");
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) statuses.push((await apply()).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});
