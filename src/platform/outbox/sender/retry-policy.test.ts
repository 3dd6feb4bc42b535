import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { addressOf, customer, putRowAs, session } from "../../../../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { queueSignOut, readOutbox, retryRow, transferGuestRows } from "../queue/outbox";

const at = outboxWithServer(session);

describe("a change that needs the shopper", () => {
  it("goes again under its own key when the server had failed on it, because it may have acted", async () => {
    at.shop.faults = Array.from({ length: 8 }, () => "broken" as const);
    const row = await putRowAs(addressOf());
    await at.sendUntilQuiet();
    await retryRow(row.id);
    await at.sendUntilQuiet();
    expect(new Set(at.sentTo("/customer/address/add").map(({ key }) => key))).toEqual(new Set([row.key]));
    expect(await readOutbox()).toEqual([]);
  });
  it("goes again as a new request when it was refused, so that the refusal is not repeated from memory", async () => {
    const row = await putRowAs(addressOf({ id: 77 }));
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "not_found" } });
    await retryRow(row.id);
    await at.sendUntilQuiet();
    const keys = at.sentTo("/customer/address/update/77").map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
  it("that may have arrived at a backend without keys goes once more because the shopper says so, and not in a circle", async () => {
    at.session = { ...at.session, idempotency: false };
    at.shop.faults = ["drop-before"];
    const row = await putRowAs(addressOf());
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "unconfirmed" } });
    await retryRow(row.id);
    await at.sendUntilQuiet();
    expect(at.shop.acted).toEqual(["/customer/address/add"]);
    expect(await readOutbox()).toEqual([]);
  });
  it("made before signing in is sent as the customer once the shopper says so", async () => {
    const guest = { key: "guest:7", epoch: 1 };
    const review = {
      target: "item",
      targetId: 4,
      orderId: 9,
      rating: 5,
      comment: "",
      attachments: [],
    } as const;
    await putRowAs({ kind: "review", payload: { ...review, attachments: [] } }, guest);
    await transferGuestRows(customer);
    const asked = await onlyRow();
    expect(asked).toMatchObject({ state: "needs-you", problem: { code: "signed_in" } });
    await retryRow(asked?.id ?? "");
    await at.sendUntilQuiet();
    expect(at.sentTo("/items/reviews/submit")[0]?.headers.authorization).toBe("Bearer secret");
    expect(await readOutbox()).toEqual([]);
  });
  it("is no wish about pushes and no token to be revoked: these are tried until they are through", async () => {
    at.shop.faults = Array.from({ length: 10 }, () => "broken" as const);
    await queueSignOut("left", 1);
    await at.sendUntilQuiet();
    expect(at.shop.acted).toEqual(["/auth/logout"]);
  });
});
