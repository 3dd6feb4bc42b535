import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { applications, payments, stores, subscriptionPackages } from "../../db/schema";
import { forgetOldApplications } from "../../services/applications/forget-applications";
import { openPlanShop, planCallback } from "../../testing/plan-shop";
import { present } from "../../testing/present";

const {
  server,
  paid,
  free,
  ops,
  applied,
  begin,
  choose,
  openLink,
  openPage,
  pay,
  paymentsOf,
  rowOf,
  statesOf,
} = await openPlanShop();
const { context } = server;
const { database } = context;
afterAll(() => server.close());

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
    expect(back.href).toBe(`${planCallback}?flag=success`);
    expect((await openLink(link)).headers.location).toContain("/return?");
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
    await openLink(links[1].body.redirect_link);
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

  it("of another package at the same price pays for nothing, and goes back", async () => {
    const applicant = await applied();
    const press = await openPage((await begin(applicant)).body.redirect_link);
    const twin = Number(/Package (\d+)/.exec(await ops("packages", "add", "Twin", "19.50", "60"))?.[1]);
    const agreed = { ...present((await rowOf(applicant)).package), id: twin, name: "Twin", days: 60 };
    // As if the bank had been slower than all that keeps a payment and its package together.
    await database
      .update(applications)
      .set({ package: agreed })
      .where(eq(applications.id, applicant.store_id));
    await press("pay");
    expect(await paymentsOf(applicant)).toMatchObject([{ packageId: paid, status: "refund_due" }]);
    expect(await rowOf(applicant)).toMatchObject({ planState: "unpaid", package: { id: twin } });
    await ops("packages", "stop", String(twin));
  });

  it("is refused to an address that leads elsewhere, and by a bank that the shop does not use", async () => {
    const named = await applied();
    for (const callback of ["https://evil.example/", "javascript:alert(1)", "//evil.example", ""])
      for (const send of [begin, choose])
        expect(await send(named, { callback, payment_gateway: "sandbox" })).toMatchObject({
          body: { errors: [{ code: "callback" }] },
        });
    expect((await begin(named, { payment_gateway: "piggy bank" })).status).toBe(403);
    // Nothing is chosen then, either.
    const other = { payment_gateway: "piggy bank", package_id: free };
    expect((await choose(named, other)).status).toBe(403);
    expect(await rowOf(named)).toMatchObject({ package: { id: paid }, planState: "unpaid" });
    expect(await statesOf(named)).toEqual([]);
  });
});
