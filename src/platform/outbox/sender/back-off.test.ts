import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { addressOf, orderOf, putRowAs, session } from "../../../../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { updateRow } from "../storage/rows";
import { retryNow } from "./send-loop";
import { sendDueRows } from "./sender";

const at = outboxWithServer(session);

describe("when it is sent", () => {
  it("never comes earlier than Retry-After allows, not even when the network returns", async () => {
    at.shop.faults = ["come-in-a-minute"];
    await putRowAs(addressOf());
    await sendDueRows(at.sender);
    await retryNow();
    expect((await onlyRow())?.notBefore).toBeGreaterThan(Date.now() + 50_000);
  });
  it("repeats a request with the zone and module of its first try", async () => {
    at.shop.faults = ["drop-after"];
    await putRowAs({ kind: "wishlist", payload: { target: "item", id: 4, inWishlist: true } });
    await sendDueRows(at.sender);
    at.session = { ...at.session, shop: { ...at.session.shop, zoneId: "[2]", moduleId: 3 } };
    await at.sendUntilQuiet();
    expect(
      at.sentTo("/customer/wish-list/add").map(({ headers }) => [headers.zoneid, headers.moduleid]),
    ).toEqual([
      ["[1]", "1"],
      ["[1]", "1"],
    ]);
  });
  it("is the shopper's to solve when the server fails on it again and again, and blocks only its subject", async () => {
    at.shop.faults = Array.from({ length: 8 }, () => "broken" as const);
    await putRowAs(addressOf());
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "failing" } });
    await putRowAs({ kind: "wishlist", payload: { target: "item", id: 4, inWishlist: true } });
    await at.sendUntilQuiet();
    expect([...at.shop.wishlist]).toEqual([4]);
  });
  it("is tried again in time although the device's clock was put back by hours", async () => {
    at.shop.faults = ["drop-after"];
    await putRowAs(orderOf());
    await sendDueRows(at.sender);
    // As if the clock had been three hours ahead until now.
    const hours = 3 * 3_600_000;
    const row = await onlyRow();
    await updateRow(row?.id ?? "", (now) => ({
      ...now,
      seenAt: now.seenAt + hours,
      notBefore: now.notBefore + hours,
      heldUntil: now.heldUntil + hours,
    }));
    expect(await sendDueRows(at.sender)).toBeLessThan(10_000);
    expect((await onlyRow())?.heldUntil).toBeLessThanOrEqual(Date.now());
    await at.sendUntilQuiet();
    expect(at.shop.orders).toHaveLength(1);
    expect(await onlyRow()).toMatchObject({ state: "placed" });
  });
  it("is not settled by an attempt whose lease another one has taken over", async () => {
    const row = await putRowAs(addressOf());
    at.shop.onWrite = async () => {
      await updateRow(row.id, (now) => ({ ...now, holder: "another", leaseUntil: Date.now() + 60_000 }));
    };
    await sendDueRows(at.sender);
    expect(await onlyRow()).toMatchObject({ holder: "another" });
  });
});
