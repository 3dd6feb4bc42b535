/** What is decided at the board beside orders: payments outside of the app, reviews, applications. */
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applications, auditLog, orders, reviews, stores } from "../../db/schema";
import { openApplications } from "../../testing/applications";
import { newOperator } from "../../testing/board";
import { openOfflinePayments } from "../../testing/offline-payments";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { sendAll } from "../../testing/push-devices";
import { newCustomer, newGuest } from "../../testing/shoppers";

const open = await openApplications();
const { server, shop, logo } = open;
const { database } = server.context;
afterAll(open.close);
const { orderOffline, say, correct } = await openOfflinePayments(open);

const tokens = { owner: "", dispatcher: "", kitchen: "", market: "", shopper: "" };
beforeAll(async () => {
  tokens.owner = (await newOperator(server, { name: "Olga", role: "owner" })).token;
  tokens.dispatcher = (await newOperator(server, { name: "Ada", role: "dispatcher" })).token;
  tokens.kitchen = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  tokens.market = (await newOperator(server, { name: "Grocer", role: "store", stores: ["market"] })).token;
  tokens.shopper = (await newCustomer(server)).token;
});

type Method = "GET" | "POST" | "PUT";
type Statuses = Partial<Record<keyof typeof tokens | "nobody", number>>;
/** Asks as everybody; strangers and shoppers get 401 everywhere. */
async function expectOf(method: Method, path: string, statuses: Statuses, body?: object): Promise<void> {
  for (const [who, status] of Object.entries({ nobody: 401, shopper: 401, ...statuses })) {
    const token = who === "nobody" ? null : tokens[who as keyof typeof tokens];
    const asked = await server.call(method, path, { token, ...(body && { body }) });
    expect([method, path, who, asked.status]).toEqual([method, path, who, status]);
  }
}
const newestAudit = async () =>
  present((await database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]);
const counts = async (token: string) => (await server.call("GET", "/board/decisions", { token })).body;

describe("a payment outside of the app", () => {
  const list = async (token: string, language = "en") =>
    (await server.call("GET", "/board/offline-payments", { token, language })).body.payments;
  const decide = (token: string, id: number, what: "verify" | "deny", body: object, key?: string) =>
    server.call("POST", `/board/orders/${id}/offline-payment/${what}`, {
      token,
      body,
      ...(key ? { key } : {}),
    });
  const saidFor = async (id: number) =>
    present((await list(tokens.owner)).find(({ order_id: of }) => of === id)).said_at;
  async function saidOrder() {
    const guest = await newGuest(server);
    const id = await orderOffline(guest);
    expect((await say(guest, id, { customer_note: "Sent today" })).status).toBe(200);
    return { guest, id };
  }
  const orderOf = async (id: number) =>
    present((await database.select().from(orders).where(eq(orders.id, id)))[0]);

  it("is shown to its store with what was said, and decided by people of the shop alone", async () => {
    const { id } = await saidOrder();
    const [shown] = (await list(tokens.kitchen, "ar")).filter(({ order_id: of }) => of === id);
    expect(shown).toMatchObject({
      store_id: shop.kitchen,
      note: "Sent today",
      answers: [
        { label: "Paid by", value: "Nora Ali" },
        { label: "المرجع", value: "AB-123" },
      ],
    });
    expect(await list(tokens.market)).toEqual([]);
    expect((await counts(tokens.kitchen)).payments).toBe(1);
    expect(await counts(tokens.market)).toMatchObject({ payments: 0, applications: null });
    const body = { said_at: present(shown).said_at, reason: "Nothing came" };
    await expectOf("GET", "/board/offline-payments", { owner: 200, dispatcher: 200, kitchen: 200 });
    await expectOf("GET", "/board/decisions", { owner: 200, dispatcher: 200, market: 200 });
    await expectOf("POST", `/board/orders/${id}/offline-payment/deny`, { kitchen: 403, market: 403 }, body);
    const { said_at } = body;
    await expectOf("POST", `/board/orders/${id}/offline-payment/verify`, { kitchen: 403 }, { said_at });
    expect((await orderOf(id)).paymentStatus).toBe("unpaid");
    for (let press = 0; press < 2; press += 1)
      expect((await decide(tokens.dispatcher, id, "verify", { said_at }, "verify-once")).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ paymentStatus: "paid", status: "confirmed" });
    expect(await newestAudit()).toMatchObject({
      operatorName: "Ada",
      action: "payment_verified",
      orderId: id,
      after: { payment: "verified" },
    });
    expect((await decide(tokens.owner, id, "verify", { said_at })).errors[0]?.code).toBe("payment");
    expect((await decide(tokens.owner, 5, "verify", { said_at })).status).toBe(404);
  });

  it("is denied with the reason that its shopper reads", async () => {
    const { guest, id } = await saidOrder();
    const said_at = await saidFor(id);
    expect((await decide(tokens.owner, id, "deny", { said_at, reason: "  " })).errors[0]?.code).toBe(
      "reason",
    );
    const denied = await decide(tokens.owner, id, "deny", { said_at, reason: "Nothing came" });
    expect(denied.status).toBe(200);
    server.mails.length = 0;
    await sendAll(server);
    const mail = present(server.mails.find(({ subject }) => subject.includes(`#${id}`)));
    expect([mail.subject, mail.text]).toEqual([
      `The payment of your order #${id} was not found`,
      expect.stringContaining("did not find your payment: Nothing came"),
    ]);
    const query = { order_id: id, contact_number: "+12025553456" };
    const { body } = await server.call("GET", "/customer/order/track", { ...guest, query });
    expect([body.order_status, body.offline_payment?.data.admin_note]).toEqual(["failed", "Nothing came"]);
    expect(await newestAudit()).toMatchObject({
      action: "payment_denied",
      after: { reason: "Nothing came" },
    });
  });

  it("that was corrected meanwhile is read again before it is decided", async () => {
    const { guest, id } = await saidOrder();
    const said_at = await saidFor(id);
    server.clock.advance(1000);
    await correct(guest, id, { reference: "AB-124" });
    server.clock.release();
    const late = await decide(tokens.owner, id, "verify", { said_at });
    expect([late.status, late.errors[0]?.code]).toEqual([409, "offline_changed"]);
    expect((await orderOf(id)).paymentStatus).toBe("unpaid");
    expect((await decide(tokens.owner, id, "verify", { said_at: await saidFor(id) })).status).toBe(200);
  });
});

