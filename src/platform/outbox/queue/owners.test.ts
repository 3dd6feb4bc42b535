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
import { hasLastSyncedCart } from "../storage/last-synced-carts";
import { readOutbox, rebindRows, transferGuestRows } from "./outbox";

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

describe("the cart of a guest who signs in", () => {
  const guest = { key: "guest:7", epoch: 1 };
  const asGuest = { ...session, owner: guest.key, shop: { guestId: 7, token: null } };
  const agreeAsGuest = async (...lines: Parameters<typeof cartWith>) => {
    at.session = asGuest;
    await putRowAs(cartWith(...lines), guest);
    await at.sendUntilQuiet();
  };
  const signIn = async () => {
    await transferGuestRows(customer);
    at.session = { ...at.session, owner: customer.key, shop: { token: "secret", guestId: null } };
  };

  it("is changed before the customer's cart was read, and another device's change stays", async () => {
    await agreeAsGuest(lineOf(1, 1), lineOf(2, 1));
    await signIn();
    const [first] = at.shop.lines;
    if (!first) throw new Error("The cart did not arrive.");
    first.quantity = 2;
    await putRowAs(cartWith(lineOf(1, 1), lineOf(2, 3)));
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 2, 2: 3 });
  });

  it("does not get back a line that was removed and never sent", async () => {
    await agreeAsGuest(lineOf(1, 1), lineOf(2, 1));
    await putRowAs(cartWith(lineOf(1, 1)), guest);
    await signIn();
    // As the page does, which writes an unsent cart anew.
    await putRowAs(cartWith(lineOf(1, 1)));
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 1 });
  });

  it("is not taken for sent when its tab died before it was written anew", async () => {
    await agreeAsGuest(lineOf(1, 1));
    await signIn();
    expect(await hasLastSyncedCart(customer.key, 1)).toBe(true);
    at.session = asGuest;
    await agreeAsGuest(lineOf(1, 1));
    await putRowAs(cartWith(lineOf(1, 2)), guest);
    await signIn();
    expect(await hasLastSyncedCart(customer.key, 1)).toBe(false);
  });

  it("of an earlier guest, whom the server has forgotten, is not compared with", async () => {
    await agreeAsGuest(lineOf(1, 1));
    await rebindRows(guest.key, { key: "guest:8", epoch: 1 });
    expect(await hasLastSyncedCart(guest.key, 1)).toBe(false);
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
