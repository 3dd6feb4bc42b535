import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { categories, customers } from "../../db/schema";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer } from "../../testing/shoppers";

const { server, shop } = await openShopServer();
const { database } = server.context;
afterAll(() => server.close());

let ofFood: number[];
let ofGrocery: number[];
beforeAll(async () => {
  const rows = await database
    .insert(categories)
    .values(
      [shop.food, shop.food, shop.grocery, shop.food].map((moduleId, index) => ({
        name: `Liked ${index}`,
        slug: `liked-${index}`,
        moduleId,
        active: index < 3,
      })),
    )
    .returning({ id: categories.id, moduleId: categories.moduleId });
  ofFood = rows.filter((row) => row.moduleId === shop.food).map((row) => row.id);
  ofGrocery = rows.filter((row) => row.moduleId === shop.grocery).map((row) => row.id);
});

const save = (token: string | undefined, interest: unknown, module: number | undefined = shop.food) =>
  server.call("POST", "/customer/update-interest", { token, module, body: { interest } });

const interestsOf = async (email: string) =>
  (await database.select().from(customers).where(eq(customers.email, email)))[0]?.interests;

describe("a customer's interests", () => {
  it("are the categories of one module, each once, beside those of other modules", async () => {
    const { token, email } = await newCustomer(server);
    const [first = 0, second = 0] = ofFood;
    expect((await save(token, [first, second, first])).status).toBe(200);
    expect((await save(token, ofGrocery, shop.grocery)).status).toBe(200);
    expect((await save(token, [second])).status).toBe(200);
    expect((await interestsOf(email))?.sort()).toEqual([second, ...ofGrocery].sort());
    const { body } = await server.call("GET", "/customer/info", { token, language: "en" });
    expect(JSON.parse(body.interest ?? "[]").sort()).toEqual([second, ...ofGrocery].sort());
    expect((await save(token, [])).status).toBe(200);
    expect(await interestsOf(email)).toEqual(ofGrocery);
  });

  it.each([
    ["of another module", () => ofGrocery],
    ["switched off", () => ofFood.slice(2)],
    ["unknown", () => [2_000_000_000]],
    ["no number", () => ["Pizza"]],
    ["no list", () => 7],
    ["too many", () => Array.from({ length: 101 }, (_, index) => index + 1)],
  ])("are refused where one is %s, and stay as they were", async (_, chosen) => {
    const { token, email } = await newCustomer(server);
    await save(token, ofFood.slice(0, 1));
    const response = await save(token, chosen());
    expect([response.status, response.errors[0]?.code.split(".")[0]]).toEqual([403, "interest"]);
    expect(await interestsOf(email)).toEqual(ofFood.slice(0, 1));
  });

  it("are nobody else's: without a token nothing is stored", async () => {
    expect((await save(undefined, [])).status).toBe(401);
  });
});
