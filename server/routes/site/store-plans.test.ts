import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../../cli/commands";
import { applications, payments, stores, subscriptionPackages } from "../../db/schema";
import { forgetOldApplications } from "../../services/applications/forget-applications";
import { writeSetting } from "../../services/settings/settings";
import { sendForm } from "../../testing/form-call";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";

const { server, shop, withSetting } = await openShopServer({ paymentSandbox: true });
const { context } = server;
const { database } = context;
afterAll(() => server.close());

const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#2a6" } })
  .png()
  .toBuffer();
let [paid, free] = [0, 0];
let count = 0;

async function ops(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runCommand(context, words, (line) => lines.push(line));
  return lines.join("\n");
}

beforeAll(async () => {
  for (const [key, value] of Object.entries({
    toggle_store_registration: true,
    subscription_business_model: 1,
    digital_payment: true,
  }))
    await writeSetting(database, key, value);
  const idOf = (line: string) => Number(/Package (\d+)/.exec(line)?.[1]);
  paid = idOf(await ops("packages", "add", "Starter", "19.50", "30", "100", "50"));
  free = idOf(await ops("packages", "add", "Gift", "0", "7"));
});

const callback = "http://localhost:8080/store-registration";
const host = { host: "localhost:8080" };
/** Each call comes from a network address of its own: their limit is no part of these stories. */
let callers = 0;
const call = (method: "GET" | "POST", path: Parameters<typeof server.call>[1], body?: object) => {
  callers += 1;
  const options = { ...(body ? { body } : {}), headers: host, address: `203.0.113.${callers}` };
  return server.call(method as never, path as never, options as never) as Promise<{
    status: number;
    // biome-ignore lint/suspicious/noExplicitAny: the bodies of several calls.
    body: any;
  }>;
};
const view = async () => (await call("GET", "/vendor/package-view")).body.packages;

async function apply(plan: object = {}) {
  count += 1;
  return sendForm(
    server,
    "/auth/vendor/register",
    {
      f_name: "Ida",
      password: "Harbour-7",
      phone: `+1555444${String(count).padStart(4, "0")}`,
      email: `plan${count}@shop.test`,
      zone_id: shop.zone,
      latitude: 0.06,
      longitude: 0.06,
      module_id: shop.food,
      minimum_delivery_time: 20,
      maximum_delivery_time: 40,
      delivery_time_type: "min",
      translations: [
        { locale: "en", key: "name", value: "Ida's Bakery" },
        { locale: "en", key: "address", value: "7 Quay Street" },
      ],
      ...plan,
    },
    { logo: { bytes } },
  );
}

/** A store that has asked for a package: what it names itself with. */
async function applied(packageId = paid) {
  const { body } = await apply({ business_plan: "subscription", package_id: packageId });
  return { store_id: body.store_id as number, application_key: body.application_key as string };
}
type Named = Awaited<ReturnType<typeof applied>>;

const choose = (named: Named, changes: object = {}) =>
  call("POST", "/vendor/business_plan", {
    ...named,
    business_plan: "subscription",
    package_id: paid,
    callback,
    ...changes,
  });
const begin = (named: Named, changes: object = {}) =>
  call("POST", "/vendor/subscription/payment/api", {
    ...named,
    payment_gateway: "sandbox",
    callback,
    ...changes,
  });
const rowOf = async ({ store_id }: Named) =>
  present((await database.select().from(applications).where(eq(applications.id, store_id)))[0]);
const paymentsOf = ({ store_id }: Named) =>
  database.select().from(payments).where(eq(payments.applicationId, store_id)).orderBy(payments.createdAt);
const statesOf = async (named: Named) => (await paymentsOf(named)).map(({ status }) => status);
const get = (url: string) => server.inject({ method: "GET", url, headers: host });
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

/** Opens the sandbox's page of a payment: what its buttons send. */
async function openPage(link: string): Promise<(choice: string) => Promise<URL>> {
  const gateway = await get(pathOf(link));
  const page = await get(String(gateway.headers.location));
  const session = present(/name="session" value="([^"]+)"/.exec(page.body)?.[1]);
  return async (choice) => {
    const pressed = await server.inject({
      method: "POST",
      url: "/payment-mobile/sandbox",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ session, choice, message: "never" }).toString(),
    });
    const back = await get(String(pressed.headers.location));
    return new URL(String(back.headers.location));
  };
}
const pay = async (link: string, choice = "pay") => (await openPage(link))(choice);

