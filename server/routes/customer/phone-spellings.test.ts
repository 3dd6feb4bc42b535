/** One person, however they write their phone number: at every door of the server. */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { addresses, customers, orders } from "../../db/schema";
import { accountContact } from "../../services/auth/customer-account";
import { hashSecret } from "../../services/auth/passwords";
import { addFunds } from "../../services/customers/operator-gifts";
import { writeSetting } from "../../services/settings/settings";
import { linesOfCommand } from "../../testing/operator";
import { login, person, signUp, storedAccount } from "../../testing/people";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newGuest, place, plain } from "../../testing/shoppers";

const openOrders = { guest: 50, customer: 50, phone: 4, address: 50 };
const { server, shop } = await openShopServer({ openOrders });
const { database } = server.context;
afterAll(() => server.close());
beforeEach(() => writeSetting(database, "country", "SA"));

/** One Saudi number, as cards, keyboards and people write it. */
const spellings = [
  "+966501234567",
  "0501234567",
  "501234567",
  "966501234567",
  "00966501234567",
  "+966 (0)50 123 4567",
  "+966-(0)50-123-4567",
  "050/123 4567",
  "050–123—4567",
  "tel:+966-50-123-4567",
  "\u202a+966 50 123 4567\u202c",
  "\u2066050\u00a0123\u202f4567\u2069",
  "٠٥٠١٢٣٤٥٦٧",
  "۰۵۰۱۲۳۴۵۶۷",
  "०५०१२३४५६७",
  "０５０１２３４５６７",
  "＋９６６５０１２３４５６７",
];

