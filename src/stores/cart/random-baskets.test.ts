/**
 * Random baskets (options, add-ons, discounts) that are changed, ordered, reloaded and sent over a network that breaks, with
 * prices that change at the shop meanwhile. `RANDOM_BASKETS=500` runs more of them, `RANDOM_BASKETS_SEED` other ones.
 */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import type { Item } from "@/contract";
import { toMajor } from "@/domain/money";
import { cartPrice } from "@/domain/order-lines";
import { acceptOrderTerms, type OrderRow, putInOutbox, readOutbox } from "@/platform/outbox";
import { sendDueRows } from "@/platform/outbox/sender/sender";
import { closeDatabase } from "@/platform/outbox/storage/database";
import { cartOf, plainItem } from "../../../tests/fixtures/cart-stage";
import { session } from "../../../tests/fixtures/outbox-rows";
import { outboxWithServer } from "../../../tests/fixtures/outbox-with-server";
import type { Fault } from "../../../tests/fixtures/shop-server";
import {
  addToCart,
  fingerprintOfCart,
  moduleCart,
  type StoredCartLine,
  setCartQuantity,
  updateCartLine,
  useCart,
} from ".";
import { holdOrderedLines } from "./ordered";
import { connectCart } from "./outbox-connection";
import { writeUnwrittenCart } from "./write-cart";

const runs = Number(process.env.RANDOM_BASKETS ?? 12);
const seed = Number(process.env.RANDOM_BASKETS_SEED ?? 20_261_124);
const owner = { key: session.owner, epoch: session.epoch };
const writer = cartOf(owner);
const at = outboxWithServer(session);
let disconnect = () => {};
afterEach(() => disconnect());

const size = {
  name: "Size",
  type: "single" as const,
  min: "0",
  max: "0",
  required: "on" as const,
  values: [
    { label: "Small", optionPrice: "0" },
    { label: "Large", optionPrice: "2.35" },
  ],
};
const cheese = { id: 91, name: "Cheese", price: 1.15 };
/** Of the shop: its prices change while the device still knows others. */
let catalogue: Item[] = [];
const newCatalogue = (): Item[] => [
  plainItem(1, { module_type: "food", price: 3.35 }),
  plainItem(2, { module_type: "food", food_variations: [size], add_ons: [cheese] as Item["add_ons"] }),
  plainItem(3, { module_type: "food", price: 9.99, discount: 12.5, add_ons: [cheese] as Item["add_ons"] }),
  plainItem(4, { module_type: "food", price: 7, discount: 1.5, discount_type: "amount" }),
];

const priceOf = (
  lines: readonly Pick<StoredCartLine, "item" | "model" | "quantity" | "variation" | "addOns">[],
) => toMajor(cartPrice(lines, null, 2).subtotal, 2);
const itemOf = (id: number): Item => catalogue.find((item) => item.id === id) ?? plainItem(id);

type Step =
  | { do: "add"; item: number; large: boolean; cheese: number; quantity: number }
  | { do: "set"; line: number; quantity: number }
  | { do: "edit"; line: number; large: boolean; cheese: number }
  | { do: "price"; item: number; price: number }
  | { do: "order" | "reload" }
  | { do: "send"; faults: Fault[] };

const natural = (max: number, min = 0) => fc.integer({ min, max });
const fault = fc.constantFrom<Fault>(
  "none",
  "drop-before",
  "drop-after",
  "bad-gateway",
  "portal",
  "too-many",
  "in-progress",
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("add" as const),
      item: natural(3),
      large: fc.boolean(),
      cheese: natural(2),
      quantity: natural(3, 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("set" as const), line: natural(9), quantity: natural(4) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("edit" as const),
      line: natural(9),
      large: fc.boolean(),
      cheese: natural(2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("price" as const), item: natural(3), price: natural(20, 1) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("order" as const, "reload" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("send" as const), faults: fc.array(fault, { maxLength: 4 }) }),
  },
);

/** What the shopper has done, beside what the app made of it. */
class Shopper {
  /** Pieces by line. */
  readonly wants = new Map<string, number>();
  readonly presses: {
    key: string;
    agreed: number;
    lines: string;
    held: Map<string, number>;
    placed: boolean;
  }[] = [];

