import { afterEach, describe, expect, it, vi } from "vitest";
import { normaliseOrderQuote } from "@/platform/http/normalise/order-quote";
import { adoptGuestId } from "@/stores/session";
import { orderQuoteQuery } from "./api/quote-order";
import { newsOfProblems, quoteDifferences, toQuotedOrder } from "./quoted-order";

const line = {
  item_id: 3,
  quantity: 2,
  unit_price: "5.5",
  products: 11,
  discount: 1,
  discount_by: "store",
  total: 10,
};
const response = {
  lines: [line],
  products: 11,
  discount: 1,
  subtotal: 10,
  tax: { amount: 0.5, percent: 5, included: false },
  delivery: { type: "distance", original: 2.5, charge: "2.5", free_by: null },
  total: 13,
  problems: [],
};
const read = (changes: object = {}) => toQuotedOrder(normaliseOrderQuote({ ...response, ...changes }), 2);
const ask = () => {
  const body = { order_type: "take_away", payment_method: "cash_on_delivery" } as const;
  const { queryFn } = orderQuoteQuery("guest:1", 1, body, 2);
  return (queryFn as (context: object) => Promise<unknown>)({ signal: new AbortController().signal });
};

afterEach(() => vi.unstubAllGlobals());

describe("the shop's own price", () => {
  it("is read in the form in which the page computes one, minor units", () => {
    const { total, lines } = read();
    expect(total).toMatchObject({
      products: 1100,
      subtotal: 1000,
      tax: 50,
      deliveryCharge: 250,
      total: 1300,
    });
    expect(total.lineDiscounts).toMatchObject({ lines: [100], storeWideLines: [0] });
    expect(lines[0]).toMatchObject({ unit: 550, products: 1100, discount: 100, total: 1000 });
  });

  it("is none without its total or with a line that is none", () => {
    expect(() => read({ total: null })).toThrow();
    expect(() => read({ lines: [null] })).toThrow();
  });

  it("differs where its total does, by the amounts that are others", () => {
    const computed = read().total;
    expect(quoteDifferences(computed, computed)).toEqual([]);
    const dearer = read({ delivery: { ...response.delivery, charge: 3 }, total: 13.5 }).total;
    expect(quoteDifferences(computed, dearer)).toEqual([{ amount: "deliveryCharge", before: 250, now: 300 }]);
  });

  it("says of a coupon that was refused only that, not of one whose minimum is missing", () => {
    const problems = [{ code: "coupon", message: "No." }];
    expect(read({ problems, coupon: null }).isCouponRefused).toBe(true);
    expect(read({ problems, coupon: { code: "BIG", discount: 0 } }).isCouponRefused).toBe(false);
  });

  it("brings the news that the page does not say itself, each once", () => {
    const sold = { code: "stock", message: "Rice is sold out." };
    const closed = { code: "order_time", message: "Closed." };
    const nameless = { code: "contact_person_name", message: "A name is missing." };
    const problems = [nameless, sold, sold, closed];
    expect(newsOfProblems(problems, { missing: false, timeImpossible: false })).toEqual([
      sold.message,
      closed.message,
    ]);
    expect(newsOfProblems(problems, { missing: true, timeImpossible: false })).toEqual([sold.message]);
  });
});

describe("a backend that has no such call", () => {
  it("is asked once in a visit, while another refusal is asked about again", async () => {
    adoptGuestId(7);
    const fetch = vi.fn(async () =>
      Response.json({ errors: [{ code: "store", message: "x" }] }, { status: 403 }),
    );
    vi.stubGlobal("fetch", fetch);
    await expect(ask()).rejects.toMatchObject({ kind: "refused", status: 403 });
    fetch.mockImplementation(async () => Response.json({ message: "Not found." }, { status: 404 }));
    expect(await ask()).toBeNull();
    expect(await ask()).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
