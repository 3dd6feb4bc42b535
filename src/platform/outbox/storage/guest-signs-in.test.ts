/** Rows of a guest who signs in, and of a customer who signs in again. */
import "fake-indexeddb/auto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lineKey } from "@/domain/cart-lines";
import {
  cartWith,
  customer,
  lineOf,
  orderOf,
  putRowAs,
  session,
} from "../../../../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { recordServerCart } from "../kinds/cart";
import { parkRowsOf, readOutbox, rebindRows, transferGuestRows, unparkRowsOf } from "../queue/outbox";
import type { CartLineDraft } from "../rows/row";
import { sendDueRows } from "../sender/sender";
import {
  hasLastSyncedCart,
  readLastSyncedCart,
  transferLastSyncedCarts,
  writeLastSyncedCart,
} from "./last-synced-carts";

const keyOfItem = (id: number) => lineKey(lineOf(id, 1));
const realNavigator = globalThis.navigator;
const at = outboxWithServer(session);

describe("a guest who signs in", () => {
  const guest = { key: "guest:7", epoch: 1 };
  it("has an order that was tried looked for under the guest's old id, never with the customer's token", async () => {
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
  it("has nothing sent as the customer that never left: an order becomes a question, a cart is written anew", async () => {
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
  afterEach(() => {
    vi.stubGlobal("navigator", realNavigator);
  });
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

  it("is read when no other tab is handing it over any more", async () => {
    await agreeAsGuest(lineOf(1, 1), lineOf(2, 1));
    let release = () => {};
    const otherTab = new Promise<void>((resolve) => {
      release = resolve;
    });
    const request = (name: string, _: LockOptions, work: () => Promise<void>) =>
      name === "doorstep-guest-rows" ? otherTab.then(work) : work();
    vi.stubGlobal("navigator", { locks: { request } });
    const transferred = transferGuestRows(customer);
    await putRowAs(cartWith(lineOf(1, 1)), guest);
    release();
    await transferred;
    expect(await readLastSyncedCart(customer.key, 1)).toEqual({ [keyOfItem(1)]: 1, [keyOfItem(2)]: -1 });
  });

  it("stays as it was handed over when a tab hands over a row that it has read before", async () => {
    await agreeAsGuest(lineOf(1, 1), lineOf(2, 1));
    const unsent = [{ owner: guest.key, moduleId: 1, quantities: { [keyOfItem(1)]: 1 } }];
    await transferLastSyncedCarts(customer.key, unsent);
    await transferLastSyncedCarts(customer.key, unsent);
    expect(await readLastSyncedCart(customer.key, 1)).toEqual({ [keyOfItem(1)]: 1, [keyOfItem(2)]: -1 });
  });

  it("takes the place of what an earlier version of the app left of the customer's", async () => {
    await writeLastSyncedCart(customer.key, 1, { [keyOfItem(3)]: 1 });
    await putRowAs(cartWith(lineOf(1, 1)), guest);
    await transferGuestRows(customer);
    expect(await readLastSyncedCart(customer.key, 1)).toEqual({ [keyOfItem(1)]: -1 });
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

describe("an unsent cart of a customer whose session expired", () => {
  const guest = { key: "guest:7", epoch: 2 };
  const back = { key: customer.key, epoch: 3 };
  const asCustomer = at.session;
  const browseAsGuest = () => {
    at.session = { ...asCustomer, owner: guest.key, epoch: 2, shop: { guestId: 7, token: null } };
  };
  const signInAgain = async () => {
    at.session = { ...asCustomer, epoch: 3 };
    await transferGuestRows(back);
    await unparkRowsOf(back.key, back.epoch);
  };
  /** The customer and the server agree on the first cart, and the change to the second one meets the expired session. */
  const expireDuring = async (agreed: CartLineDraft[], changed: CartLineDraft[]) => {
    await putRowAs(cartWith(...agreed));
    await at.sendUntilQuiet();
    await putRowAs(cartWith(...changed));
    at.shop.faults = ["unauthorised"];
    await sendDueRows(at.sender);
    at.shop.faults = [];
    await parkRowsOf(customer.key);
  };
  const adoptServerCart = () => {
    const lines = at.shop.lines.map((line) => [keyOfItem(line.item_id), line.quantity]);
    return writeLastSyncedCart(back.key, 1, Object.fromEntries(lines));
  };

  it("keeps its removal, although a guest has looked at a cart of their own", async () => {
    await expireDuring([lineOf(1, 1), lineOf(3, 1)], [lineOf(1, 1)]);
    browseAsGuest();
    await recordServerCart(guest.key, 1, []);
    await signInAgain();
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 1 });
  });

  it.each(["sender", "page"])(
    "removes nothing that the guest has added, when the %s is first",
    async (first) => {
      await expireDuring([lineOf(1, 1)], [lineOf(1, 2)]);
      browseAsGuest();
      await putRowAs(cartWith(lineOf(1, 1), lineOf(2, 1)), guest);
      await at.sendUntilQuiet();
      await signInAgain();
      if (first === "page") await adoptServerCart();
      await at.sendUntilQuiet();
      expect(at.quantities()).toEqual({ 1: 2, 2: 1 });
    },
  );

  it("keeps its change beside a guest's that was not sent either", async () => {
    await expireDuring([lineOf(1, 1), lineOf(3, 1)], [lineOf(1, 2)]);
    await putRowAs(cartWith(lineOf(2, 1)), guest);
    await signInAgain();
    // As the page does, which writes an unsent cart anew and knows only the guest's lines.
    await putRowAs(cartWith(lineOf(2, 1)), back);
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 2, 2: 1 });
  });

  it("is no reason to remove what is added before the server's cart was read again", async () => {
    await expireDuring([lineOf(1, 1), lineOf(3, 1)], [lineOf(1, 1), lineOf(3, 2)]);
    await signInAgain();
    await putRowAs(cartWith(lineOf(2, 1)), back);
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 1, 2: 1, 3: 2 });
  });
});
