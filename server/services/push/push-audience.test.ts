import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers } from "../../db/schema";
import { openTestServer } from "../../testing/test-server";
import { writeSetting } from "../settings/settings";
import { pushAudience } from "./push-audience";

const server = await openTestServer();
const { database } = server.context;
let customerId = 0;
beforeAll(async () => {
  await writeSetting(database, "country", "SA");
  const [row] = await database
    .insert(customers)
    .values({
      firstName: "Nora",
      lastName: "Ali",
      phone: "+966501234567",
      email: "nora@shop.test",
      referralCode: "NORA1",
    })
    .returning();
  customerId = row?.id ?? 0;
});
afterAll(() => server.close());

describe("the person that an operator names", () => {
  it.each([
    ["+966501234567"],
    ["0501234567"],
    ["050 123 4567"],
    ["٠٥٠١٢٣٤٥٦٧"],
    ["00966501234567"],
    ["+966 (0)50-123-4567"],
    ["\u202a+966 50 123 4567\u202c"],
    ["tel:+966-50-123-4567"],
    ["nora@shop.test"],
    [" Nora@Shop.TEST "],
  ])("is found by %j", async (who) => {
    expect(await pushAudience(database, who)).toEqual([{ kind: "customer", customerId }]);
  });

  it.each([["0501234568"], ["+1 202 555 0123"], ["nora"], ["nobody@shop.test"], [""]])(
    "is nobody by %j",
    async (who) => {
      expect(await pushAudience(database, who)).toEqual([]);
    },
  );
});
