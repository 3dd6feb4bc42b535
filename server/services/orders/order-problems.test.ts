import { describe, expect, it } from "vitest";
import { refuse } from "../refusals";
import { listProblems, type OrderChecks, report, throwFirst, valueOr } from "./order-problems";

/** Two problems with a check between and one after them; `ran` counts how far it came. */
async function* twoProblems(ran: string[]): OrderChecks<{ name: string; phone: string }> {
  yield* report(null);
  ran.push("first");
  yield* report(refuse("order_type"));
  ran.push("second");
  const phone = yield* valueOr<string, string>(refuse("contact_number_invalid"), "none");
  ran.push("third");
  return { name: yield* valueOr("Ada", ""), phone };
}

describe("checks of an order", () => {
  it("stop at the first problem where it is placed", async () => {
    const ran: string[] = [];
    await expect(throwFirst(twoProblems(ran))).rejects.toMatchObject({ refusal: "order_type" });
    expect(ran).toEqual(["first"]);
  });

  it("go on where its price is asked for, and tell every problem in its order", async () => {
    const { value, problems } = await listProblems(twoProblems([]));
    expect(problems.map(({ refusal }) => refusal)).toEqual(["order_type", "contact_number_invalid"]);
    expect(value).toEqual({ name: "Ada", phone: "none" });
  });

  it("throw in both what leaves nothing to go on with", async () => {
    async function* checks(): OrderChecks<never> {
      yield refuse("order_type");
      throw refuse("empty_cart");
    }
    await expect(listProblems(checks())).rejects.toMatchObject({ refusal: "empty_cart" });
    await expect(throwFirst(checks())).rejects.toMatchObject({ refusal: "order_type" });
  });
});