  async does(now: Step): Promise<void> {
    const lines = moduleCart(1).lines;
    switch (now.do) {
      case "add": {
        const item = itemOf(now.item + 1);
        if (addToCart({ item, quantity: now.quantity, ...choiceOf(item, now) }).ok) this.readsCart();
        return;
      }
      case "set": {
        const line = lines[now.line % Math.max(1, lines.length)];
        if (line && setCartQuantity(1, line.key, now.quantity).ok) this.changes(line.key, now.quantity);
        return;
      }
      case "edit": {
        const line = lines[now.line % Math.max(1, lines.length)];
        if (!line) return;
        const input = { item: line.item, quantity: line.quantity, ...choiceOf(line.item, now) };
        if (updateCartLine(1, line.key, input).ok) this.readsCart();
        return;
      }
      case "price":
        catalogue = catalogue.map((item) =>
          item.id === now.item + 1 ? { ...item, price: now.price } : item,
        );
        return;
      case "order":
        return this.order(lines);
      case "reload":
        disconnect();
        await closeDatabase();
        void useCart.persist.rehydrate();
        disconnect = connectCart(writer);
        return;
      case "send":
        at.shop.faults = [...now.faults];
        await at.dueNow();
        await sendDueRows(at.sender);
        at.shop.faults = [];
        await this.hears();
    }
  }

  /** What was added or edited: the app's own sum, checked against the lines of before and after. */
  private readsCart(): void {
    const before = [...this.wants.values()].reduce((sum, pieces) => sum + pieces, 0);
    this.wants.clear();
    for (const { key, quantity } of moduleCart(1).lines) this.wants.set(key, quantity);
    const after = [...this.wants.values()].reduce((sum, pieces) => sum + pieces, 0);
    expect(after).toBeGreaterThanOrEqual(before);
    this.shrinksHeld();
  }

  private changes(key: string, quantity: number): void {
    if (quantity === 0) this.wants.delete(key);
    else this.wants.set(key, quantity);
    this.shrinksHeld();
  }

  private shrinksHeld(): void {
    for (const { held, placed } of this.presses)
      if (!placed)
        for (const [key, pieces] of held) held.set(key, Math.min(pieces, this.wants.get(key) ?? 0));
  }

  private async order(lines: readonly StoredCartLine[]): Promise<void> {
    if (lines.length === 0 || this.presses.some(({ placed }) => !placed)) return;
    const key = crypto.randomUUID();
    const ordered = lines.map((line) => ({ key: line.key, name: line.item.name, quantity: line.quantity }));
    const agreed = priceOf(lines);
    this.presses.push({ key, agreed, lines: textOf(lines), held: new Map(piecesOf(lines)), placed: false });
    holdOrderedLines(1, key, ordered);
    const cart = writeUnwrittenCart(1, writer);
    const body = { order_type: "delivery", payment_method: "cash_on_delivery", store_id: 1 } as const;
    const payload = {
      moduleId: 1,
      storeName: "Shop",
      body,
      expectedTotal: agreed,
      expectedCart: fingerprintOfCart(lines),
      lines: ordered,
      deadline: Date.now() + 900_000,
      clockKnown: true,
      zoneId: "[1]",
    };
    await putInOutbox({ kind: "order", payload }, owner, key);
    await cart;
  }

  /** Orders that the device knows as placed have taken their pieces along. A new price is agreed to. */
  async hears(): Promise<void> {
    for (const row of await readOutbox()) {
      const press = row.kind === "order" && this.presses.find(({ key }) => key === row.key);
      if (!press) continue;
      if (row.state === "placed" && !press.placed) {
        press.placed = true;
        for (const [key, pieces] of press.held) {
          const left = (this.wants.get(key) ?? 0) - pieces;
          if (left > 0) this.wants.set(key, left);
          else this.wants.delete(key);
        }
      } else if (row.state === "needs-you") await this.agrees(row as OrderRow, press);
    }
  }

