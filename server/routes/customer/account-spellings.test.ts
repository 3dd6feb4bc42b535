/** One person, however they write their mailbox, password, name and codes: at every door of the server. */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { coupons, customers } from "../../db/schema";
import { hashSecret } from "../../services/auth/passwords";
import { writeSetting } from "../../services/settings/settings";
import { login, person, signUp, storedAccount } from "../../testing/people";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";

const { server, shop } = await openShopServer();
const { database } = server.context;
afterAll(() => server.close());
beforeEach(() => writeSetting(database, "country", "SA"));

describe("one mailbox", () => {
  it("makes one account, and opens it, in every spelling", async () => {
    const email = "Jos\u00e9@Stra\u00dfe.test";
    const first = person({ email, phone: "0544444441" });
    expect((await server.call("POST", "/auth/sign-up", { body: first })).status).toBe(200);
    expect((await storedAccount(server, "josé@xn--strae-oqa.test")).phone).toBe("+966544444441");
    for (const spelling of [
      "jose\u0301@straße.test",
      "josé\u200b@straße.test",
      "\u202ajosé@straße.test\u202c",
      "JOSÉ@STRASSE.TEST".replace("SS", "ß"),
      "josé@xn--strae-oqa.test",
      "josé＠straße．test",
      "\ufeff josé@straße.test ",
      "jo\u00adsé@straße.test",
      "josé@stra\u2060ße.test",
      "josé@straße。test",
    ]) {
      const again = await signUp(server, { email: spelling, phone: "0544444442" });
      expect([spelling, again.status, again.errors[0]?.code]).toEqual([spelling, 403, "email"]);
      expect([spelling, (await login(server, spelling, first.password)).status]).toEqual([spelling, 200]);
    }
    // Another domain, whose owner is somebody else.
    expect((await login(server, "josé@strasse.test", first.password)).status).toBe(401);
  });
});

describe("a password", () => {
  it("is one in composed and decomposed letters, and with every kind of space", async () => {
    const who = person({ phone: "0545555551", password: "caf\u00e9 du port" });
    await server.call("POST", "/auth/sign-up", { body: who });
    for (const typed of ["café du port", "cafe\u0301 du port", "caf\u00e9\u00a0du port", "café\u3000du port"])
      expect([typed, (await login(server, who.email, typed)).status]).toEqual([typed, 200]);
    for (const other of ["cafe du port", "Café du port", "café du port ", "caf\u00e9 du\u200b port"])
      expect([other, (await login(server, who.email, other)).status]).toEqual([other, 401]);
  });

  it("opens an account whose hash is older, and renews it", async () => {
    const who = person({ phone: "0545555552" });
    await server.call("POST", "/auth/sign-up", { body: who });
    const email = who.email.toLowerCase();
    const passwordHash = await hashSecret("cafe\u0301 du port");
    await database.update(customers).set({ passwordHash }).where(eq(customers.email, email));
    expect((await login(server, email, "cafe\u0301 du port")).status).toBe(200);
    const renewed = (await storedAccount(server, email)).passwordHash;
    expect(renewed).not.toBe(passwordHash);
    expect((await login(server, email, "café du port")).status).toBe(200);
    expect((await storedAccount(server, email)).passwordHash).toBe(renewed);
  });
});

describe("codes and names", () => {
  it.each(["ONE-EACH", "one‐each", "ONE–EACH", "ONE\u200b-EACH", "ＯＮＥ－ＥＡＣＨ", " one—each\u200e"])(
    "a coupon is the same as %j",
    async (code) => {
      const { body } = await signUp(server, { phone: `05466${String(10_000 + nextNumber()).slice(-5)}` });
      const applied = await server.call("GET", "/coupon/apply", {
        token: body.token,
        module: shop.food,
        zone: [shop.zone],
        query: { code, store_id: shop.kitchen },
      });
      expect([applied.status, applied.body.code]).toEqual([200, "ONE-EACH"]);
    },
  );

  it("a coupon that was stored with another dash is found as it is listed", async () => {
    await database.update(coupons).set({ code: "FLAT–300" }).where(eq(coupons.code, "FLAT"));
    const { body } = await signUp(server, { phone: `05466${String(10_000 + nextNumber()).slice(-5)}` });
    const apply = (code: string) =>
      server.call("GET", "/coupon/apply", {
        token: body.token,
        module: shop.food,
        zone: [shop.zone],
        query: { code, store_id: shop.kitchen },
      });
    expect((await apply("flat–300")).body.code).toBe("FLAT–300");
    expect((await apply("FLAT")).status).toBe(404);
  });

  it("a one-time code is the same in every script and group", async () => {
    await writeSetting(database, "centralize_login", {
      phone_verification_status: 1,
      email_verification_status: 0,
    });
    const arabic = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const who = person({ phone: "0547777771" });
    await server.call("POST", "/auth/sign-up", { body: who });
    const sent = present(server.codes.at(-1));
    expect(sent.target).toBe("+966547777771");
    const otp = `\u200f${arabic(sent.code.slice(0, 3))}-${arabic(sent.code.slice(3))}`;
    const body = { phone: "0547777771", otp, verification_type: "phone", login_type: "manual" };
    expect((await server.call("POST", "/auth/verify-phone", { body })).body.token).toEqual(
      expect.any(String),
    );
    await writeSetting(database, "centralize_login", {
      phone_verification_status: 0,
      email_verification_status: 0,
    });
  });

  it.each(["\u200b", "\u3164\u3164", "\u2800", "\u00ad\u200d", "\u0301"])(
    "a name of nothing visible is none: %j",
    async (name) => {
      const refused = await signUp(server, { name, phone: "0548888881" });
      expect([refused.status, refused.errors[0]?.code]).toEqual([403, "name"]);
    },
  );

  it("a name is kept without what nobody sees", async () => {
    const who = person({ name: "\u202aAda\u200b  King‐Noel\u202c", phone: "0548888882" });
    await server.call("POST", "/auth/sign-up", { body: who });
    expect(await storedAccount(server, who.email.toLowerCase())).toMatchObject({
      firstName: "Ada",
      lastName: "King-Noel",
    });
  });
});

let numbers = 0;
function nextNumber(): number {
  numbers += 1;
  return numbers;
}
