/** Which changes of a cart are sent before an order and which after it, with a real shop. */
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { lineKey } from "@/domain/cart-lines";
import {
  cartWith,
  customer,
  lineOf,
  orderOf,
  putRowAs,
  session,
} from "../../../../tests/fixtures/outbox-rows";
import { outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { acceptOrderTerms, acknowledgeRow, readOutbox } from "../queue/outbox";
import { putRow } from "../queue/put-row";
import type { CartLineDraft, NewRow } from "../rows/row";
import { sendDueRows } from "../sender/sender";
import { updateRow } from "./rows";

const at = outboxWithServer(session);

/** A cart of which these pieces belong to the order. */
const cartHeldBy = (orderKey: string, held: CartLineDraft, ...lines: CartLineDraft[]): NewRow => ({
  kind: "cart",
  payload: { moduleId: 1, lines, ordered: { [orderKey]: { [lineKey(held)]: held.quantity } } },
});

describe("what is added after an order was pressed", () => {
  it("is sent behind the order, although the cart before it had not been sent either", async () => {
    await putRowAs(cartWith(lineOf(1, 2)));
    const { key } = await putRowAs(orderOf());
    await putRowAs(cartHeldBy(key, lineOf(1, 2), lineOf(1, 2), lineOf(2, 1)));
    await at.sendUntilQuiet();
    expect(at.shop.orders.map(({ cart }) => cart)).toEqual([{ 1: 2 }]);
    expect(at.quantities()).toEqual({ 2: 1 });
  });

  it("is written behind the order, also in the moment of the press and by a clock that was set back", async () => {
    await putRowAs(cartWith(lineOf(1, 2)));
    const now = Date.now();
    await Promise.all([
      putRow(orderOf(), customer, now, "the-order"),
      putRow(cartHeldBy("the-order", lineOf(1, 2), lineOf(1, 2), lineOf(2, 1)), customer, now - 3_600_000),
    ]);
    expect((await readOutbox()).map(({ kind }) => kind)).toEqual(["cart", "order", "cart"]);
    // Another change takes the place of the one behind the order.
    await putRow(cartHeldBy("the-order", lineOf(1, 2), lineOf(1, 2), lineOf(3, 1)), customer, now);
    await at.sendUntilQuiet();
    expect(at.shop.orders.map(({ cart }) => cart)).toEqual([{ 1: 2 }]);
    expect(at.quantities()).toEqual({ 3: 1 });
  });

  it("does not bring the ordered lines back, whoever sends it before the page has heard of the order", async () => {
    await putRowAs(cartWith(lineOf(1, 2)));
    const { key } = await putRowAs(orderOf());
    await sendDueRows(at.sender);
    expect(at.shop.orders).toHaveLength(1);
    await putRowAs(cartHeldBy(key, lineOf(1, 2), lineOf(1, 2), lineOf(2, 1)));
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 2: 1 });
  });

  it("goes on with all lines when the order came to nothing", async () => {
    await putRowAs(cartWith(lineOf(1, 2)));
    const order = await putRowAs(orderOf({ expectedTotal: 11 }));
    await putRowAs(cartHeldBy(order.key, lineOf(1, 2), lineOf(1, 2), lineOf(2, 1)));
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 2 });
    await acknowledgeRow(order.id);
    await at.sendUntilQuiet();
    expect(at.shop.orders).toEqual([]);
    expect(at.quantities()).toEqual({ 1: 2, 2: 1 });
  });

  it("survives an attempt that dies between the shop's response and the database", async () => {
    await putRowAs(cartWith(lineOf(1, 2)));
    const order = await putRowAs(orderOf());
    await putRowAs(cartHeldBy(order.key, lineOf(1, 2), lineOf(1, 2), lineOf(2, 1)));
    at.shop.faults = ["none", "drop-after"];
    await sendDueRows(at.sender);
    await updateRow(order.id, (row) => ({ ...row, leaseUntil: 0, holder: null }));
    await at.sendUntilQuiet();
    expect(at.shop.orders).toHaveLength(1);
    expect(at.quantities()).toEqual({ 2: 1 });
  });
});

describe("an order whose cart was changed on another device", () => {
  const terms = { expectedTotal: 10, deadline: Date.now() + 900_000, clockKnown: true };
  const order = async () => (await readOutbox()).find((row) => row.kind === "order");
  beforeEach(async () => {
    at.shop.comparesCarts = true;
    await putRowAs(cartWith(lineOf(1, 2)));
    await sendDueRows(at.sender);
  });

  it("brings the cart of now along with its question, and is placed when the shopper agrees to it", async () => {
    const { id } = await putRowAs(orderOf({ expectedCart: at.shop.cartFingerprint() }));
    at.shop.lines.push({ id: 90, item_id: 9, quantity: 1, price: 5 });
    await at.sendUntilQuiet();
    expect(await order()).toMatchObject({ state: "needs-you", problem: { code: "cart" } });
    const taken = at.events.findLast((event) => event.type === "cart");
    expect(taken).toMatchObject({ lines: [{ item_id: 1 }, { item_id: 9 }] });
    await acceptOrderTerms(id, { ...terms, expectedCart: at.shop.cartFingerprint() });
    await at.sendUntilQuiet();
    expect(at.shop.orders.map(({ cart }) => cart)).toEqual([{ 1: 2, 9: 1 }]);
  });

  it("lets what was added here after the press meet the other change first", async () => {
    const { id, key } = await putRowAs(orderOf({ expectedCart: at.shop.cartFingerprint() }));
    await putRowAs(cartHeldBy(key, lineOf(1, 2), lineOf(1, 2), lineOf(2, 1)));
    at.shop.lines.push({ id: 90, item_id: 9, quantity: 1, price: 5 });
    await at.sendUntilQuiet();
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 2, 2: 1, 9: 1 });
    expect(await order()).toMatchObject({ state: "needs-you" });
    await acceptOrderTerms(id, { ...terms, expectedCart: at.shop.cartFingerprint() });
    await at.sendUntilQuiet();
    expect(at.shop.orders.map(({ cart }) => cart)).toEqual([{ 1: 2, 2: 1, 9: 1 }]);
  });
});
