import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { only, outboxShop } from "../../../tests/fixtures/outbox-shop";
import { customer, session } from "../../../tests/fixtures/outbox-stage";
import { retryNow } from "./outbox";
import type { NewRow, OutboxRow } from "./row";
import { editRow, putRow } from "./rows";
import { sendDue } from "./sender";

const at = outboxShop(session);

const order = (fields: Partial<(NewRow & { kind: "order" })["payload"]> = {}): NewRow => ({
  kind: "order",
  payload: {
    moduleId: 1,
    storeName: "Shop",
    body: { store_id: 1 },
    expectedTotal: 10,
    expectedCart: "x",
    deadline: Date.now() + 900_000,
    zoneId: "[1]",
    ...fields,
  },
});

const values = {
  address_type: "home",
  address: "Pier 1",
  contact_person_name: "Ada",
  contact_person_number: "+1",
};

const address = (fields: Partial<(NewRow & { kind: "address" })["payload"]> = {}): NewRow => ({
  kind: "address",
  payload: { op: "save", id: null, localId: "a", values, ...fields },
});

async function put(row: NewRow, owner = customer): Promise<OutboxRow> {
  const written = await putRow(row, owner, Date.now());
  if (!written) throw new Error("The row was folded away.");
  return written;
}

describe("when it is sent", () => {
  it("never comes earlier than Retry-After allows, not even when the network returns", async () => {
    at.shop.faults = ["come-in-a-minute"];
    await put(address());
    await sendDue(at.sender);
    await retryNow();
    expect((await only())?.notBefore).toBeGreaterThan(Date.now() + 50_000);
  });
  it("repeats a request with the zone and module of its first try", async () => {
    at.shop.faults = ["drop-after"];
    await put({ kind: "wishlist", payload: { target: "item", id: 4, wished: true } });
    await sendDue(at.sender);
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
    await put(address());
    await at.sendUntilQuiet();
    expect(await only()).toMatchObject({ state: "needs-you", problem: { code: "failing" } });
    await put({ kind: "wishlist", payload: { target: "item", id: 4, wished: true } });
    await at.sendUntilQuiet();
    expect([...at.shop.wished]).toEqual([4]);
  });
  it("is tried again in time although the device's clock was put back by hours", async () => {
    at.shop.faults = ["drop-after"];
    await put(order());
    await sendDue(at.sender);
    // As if the clock had been three hours ahead until now.
    const hours = 3 * 3_600_000;
    const row = await only();
    await editRow(row?.id ?? "", (now) => ({
      ...now,
      seenAt: now.seenAt + hours,
      notBefore: now.notBefore + hours,
      heldUntil: now.heldUntil + hours,
    }));
    expect(await sendDue(at.sender)).toBeLessThan(10_000);
    expect((await only())?.heldUntil).toBeLessThanOrEqual(Date.now());
    await at.sendUntilQuiet();
    expect(at.shop.orders).toHaveLength(1);
    expect(await only()).toMatchObject({ state: "placed" });
  });
  it("is not settled by an attempt whose lease another one has taken over", async () => {
    const row = await put(address());
    at.shop.onWrite = async () => {
      await editRow(row.id, (now) => ({ ...now, holder: "another", leaseUntil: Date.now() + 60_000 }));
    };
    await sendDue(at.sender);
    expect(await only()).toMatchObject({ holder: "another" });
  });
});