describe("a review", () => {
  const written = async (more: Partial<typeof reviews.$inferInsert> = {}) => {
    const [row] = await database
      .insert(reviews)
      .values({
        itemId: shop.soup,
        storeId: shop.kitchen,
        customerName: "Lina H.",
        rating: 2,
        comment: "Cold",
        createdAt: server.clock.now(),
        ...more,
      })
      .returning();
    return present(row).id;
  };
  const list = async (token: string, query = {}) =>
    (await server.call("GET", "/board/reviews", { token, query })).body.reviews;
  const put = (token: string, id: number, what: "answer" | "hidden", body: object) =>
    server.call("PUT", `/board/reviews/${id}/${what}`, { token, body });
  const shown = async () =>
    (await server.call("GET", `/items/reviews/${shop.soup}`, { module: shop.food })).body;

  it("is answered by people of its store, and read by shoppers with the answer", async () => {
    const id = await written();
    expect(await list(tokens.kitchen, { show: "unanswered" })).toMatchObject([{ id, comment: "Cold" }]);
    expect(await list(tokens.market)).toEqual([]);
    expect((await counts(tokens.kitchen)).reviews).toBe(1);
    const of = (store_id: number) =>
      server.call("GET", "/board/reviews", { token: tokens.market, query: { store_id } });
    expect((await of(shop.kitchen)).status).toBe(404);
    await expectOf("GET", "/board/reviews", { owner: 200, dispatcher: 200, kitchen: 200, market: 200 });
    const answer = { answer: "We are sorry. Come again!" };
    const path = `/board/reviews/${id}/answer`;
    await expectOf("PUT", path, { market: 404, kitchen: 200, dispatcher: 200, owner: 200 }, answer);
    expect((await shown()).reviews).toMatchObject([{ id, reply: answer.answer }]);
    expect(await list(tokens.kitchen, { show: "unanswered" })).toEqual([]);
    expect((await put(tokens.kitchen, id, "answer", { answer: " " })).errors[0]?.code).toBe("reason");
    expect((await put(tokens.kitchen, id, "answer", { answer: null })).status).toBe(200);
    expect((await shown()).reviews).toMatchObject([{ id, reply: null }]);
    expect(await newestAudit()).toMatchObject({
      operatorName: "Bob",
      action: "review_answered",
      before: { answer: answer.answer },
      after: { answer: null },
    });
  });

  it("is hidden by an owner alone, and its stars stay", async () => {
    const id = await written({ comment: "Rude words" });
    const averageOf = async () =>
      present((await database.select().from(stores).where(eq(stores.id, shop.kitchen)))[0]).averageRating;
    const before = [await averageOf(), (await shown()).total_size];
    const path = `/board/reviews/${id}/hidden`;
    await expectOf("PUT", path, { dispatcher: 403, kitchen: 403, market: 403, owner: 200 }, { hidden: true });
    const after = await shown();
    expect(after.reviews.some(({ id: of }) => of === id)).toBe(false);
    expect([await averageOf(), after.total_size + 1]).toEqual(before);
    const details = await server.call("GET", `/items/details/${shop.soup}`, {
      module: shop.food,
      zone: [shop.zone],
    });
    expect(details.body.reviews?.some(({ id: of }) => of === id)).toBe(false);
    expect(await list(tokens.owner, { show: "hidden" })).toMatchObject([{ id, hidden: true }]);
    expect((await put(tokens.owner, id, "hidden", { hidden: false })).status).toBe(200);
    expect((await shown()).reviews.some(({ id: of }) => of === id)).toBe(true);
    expect((await put(tokens.owner, 999_999, "hidden", { hidden: true })).status).toBe(404);
  });

  it("comes in pages, each once", async () => {
    for (let index = 0; index < 55; index += 1) await written({ storeId: shop.market });
    const page = async (query = {}) =>
      (await server.call("GET", "/board/reviews", { token: tokens.market, query })).body;
    const first = await page();
    const second = await page({ before: present(first.next ?? undefined) });
    const ids = [...first.reviews, ...second.reviews].map(({ id }) => id);
    expect([new Set(ids).size, second.next]).toEqual([55, null]);
  });
});