describe("the packages of the shop", () => {
  it("are shown the cheapest first, in the reader's language, while they are offered", async () => {
    expect(await view()).toMatchObject([
      {
        id: free,
        package_name: "Gift",
        price: 0,
        validity: 7,
        max_order: "unlimited",
        max_product: "unlimited",
      },
      { id: paid, package_name: "Starter", price: 19.5, validity: 30, max_order: "100", max_product: "50" },
    ]);
    const gone = Number(/Package (\d+)/.exec(await ops("packages", "add", "Old", "5", "10"))?.[1]);
    expect(await ops("packages", "stop", String(gone))).toContain("not offered");
    expect((await view()).map(({ id }: { id: number }) => id)).toEqual([free, paid]);
    expect(await ops("packages", "list")).toContain("Old: 5 for 10 days, not offered");
    await withSetting("subscription_business_model", 0, 1, async () => expect(await view()).toEqual([]));
  });

  it.each([
    ["add"],
    ["add", "Free text", "cheap", "30"],
    ["add", "Never", "5", "0"],
    ["add", "No name".slice(9), "5", "30"],
    ["stop", "999999"],
    ["stop", "x"],
    ["give"],
  ])("are not changed by a command that cannot be meant: packages %s %s %s", async (...words) => {
    await expect(ops("packages", ...words)).rejects.toThrow();
  });
});

describe("asking for a package", () => {
  it.each([
    ["package_id", { business_plan: "subscription" }],
    ["package_id", { business_plan: "subscription", package_id: 999_999 }],
    ["business_plan", { business_plan: "lifetime" }],
  ])("is refused at %s for %o", async (field, plan) => {
    expect(await apply(plan)).toMatchObject({ status: 403, code: field });
  });

  it("is refused where the shop offers none, and a commission where it takes none", async () => {
    await withSetting("subscription_business_model", 0, 1, async () =>
      expect(await apply({ business_plan: "subscription", package_id: paid })).toMatchObject({
        code: "business_plan",
      }),
    );
    await withSetting("commission_business_model", 0, 1, async () =>
      expect(await apply()).toMatchObject({ code: "business_plan" }),
    );
  });

  it("answers a key, and the operator is told that it is not paid", async () => {
    const answer = await apply({ business_plan: "subscription", package_id: paid });
    expect(answer.body).toMatchObject({ type: "subscription", package_id: paid });
    const id = String(answer.body.store_id);
    expect(await ops("applications", "show", id)).toContain("Starter (package");
    await expect(ops("applications", "approve", id)).rejects.toThrow("not paid yet");
    expect((await apply()).body).not.toHaveProperty("application_key");
  });
});

describe("paying a package", () => {
  it("that the bank still looks at is not ended by asking about it, and its price stays as agreed", async () => {
    const named = await applied();
    const press = await openPage((await begin(named)).body.redirect_link);
    expect((await press("slow")).searchParams.get("flag")).toBe("pending");
    await database.update(subscriptionPackages).set({ price: 9900 }).where(eq(subscriptionPackages.id, paid));
    expect((await choose(named)).body).toMatchObject({ payment_state: "unpaid" });
    await database.update(subscriptionPackages).set({ price: 1950 }).where(eq(subscriptionPackages.id, paid));
    expect(await paymentsOf(named)).toMatchObject([{ status: "started", amount: 1950 }]);
  });

  it("costs what the shop says, once, and the store is made with it", async () => {
    const named = await applied();
    const chosen = await choose(named, { payment_gateway: "sandbox" });
    expect(chosen).toMatchObject({ status: 200, body: { type: "subscription", payment_state: "unpaid" } });
    const link = chosen.body.redirect_link;
    const back = await pay(link);
    expect(back.href).toBe(`${callback}?flag=success`);
    expect((await get(pathOf(link))).headers.location).toContain("/return?");
    expect(await paymentsOf(named)).toMatchObject([
      { amount: 1950, status: "paid", purpose: "subscription" },
    ]);
    expect((await rowOf(named)).planState).toBe("paid");
    // Asking again for what is chosen tells what became of it, and changes nothing.
    expect((await choose(named)).body).toMatchObject({ payment_state: "paid", package_id: paid });
    expect((await choose(named, { payment_gateway: "sandbox" })).body).not.toHaveProperty("redirect_link");
    expect(await begin(named)).toMatchObject({ status: 403 });
    expect(await choose(named, { business_plan: "commission" })).toMatchObject({
      status: 403,
      body: { errors: [{ code: "business_plan" }] },
    });

    await ops("applications", "approve", String(named.store_id));
    const { storeId } = await rowOf(named);
    const [store] = await database
      .select()
      .from(stores)
      .where(eq(stores.id, present(storeId)));
    const days = (present(store?.subscribedUntil).getTime() - context.clock.now().getTime()) / 86_400_000;
    expect(store?.businessModel).toBe("subscription");
    expect(Math.round(days)).toBe(30);
  });

  it.each([
    ["fail", "fail", "failed"],
    ["cancel", "cancel", "canceled"],
  ])(
    "that the bank ends with %s leaves it unpaid, and it can be paid again",
    async (choice, flag, status) => {
      const named = await applied();
      expect((await pay((await begin(named)).body.redirect_link, choice)).searchParams.get("flag")).toBe(
        flag,
      );
      expect((await rowOf(named)).planState).toBe("unpaid");
      await pay((await begin(named)).body.redirect_link);
      expect(await statesOf(named)).toEqual([status, "paid"]);
      expect((await rowOf(named)).planState).toBe("paid");
    },
  );

  it("begun in two tabs is one payment", async () => {
    const named = await applied();
    const links = await Promise.all([begin(named), begin(named)]);
    expect(links.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statesOf(named)).toEqual(["started"]);
    await pay(links[0].body.redirect_link);
    await get(pathOf(links[1].body.redirect_link));
    expect(await statesOf(named)).toEqual(["paid"]);
  });

  it("ends when another plan is chosen, also for the bank's page that is still open", async () => {
    const named = await applied();
    const press = await openPage((await begin(named)).body.redirect_link);
    expect(await choose(named, { business_plan: "commission" })).toMatchObject({
      body: { type: "commission" },
    });
    await press("pay");
    expect(await statesOf(named)).toEqual(["canceled"]);
    expect(await rowOf(named)).toMatchObject({ plan: "commission", package: null });
    expect(await begin(named)).toMatchObject({ status: 403 });
  });

  it("goes back where the application is rejected, or nobody decides for 90 days", async () => {
    const [rejected, forgotten] = [await applied(), await applied()];
    for (const named of [rejected, forgotten]) await pay((await begin(named)).body.redirect_link);
    await ops("applications", "reject", String(rejected.store_id), "Too far away");
    expect(await statesOf(rejected)).toEqual(["refund_due"]);
    const [payment] = await paymentsOf(forgotten);
    const at = new Date(context.clock.now().getTime() + 91 * 86_400_000);
    await forgetOldApplications({ ...context, clock: { ...context.clock, now: () => at } });
    await server.runJobs();
    const states = await database.select().from(payments).where(eq(payments.purpose, "subscription"));
    const stateOf = (id: string | undefined) => states.find((row) => row.id === id)?.status;
    expect(stateOf(payment?.id)).toBe("refunded");
    expect(states.find((row) => row.id === payment?.id)?.applicationId).toBeNull();
    expect(await statesOf(rejected)).toEqual(["refunded"]);
  });

  it("is refused to an address that leads elsewhere, and by a bank that the shop does not use", async () => {
    const named = await applied();
    for (const callback of ["https://evil.example/", "javascript:alert(1)", "//evil.example", ""])
      for (const send of [begin, choose])
        expect(await send(named, { callback, payment_gateway: "sandbox" })).toMatchObject({
          body: { errors: [{ code: "callback" }] },
        });
    expect((await begin(named, { payment_gateway: "piggy bank" })).status).toBe(403);
    expect(await statesOf(named)).toEqual([]);
  });
});

