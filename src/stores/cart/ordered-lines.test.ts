/** An order takes its lines out of the cart, with real rows in a real outbox. */
import { describe, expect, it, vi } from "vitest";
import { type OrderRow, readOutbox, recordServerCart } from "@/platform/outbox";
import { updateRow } from "@/platform/outbox/storage/rows";
import { serverLineOf } from "../../../tests/fixtures/cart-stage";
import { me, orderStage, pieces, place, written } from "../../../tests/fixtures/order-stage";

const stage = orderStage();
const { connect, killTab, openTab, press, quantities } = stage;

describe("a placed order", () => {
  it("takes its lines out of the cart, and nothing is sent for them", async () => {
    await place(await press());
    expect(quantities()).toEqual([]);
    expect(stage.cart.moduleCart(1)).toMatchObject({ lines: [], waitingFor: null });
    expect(await written()).toEqual([]);
  });

  it("leaves what was put in after the press to the next order", async () => {
    const order = await press();
    stage.cart.addToCart(pieces(1, 1));
    stage.cart.addToCart(pieces(2, 1));
    await place(order);
    expect(quantities()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    await vi.waitFor(async () =>
      expect(await written()).toEqual([
        [
          [1, 1],
          [2, 1],
        ],
      ]),
    );
  });

  it("takes nothing of what was put in after the shop's cart, emptied by it, had been read", async () => {
    const order = await press();
    stage.cart.adoptServerCart(1, []);
    stage.cart.addToCart(pieces(1, 2));
    await place(order);
    expect(quantities()).toEqual([[1, 2]]);
  });

  it.each(["this tab", "another tab"])(
    "taken out by %s, they do not come back with the shop's cart of before",
    async (who) => {
      const order = await press();
      const askedAt = performance.now();
      const { lines } = stage.cart.moduleCart(1);
      if (who === "another tab") stage.cart.useCart.setState({ carts: {} });
      await place(order);
      const old = lines.map(({ item, quantity }) => serverLineOf(item, quantity));
      expect(stage.cart.adoptServerCart(1, old, askedAt)).toBe(false);
      expect(quantities()).toEqual([]);
      expect(stage.cart.adoptServerCart(1, [], performance.now() + 1)).toBe(true);
    },
  );

  it("takes its lines once, although its event is repeated", async () => {
    const order = await press();
    await place(order);
    stage.cart.addToCart(pieces(1, 2));
    await place(order);
    expect(quantities()).toEqual([[1, 2]]);
  });

  it("that was of something beside the cart leaves the cart alone", async () => {
    await place(await press([]));
    expect(quantities()).toEqual([[1, 2]]);
  });
});

describe("an order in whatever state", () => {
  it.each(["sending", "checking", "needs-you"] as const)(
    "%s, holds the lines that it names",
    async (state) => {
      const left = killTab();
      await openTab(left);
      const order = await press();
      await updateRow(order.id, (row) => ({ ...row, state, tries: 3 }));
      connect();
      await vi.waitFor(() => expect(stage.cart.moduleCart(1).ordered).toHaveProperty(order.key));
      stage.cart.addToCart(pieces(1, 1));
      await place(order);
      expect(quantities()).toEqual([[1, 1]]);
    },
  );

  it("lets them go when it is given up, whatever is heard of it later", async () => {
    const order = await press();
    await updateRow(order.id, (row) => ({ ...row, state: "checking", abandoned: true }) as OrderRow);
    expect(stage.cart.moduleCart(1).ordered).toBeUndefined();
    await place(order);
    expect(quantities()).toEqual([[1, 2]]);
  });
});

describe("a cart that waits for a row that is gone", () => {
  it("stops waiting while the page is open", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await recordServerCart(me.key, 1, []);
      stage.cart.addToCart(pieces(2, 1));
      await vi.waitFor(async () => expect(await written()).toHaveLength(1));
      await vi.waitFor(() => expect(stage.cart.moduleCart(1).waitingFor).not.toBe("unwritten"));
      for (const row of await readOutbox()) await updateRow(row.id, () => null);
      await vi.advanceTimersByTimeAsync(3_000);
      await vi.waitFor(() => expect(stage.cart.moduleCart(1).waitingFor).toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });
});
