import { afterAll, describe, expect, it } from "vitest";
import { writeSetting } from "../../services/settings/settings";
import { openPlanShop } from "../../testing/plan-shop";

const { server, free, ops, applied, begin, choose, pay, rowOf, statesOf, withSetting } = await openPlanShop();
const { database } = server.context;
afterAll(() => server.close());

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
    // Its answer may have been lost: asking again changes nothing, whatever the shop says by now.
    expect(await choose(named, { payment_gateway: "free_trial" })).toMatchObject({
      status: 200,
      body: { payment_state: "trial" },
    });
    expect(await rowOf(named)).toMatchObject({ planState: "trial", package: { trialDays: 60 } });
    expect(await ops("applications", "show", String(named.store_id))).toContain("60 days free");
    // A store may pay at once instead of trying.
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
