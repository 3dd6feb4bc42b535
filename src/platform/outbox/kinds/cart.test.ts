import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { lineKey } from "@/domain/cart-lines";
import { cartWith, guestSession, lineOf, orderOf, putAsGuest } from "../../../../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import type { Fault } from "../../../../tests/fixtures/shop-server";
import { readOutbox } from "../queue/outbox";
import { subscribeOutbox } from "../rows/events";
import type { OutboxRow } from "../rows/row";
import { sendDueRows } from "../sender/sender";
import { updateRow } from "../storage/rows";

const at = outboxWithServer(guestSession);

describe("a cart", () => {
  it("reaches the server and its row goes away", async () => {
    await putAsGuest(cartWith(lineOf(1, 2), lineOf(2, 1)));
    await sendDueRows(at.sender);
    expect(at.quantities()).toEqual({ 1: 2, 2: 1 });
    expect(await onlyRow()).toBeUndefined();
  });

  it.each<Fault>(["drop-before", "drop-after", "bad-gateway", "portal", "too-many"])(
    "survives %s and is there once",
    async (fault) => {
      at.shop.faults = [fault, fault, "none", fault];
      await putAsGuest(cartWith(lineOf(1, 2), lineOf(2, 1)));
      await at.sendUntilQuiet();
      expect(at.quantities()).toEqual({ 1: 2, 2: 1 });
      expect(await onlyRow()).toBeUndefined();
    },
  );

  it("does not bring back the lines of an order that was placed while its row was being written", async () => {
    const order = await putAsGuest(orderOf());
    if (!order) throw new Error("The order was not written.");
    const cart = cartWith(lineOf(1, 3), lineOf(2, 1));
    if (cart.kind !== "cart") throw new Error("No cart.");
    const [one, two] = cart.payload.lines.map(lineKey);
    const ordered = { [order.key]: { [String(one)]: 2, [String(two)]: 1 } };
    // Behind the order, as a page writes it that has not heard of the outcome.
    await putAsGuest({ ...cart, payload: { ...cart.payload, ordered } });
    await updateRow(order.id, (row) => ({ ...row, state: "placed" }) as OutboxRow);
    await sendDueRows(at.sender);
    expect(at.quantities()).toEqual({ 1: 1 });
  });

  it("meets a change from another device by the written rule and tells", async () => {
    await putAsGuest(cartWith(lineOf(1, 1), lineOf(2, 1)));
    await sendDueRows(at.sender);
    const [first, second] = at.shop.lines;
    if (!first || !second) throw new Error("The cart did not arrive.");
    first.quantity = 5;
    second.quantity = 9;
    await putAsGuest(cartWith(lineOf(1, 1), lineOf(2, 3)));
    await sendDueRows(at.sender);
    expect(at.quantities()).toEqual({ 1: 5, 2: 3 });
    const event = at.events.filter((event) => event.type === "cart").at(-1);
    expect(event).toMatchObject({ changedElsewhere: [{ name: "Item 1", from: 1, to: 5 }] });
  });

  it("goes back to the server's quantity for a line that is refused, and keeps the rest", async () => {
    at.shop.refuses.add(3);
    await putAsGuest(cartWith(lineOf(3, 1), lineOf(4, 1)));
    await sendDueRows(at.sender);
    expect(at.quantities()).toEqual({ 4: 1 });
    expect(at.events.find((event) => event.type === "cart")).toMatchObject({
      refused: [{ itemId: 3, message: "refused: stock" }],
      lines: [{ item_id: 4 }],
    });
  });

  it("stays dirty when it was changed while it was sent", async () => {
    await putAsGuest(cartWith(lineOf(1, 1)));
    const changed = new Promise<void>((resolve) => {
      const stop = subscribeOutbox((event) => {
        if (event.type !== "row" || event.row?.state !== "sending") return;
        stop();
        void putAsGuest(cartWith(lineOf(1, 7))).then(() => resolve());
      });
    });
    await sendDueRows(at.sender);
    await changed;
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 7 });
    expect(await onlyRow()).toBeUndefined();
  });

  it("is one row however often it changes before it is sent", async () => {
    for (let quantity = 1; quantity <= 5; quantity += 1) await putAsGuest(cartWith(lineOf(1, quantity)));
    expect(await readOutbox()).toHaveLength(1);
    await sendDueRows(at.sender);
    expect(at.shop.acted).toEqual(["/customer/cart/add"]);
    expect(at.quantities()).toEqual({ 1: 5 });
  });
});