  private async agrees(row: OrderRow, press: { agreed: number }): Promise<void> {
    // Nothing but a price changes at this shop, and it is told.
    expect([row.problem?.code, typeof row.problem?.total]).toEqual(["order_amount", "number"]);
    press.agreed = row.problem?.total ?? 0;
    const terms = { expectedTotal: press.agreed, deadline: Date.now() + 900_000, clockKnown: true };
    await acceptOrderTerms(row.id, terms);
  }
}

const choiceOf = (item: Item, { large, cheese: pieces }: { large: boolean; cheese: number }) => ({
  variation:
    item.food_variations.length > 0 ? [{ name: "Size", values: { label: [large ? "Large" : "Small"] } }] : [],
  addOns: item.add_ons.length > 0 && pieces > 0 ? [{ id: cheese.id, quantity: pieces }] : [],
});
const piecesOf = (lines: readonly Pick<StoredCartLine, "key" | "quantity">[]) =>
  lines.map(({ key, quantity }) => [key, quantity] as const);
const sorted = (pieces: Iterable<readonly [string, number]>) =>
  [...pieces].sort(([a], [b]) => a.localeCompare(b));
const textOf = (lines: readonly Pick<StoredCartLine, "key" | "quantity">[]) =>
  JSON.stringify(sorted(piecesOf(lines)));

/** The shop's cart in the form of the page's. */
const shopLines = () =>
  at.shop.lines.map((line) => {
    const addOns = (line.add_on_ids ?? []).map((id, index) => ({
      id,
      quantity: line.add_on_qtys?.[index] ?? 1,
    }));
    const variation = line.variation ?? [];
    return {
      item: itemOf(line.item_id),
      itemId: line.item_id,
      model: "Item" as const,
      quantity: line.quantity,
      variation,
      addOns,
    };
  });

async function visit(steps: readonly Step[], settledWithinMs = 20_000): Promise<void> {
  disconnect();
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  useCart.setState({ carts: {} });
  catalogue = newCatalogue();
  Object.assign(at.shop, { lines: [], orders: [], faults: [], comparesCarts: true });
  at.shop.itemOf = (id) => itemOf(id);
  at.shop.total = () => priceOf(shopLines());
  at.shop.cartFingerprint = () => fingerprintOfCart(shopLines() as unknown as StoredCartLine[]);
  disconnect = connectCart(writer);

  const shopper = new Shopper();
  for (const now of steps) {
    await shopper.does(now);
    expect(sorted(piecesOf(moduleCart(1).lines)), now.do).toEqual(sorted(shopper.wants));
  }
  // The network is back for good.
  at.shop.faults = [];
  await vi.waitFor(
    async () => {
      await at.sendUntilQuiet();
      await shopper.hears();
      expect((await readOutbox()).filter(({ state }) => state !== "placed")).toEqual([]);
      expect(moduleCart(1).waitingFor).toBeNull();
    },
    { timeout: settledWithinMs, interval: 20 },
  );
  const here = sorted(piecesOf(moduleCart(1).lines));
  expect(here).toEqual(sorted(shopper.wants));
  const there = fingerprintOfCart(shopLines() as unknown as StoredCartLine[]);
  expect(there).toBe(fingerprintOfCart(moduleCart(1).lines));
  // Each press is one order, at the price that was agreed to.
  expect(at.shop.orders.map(({ key, total }) => [key, Number(total)])).toEqual(
    shopper.presses.map(({ key, agreed }) => [key, agreed]),
  );
}

const property = () =>
  fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), (steps) => visit(steps));

it("lose no line, double no order and change no price unsaid, whatever the network does", {
  timeout: 600_000,
}, async () => {
  await fc.assert(property(), { seed, numRuns: runs, endOnFailure: true });
});

it("are found out where the shop forgets the orders' keys", { timeout: 600_000 }, async () => {
  const pressed: Step[] = [
    { do: "add", item: 0, large: false, cheese: 0, quantity: 1 },
    { do: "send", faults: [] },
    { do: "order" },
    { do: "send", faults: ["drop-after"] },
  ];
  at.shop.keepsKeys = false;
  await expect(visit(pressed, 1_500)).rejects.toThrow();
});
