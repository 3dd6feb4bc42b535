import { afterAll, describe, expect, it } from "vitest";
import { openPlanShop } from "../../testing/plan-shop";

const { server, free, paid, ops, view, apply, withSetting } = await openPlanShop();
afterAll(() => server.close());

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
