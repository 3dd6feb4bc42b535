/** Whose rows are whose when a guest becomes a customer or another guest. */
import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { only, outboxShop } from "../../../tests/fixtures/outbox-shop";
import { cartWith, customer, lineOf, orderOf, put, session } from "../../../tests/fixtures/outbox-stage";
import { handGuestRowsOver, readOutbox } from "./outbox";
import { sendDue } from "./sender";

const at = outboxShop(session);

describe("a guest who signs in", () => {
  const guest = { key: "guest:7", epoch: 1 };
  it("has an order that was tried looked for under his old id, never under his token", async () => {
    at.session = { ...at.session, owner: guest.key, shop: { guestId: 7, token: null } };
    at.shop.faults = ["drop-after"];
    await put(orderOf(), guest);
    await sendDue(at.sender);
    at.session = { ...at.session, owner: customer.key, shop: { token: "secret", guestId: null } };
    await handGuestRowsOver(customer);
    await at.sendUntilQuiet();
    const [first, second] = at.sentTo("/customer/order/place");
    expect(second?.headers.authorization).toBeUndefined();
    expect(JSON.parse(second?.body ?? "{}")).toMatchObject({ guest_id: 7 });
    expect(second?.key).toBe(first?.key);
    expect(await only()).toMatchObject({ owner: customer.key, state: "placed" });
  });
  it("is told that it was not placed when the server has never seen it", async () => {
    at.session = { ...at.session, owner: guest.key, shop: { guestId: 7, token: null } };
    at.shop.faults = ["drop-before", "unauthorised"];
    await put(orderOf(), guest);
    await sendDue(at.sender);
    await handGuestRowsOver(customer);
    at.session = { ...at.session, owner: customer.key, shop: { token: "secret" } };
    await at.sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "signed_in" } });
    expect(at.shop.orders).toEqual([]);
  });
  it("has nothing sent as him that never left: an order becomes a question, a cart is written anew", async () => {
    await put(orderOf(), guest);
    await put(cartWith(lineOf(1, 1)), guest);
    await handGuestRowsOver(customer);
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
    expect(await readOutbox()).toMatchObject([{ kind: "order", state: "needs-you" }]);
  });
});

describe("a guest whom the server has forgotten", () => {
  it("gets another id, and what was never done goes on under it", async () => {
    at.session = { ...at.session, owner: "guest:7", shop: { guestId: 7, token: null } };
    at.shop.faults = ["unauthorised"];
    await put(orderOf(), { key: "guest:7", epoch: 1 });
    await sendDue(at.sender);
    expect(at.events).toContainEqual({ type: "guest-gone", guestId: 7 });
    expect(await only()).toMatchObject({ state: "waiting", firstTriedAt: null });
  });
});