describe("a package without a payment", () => {
  it("that costs nothing needs none", async () => {
    const named = await applied(free);
    expect((await rowOf(named)).planState).toBe("paid");
    expect((await begin(named)).status).toBe(403);
    await ops("applications", "approve", String(named.store_id));
  });

  it("is tried as long as the shop says, and not where it says nothing", async () => {
    const named = await applied();
    expect(await choose(named, { payment_gateway: "free_trial" })).toMatchObject({
      status: 403,
      body: { errors: [{ code: "payment_gateway" }] },
    });
    await writeSetting(database, "subscription_free_trial_days", 2);
    await writeSetting(database, "subscription_free_trial_type", "month");
    await withSetting("subscription_free_trial_status", 1, 0, async () =>
      expect((await choose(named, { payment_gateway: "free_trial" })).body).toMatchObject({
        payment_state: "trial",
      }),
    );
    expect(await rowOf(named)).toMatchObject({ planState: "trial", package: { trialDays: 60 } });
    expect(await ops("applications", "show", String(named.store_id))).toContain("60 days free");
    // Who would rather pay at once does.
    await pay((await choose(named, { payment_gateway: "sandbox" })).body.redirect_link);
    expect(await rowOf(named)).toMatchObject({ planState: "paid" });
    await ops("applications", "approve", String(named.store_id));
  });
});

describe("somebody else's application", () => {
  it("is found by nobody who knows its number alone", async () => {
    const [mine, other] = [await applied(), await applied()];
    const wrong = { ...other, application_key: mine.application_key };
    for (const named of [wrong, { ...other, application_key: "x" }, { ...mine, store_id: 999_999 }])
      for (const send of [begin, choose])
        expect(await send(named)).toMatchObject({ status: 404, body: { errors: [{ code: "store_id" }] } });
    expect(await statesOf(other)).toEqual([]);
  });

  it("that is decided takes no plan any more", async () => {
    const named = await applied();
    await ops("applications", "reject", String(named.store_id), "Full");
    expect((await choose(named, { business_plan: "commission" })).status).toBe(404);
  });

  it("an applicant begins only so many payments a day", async () => {
    const named = await applied();
    const statuses = [];
    for (let time = 0; time < 21; time += 1) statuses.push((await begin(named)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
