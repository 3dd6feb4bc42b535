/**
 * Random baskets (options, add-ons, discounts) that are changed, ordered, reloaded and sent over a network that breaks, with
 * prices that change at the shop meanwhile. `RANDOM_BASKETS=500` runs more of them, `RANDOM_BASKETS_SEED` other ones.
 */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { readOutbox } from "@/platform/outbox";
import { closeDatabase } from "@/platform/outbox/storage/database";
import { BasketShop, priceOf } from "../../../tests/fixtures/basket-shop";
import { BasketShopper, piecesOf, sorted } from "../../../tests/fixtures/basket-shopper";
import { type BasketStep, basketStep } from "../../../tests/fixtures/basket-steps";
import { session } from "../../../tests/fixtures/outbox-rows";
import { outboxWithServer } from "../../../tests/fixtures/outbox-with-server";
import { fingerprintOfCart, moduleCart, type StoredCartLine, useCart } from ".";

const runs = Number(process.env.RANDOM_BASKETS ?? 12);
const seed = Number(process.env.RANDOM_BASKETS_SEED ?? 20_261_124);
const owner = { key: session.owner, epoch: session.epoch };
const at = outboxWithServer(session);
let shopper: BasketShopper | null = null;
afterEach(() => shopper?.leaves());

async function visit(steps: readonly BasketStep[], settledWithinMs = 20_000): Promise<void> {
  shopper?.leaves();
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  useCart.setState({ carts: {} });
  const shop = new BasketShop();
  const shopLines = () => shop.linesOf(at.shop);
  Object.assign(at.shop, { lines: [], orders: [], faults: [], comparesCarts: true });
  at.shop.itemOf = (id) => shop.itemOf(id);
  at.shop.total = () => priceOf(shopLines());
  at.shop.cartFingerprint = () => fingerprintOfCart(shopLines() as unknown as StoredCartLine[]);
  const visitor = new BasketShopper(at, shop, owner);
  shopper = visitor;
  visitor.arrives();

  for (const now of steps) {
    await visitor.does(now);
    expect(sorted(piecesOf(moduleCart(1).lines)), now.do).toEqual(sorted(visitor.wants));
  }
  // The network is back for good.
  at.shop.faults = [];
  await vi.waitFor(
    async () => {
      await at.sendUntilQuiet();
      await visitor.hears();
      expect((await readOutbox()).filter(({ state }) => state !== "placed")).toEqual([]);
      expect(moduleCart(1).waitingFor).toBeNull();
    },
    { timeout: settledWithinMs, interval: 20 },
  );
  const here = sorted(piecesOf(moduleCart(1).lines));
  expect(here).toEqual(sorted(visitor.wants));
  const there = fingerprintOfCart(shopLines() as unknown as StoredCartLine[]);
  expect(there).toBe(fingerprintOfCart(moduleCart(1).lines));
  // Each press is one order, at the price that was agreed to.
  expect(at.shop.orders.map(({ key, total }) => [key, Number(total)])).toEqual(
    visitor.presses.map(({ key, agreed }) => [key, agreed]),
  );
}

const property = () =>
  fc.asyncProperty(fc.array(basketStep, { minLength: 4, maxLength: 16 }), (steps) => visit(steps));

it("lose no line, double no order and change no price unsaid, whatever the network does", {
  timeout: 600_000,
}, async () => {
  await fc.assert(property(), { seed, numRuns: runs, endOnFailure: true });
});

it("are found out where the shop forgets the orders' keys", { timeout: 600_000 }, async () => {
  const pressed: BasketStep[] = [
    { do: "add", item: 0, large: false, cheese: 0, quantity: 1 },
    { do: "send", faults: [] },
    { do: "order" },
    { do: "send", faults: ["drop-after"] },
  ];
  at.shop.keepsKeys = false;
  await expect(visit(pressed, 1_500)).rejects.toThrow();
});