describe("an application", () => {
  const newest = async () =>
    present((await database.select().from(applications).orderBy(desc(applications.id)).limit(1))[0]);
  const read = (id: number, token: string | null = tokens.dispatcher) =>
    server.call("GET", `/board/applications/${id}`, { token });
  const decide = (id: number, what: "approve" | "reject", body?: object, key?: string) =>
    server.call("POST", `/board/applications/${id}/${what}`, {
      token: tokens.owner,
      ...(body && { body }),
      ...(key ? { key } : {}),
    });

  it("of a store is read with its papers and approved once, by people of the shop alone", async () => {
    await open.applyAsStore({}, { logo, tin_certificate_image: logo });
    const { id } = await newest();
    expect((await counts(tokens.dispatcher)).applications).toBe(1);
    const ofShop = { owner: 200, dispatcher: 200, kitchen: 403, market: 403 };
    await expectOf("GET", "/board/applications", ofShop);
    await expectOf("GET", `/board/applications/${id}`, ofShop);
    const { body } = await read(id);
    expect(body).toMatchObject({
      kind: "store",
      name: "Ida's Bakery",
      person: "Ida Rhodes",
      store: { module: "Food", names: [{ name: "Ida's Bakery" }, { language: "ar" }], package: null },
      courier: null,
    });
    const paper = present(body.files.find(({ field }) => field === "tin_certificate_image"));
    const path = `/board/applications/${id}/files/${paper.name}`;
    await expectOf("GET", path, ofShop);
    const made = await textOfCommand(server.context, "key")("add", "Till", "--write");
    const key = /\S{40,}/.exec(made)?.[0] ?? "";
    const asKey = async (of: string) => (await server.call("GET", of, { token: key })).status;
    expect([await asKey(`/board/applications/${id}`), await asKey(path)]).toEqual([200, 403]);
    const other = path.replace(/\d+\/files/, "1000000/files");
    expect((await server.call("GET", other, { token: tokens.owner })).status).toBe(404);

    await expectOf("POST", `/board/applications/${id}/approve`, { kitchen: 403, market: 403 });
    await expectOf("POST", `/board/applications/${id}/reject`, { kitchen: 403 }, { reason: "No" });
    const approved = await decide(id, "approve", undefined, "approve-once");
    expect((await decide(id, "approve", undefined, "approve-once")).body).toEqual(approved.body);
    const storeId = present(approved.body.store_id ?? undefined);
    const [store] = await database.select().from(stores).where(eq(stores.id, storeId));
    expect(store).toMatchObject({ name: "Ida's Bakery", active: false });
    const picture = await server.inject({ method: "GET", url: store?.logo ?? "" });
    expect(picture.statusCode).toBe(200);
    expect(await open.filesKept()).toBe(0);
    expect((await decide(id, "approve")).errors[0]?.code).toBe("application");
    expect(await newestAudit()).toMatchObject({
      operatorName: "Olga",
      action: "application_approved",
      storeId,
      before: { application: id },
    });
  });

  it("of a courier is refused with a reason, and its papers go", async () => {
    await open.applyAsCourier({}, { image: logo, "identity_image[]": logo });
    const { id } = await newest();
    const { body } = await read(id);
    expect(body.courier).toMatchObject({ identity_type: "passport", identity_number: "X1" });
    expect((await decide(id, "reject", { reason: " " })).errors[0]?.code).toBe("reason");
    expect(await open.filesKept()).toBeGreaterThan(0);
    expect((await decide(id, "reject", { reason: "We have enough" })).status).toBe(200);
    expect((await read(id)).body).toMatchObject({ status: "rejected", reason: "We have enough", files: [] });
    expect(await open.filesKept()).toBe(0);
    expect((await counts(tokens.owner)).applications).toBe(0);
  });

  it("whose package is not paid stays where it is", async () => {
    await open.applyAsStore();
    const { id } = await newest();
    const agreed = { id: 1, name: "Month", price: 900, days: 30, maximumOrders: null, maximumItems: null };
    await database
      .update(applications)
      .set({ plan: "subscription", package: agreed, planState: "unpaid" })
      .where(eq(applications.id, id));
    const kept = await open.filesKept();
    const refused = await decide(id, "approve");
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, "application_unpaid"]);
    expect([(await read(id)).body.status, await open.filesKept()]).toEqual(["pending", kept]);
  });
});
