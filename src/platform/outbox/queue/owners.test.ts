/** Whose rows are whose when a guest becomes a customer or another guest. */
import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import {
  cartWith,
  customer,
  lineOf,
  orderOf,
  putRowAs,
  session,
} from "../../../../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { sendDueRows } from "../sender/sender";
import { readOutbox, transferGuestRows } from "./outbox";

const at = outboxWithServer(session);

describe("a guest who signs in", () => {
  const guest = { key: "guest:7", epoch: 1 };
  it("has an order that was tried looked for under his old id, never under his token", async () => {
    at.session = { ...at.session, owner: guest.key, shop: { guestId: 7, token: null } };
    at.shop.faults = ["drop-after"];
    await putRowAs(orderOf(), guest);
    await sendDueRows(at.sender);
    at.session = { ...at.session, owner: customer.key, shop: { token: "secret", guestId: null } };
    await transferGuestRows(customer);
    await at.sendUntilQuiet();
    const [first, second] = at.sentTo("/customer/order/place");
    expect(second?.headers.authorization).toBeUndefined();
    expect(JSON.parse(second?.body ?? "{}")).toMatchObject({ guest_id: 7 });
    expect(second?.key).toBe(first?.key);
    expect(await onlyRow()).toMatchObject({ owner: customer.key, state: "placed" });
  });
  it("is told that it was not placed when the server has never seen it", async () => {
    at.session = { ...at.session, owner: guest.key, shop: { guestId: 7, token: null } };
    at.shop.faults = ["drop-before", "unauthorised"];
    await putRowAs(orderOf(), guest);
    await sendDueRows(at.sender);
    await transferGuestRows(customer);
    at.session = { ...at.session, owner: customer.key, shop: { token: "secret" } };
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "signed_in" } });
    expect(at.shop.orders).toEqual([]);
  });
  it("has nothing sent as him that never left: an order becomes a question, a cart is written anew", async () => {
    await putRowAs(orderOf(), guest);
    await putRowAs(cartWith(lineOf(1, 1)), guest);
    await transferGuestRows(customer);
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
    expect(await readOutbox()).toMatchObject([{ kind: "order", state: "needs-you" }]);
  });
});

describe("a guest whom the server has forgotten", () => {
  it("gets another id, and what was never done goes on under it", async () => {
    at.session = { ...at.session, owner: "guest:7", shop: { guestId: 7, token: null } };
    at.shop.faults = ["unauthorised"];
    await putRowAs(orderOf(), { key: "guest:7", epoch: 1 });
    await sendDueRows(at.sender);
    expect(at.events).toContainEqual({ type: "guest-gone", guestId: 7 });
    expect(await onlyRow()).toMatchObject({ state: "waiting", firstTriedAt: null });
  });
});