describe("one phone number", () => {
  it("makes one account, and opens it, in every spelling", async () => {
    const first = person({ phone: spellings[6] });
    expect((await server.call("POST", "/auth/sign-up", { body: first })).status).toBe(200);
    expect((await storedAccount(server, first.email.toLowerCase())).phone).toBe("+966501234567");
    for (const phone of spellings) {
      const again = await signUp(server, { phone });
      expect([phone, again.status, again.errors[0]?.code]).toEqual([phone, 403, "phone"]);
      const { status } = await login(server, phone, first.password, { field_type: "phone" });
      expect([phone, status]).toEqual([phone, 200]);
    }
  });

  it.each(["+15550123456", "050123", "0501234567 ext. 5", "call me", "+966 50 123 45678901", "\u200f"])(
    "is refused at sign-up where it exists in no plan: %j",
    async (phone) => {
      const refused = await signUp(server, { phone });
      expect([refused.status, refused.errors[0]?.code]).toEqual([403, "phone"]);
    },
  );

  it("is read in the country that the shop is set to", async () => {
    await writeSetting(database, "country", "DE");
    const german = person({ phone: "0151 23456789" });
    expect((await server.call("POST", "/auth/sign-up", { body: german })).status).toBe(200);
    expect((await storedAccount(server, german.email.toLowerCase())).phone).toBe("+4915123456789");
  });

  it.each([null, ""])("needs its country code where the shop is set to none: %j", async (country) => {
    await writeSetting(database, "country", country);
    const refused = await signUp(server, { phone: "0501234567" });
    expect([refused.status, refused.errors[0]]).toEqual([
      403,
      { code: "phone", message: "Please enter a valid phone number, best with + and its country code." },
    ]);
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, plain(shop.soup));
    const order = await place(server, shop, guest, { contact_person_number: "0501234567" });
    expect([order.status, order.errors[0]?.code]).toEqual([403, "contact_person_number"]);
    const spelledOut = person({ phone: `+96650555000${country === null ? 1 : 2}` });
    expect((await server.call("POST", "/auth/sign-up", { body: spelledOut })).status).toBe(200);
  });

  it("is nobody else's whose digits are the same without the zero or the plus", async () => {
    await writeSetting(database, "country", "DE");
    const arizonan = person({ phone: "+1 520 345 6789" });
    expect((await server.call("POST", "/auth/sign-up", { body: arizonan })).status).toBe(200);
    expect(await accountContact(database, "phone", "01520 3456789")).toBe("+4915203456789");
    await expect(addFunds(server.context, "01520 3456789", 5)).resolves.toBe("nobody");
    expect(await accountContact(database, "phone", "001 520 345 6789")).toBe("+15203456789");
  });

  it("counts as one person's open orders, and finds their order", async () => {
    const order = async (phone: string) => {
      const guest = await newGuest(server);
      await fillCart(server, guest, shop.food, plain(shop.soup));
      return { guest, placed: await place(server, shop, guest, { contact_person_number: phone }) };
    };
    const [one = "", two = "", three = "", four = "", five = ""] = [
      "0559876543",
      "+966 (0)55 987 6543",
      "00966559876543",
      "٠٥٥٩٨٧٦٥٤٣",
      "\u200e+966559876543",
    ];
    const { guest, placed } = await order(one);
    expect(placed.status).toBe(200);
    const [row] = await database.select().from(orders).where(eq(orders.id, placed.body.order_id));
    expect(row?.address.contact_person_number).toBe("+966559876543");
    for (const phone of [two, three, four]) expect((await order(phone)).placed.status).toBe(200);
    const fifth = (await order(five)).placed;
    expect([fifth.status, fifth.errors[0]?.code]).toEqual([403, "open_orders"]);
    for (const contact_number of [one, two, three, four, five]) {
      const query = { order_id: placed.body.order_id, contact_number };
      expect((await server.call("GET", "/customer/order/track", { ...guest, query })).status).toBe(200);
    }
  });

  it("is refused in an order and an address where it exists in no plan, and stored in one form", async () => {
    const { body } = await signUp(server, { phone: "0541111111" });
    const address = {
      address_type: "home",
      address: "7 Quay Street",
      contact_person_name: "Ada\u200b Stone",
      latitude: String(shop.inside.lat),
      longitude: String(shop.inside.lng),
    };
    const add = (number: string) =>
      server.call("POST", "/customer/address/add", {
        token: body.token,
        body: { ...address, contact_person_number: number },
      });
    expect((await add("0541")).errors[0]?.code).toBe("contact_person_number");
    expect((await add("٠٥٤ ٢٢٢ ٢٢٢٢")).status).toBe(200);
    const [saved] = await database.select().from(addresses);
    expect([saved?.contactNumber, saved?.contactName]).toEqual(["+966542222222", "Ada Stone"]);
  });

  it("that was stored before plans were known still opens its account, and doubles each their own", async () => {
    const odd = person({ phone: "0543333331" });
    const own = person({ phone: "0543333332" });
    const double = person({ phone: "0543333333" });
    for (const body of [odd, own, double]) await server.call("POST", "/auth/sign-up", { body });
    const set = (who: { email: string }, phone: string, password: string) =>
      hashSecret(password).then((passwordHash) =>
        database
          .update(customers)
          .set({ phone, passwordHash })
          .where(eq(customers.email, who.email.toLowerCase())),
      );
    await set(odd, "+15550123456", "odd number");
    await set(own, "+966543333332", "first of two");
    await set(double, "+0543333332", "second of two");
    const by = async (phone: string, password: string) => {
      const { status, body } = await login(server, phone, password, { field_type: "phone" });
      return status === 200 ? body.email : status;
    };
    expect(await by("+1 555 012 3456", "odd number")).toBe(odd.email.toLowerCase());
    expect(await by("054 333 3332", "first of two")).toBe(own.email.toLowerCase());
    expect(await by("0543333332", "second of two")).toBe(double.email.toLowerCase());
    expect(await by("0543333332", "neither of them")).toBe(401);
    const lines = await linesOfCommand(server.context, "doubles")();
    expect(lines[0]).toBe("Phone number +966543333332 has 2 accounts:");
    expect(lines.join("\n")).toContain("exist in no country's plan");
    expect(lines.join("\n")).toContain("+15550123456");
  });

  it("makes no other account where one has it in an older form, at sign-up and in a profile", async () => {
    const first = person({ phone: "0549999991" });
    await server.call("POST", "/auth/sign-up", { body: first });
    const email = "older@straße.test";
    await database
      .update(customers)
      .set({ phone: "+00966549999991", email })
      .where(eq(customers.email, first.email.toLowerCase()));
    const byPhone = await signUp(server, { phone: "054 999 9991" });
    expect([byPhone.status, byPhone.errors[0]?.code]).toEqual([403, "phone"]);
    const byEmail = await signUp(server, { phone: "0549999992", email: "Older@xn--strae-oqa.test" });
    expect([byEmail.status, byEmail.errors[0]?.code]).toEqual([403, "email"]);
    const other = person({ phone: "0549999993" });
    const { body } = await server.call("POST", "/auth/sign-up", { body: other });
    const profile = {
      name: "Grace",
      email: other.email,
      phone: "0549999991",
      current_password: other.password,
    };
    const changed = await server.call("POST", "/customer/update-profile", {
      token: body.token,
      body: profile,
    });
    expect([changed.status, changed.errors[0]?.code]).toEqual([403, "phone"]);
  });
});
