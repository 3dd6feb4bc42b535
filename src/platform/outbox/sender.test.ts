import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { cartWith, lineOf, only, outboxShop } from "../../../tests/fixtures/outbox-shop";
import { readOutbox, rebindRows, unparkRowsOf } from "./outbox";
import type { NewRow, OutboxRow } from "./row";
import { editRow, putRow } from "./rows";
import { sendDue } from "./sender";

const owner = { key: "guest:7", epoch: 1 };

const at = outboxShop({
  owner: owner.key,
  epoch: 1,
  identified: true,
  idempotency: true,
  shop: { guestId: 7 },
});

const orderRow = (expectedTotal = 10, inMs = 900_000): NewRow => ({
  kind: "order",
  payload: {
    moduleId: 1,
    storeName: "Shop",
    body: { store_id: 1 },
    expectedTotal,
    expectedCart: "x",
    deadline: Date.now() + inMs,
    zoneId: "[1]",
  },
});

const put = (row: NewRow) => putRow(row, owner, Date.now());

const putKept = async (row: NewRow): Promise<OutboxRow> => {
  const written = await put(row);
  if (!written) throw new Error("The row was folded away.");
  return written;
};

describe("who sends", () => {
  it("never sends somebody else's row", async () => {
    await put(orderRow());
    at.session = { ...at.session, owner: "customer:9" };
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
  });
  it("never sends a row of an epoch before the sign-out", async () => {
    await put(orderRow());
    at.session = { ...at.session, epoch: 2 };
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
  });
  it("parks the rows of a session that ended and goes on when the person is back", async () => {
    at.shop.faults = ["unauthorised"];
    at.session = { ...at.session, owner: "customer:9", shop: { token: "secret" } };
    await putRow(cartWith(lineOf(1, 1)), { key: "customer:9", epoch: 1 }, Date.now());
    await at.sendUntilQuiet();
    expect((await only())?.state).toBe("parked");
    at.session = { ...at.session, epoch: 3 };
    await unparkRowsOf("customer:9", 3);
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 1 });
  });
  it("gives rows made before the guest id to the guest", async () => {
    await putRow(cartWith(lineOf(1, 2)), { key: "local:a", epoch: 1 }, Date.now());
    await rebindRows("local:a", owner);
    await put(cartWith(lineOf(1, 3)));
    expect(await readOutbox()).toHaveLength(1);
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 3 });
  });
  it("leaves a row alone that another sender holds, and takes it over when its lease ran out", async () => {
    const row = await putKept(orderRow());
    await editRow(row.id, (now) => ({ ...now, leaseUntil: Date.now() + 60_000 }));
    await sendDue(at.sender);
    expect(at.shop.requests).toEqual([]);
    await editRow(row.id, (now) => ({ ...now, leaseUntil: Date.now() - 1 }));
    await sendDue(at.sender);
    expect(at.shop.orders).toHaveLength(1);
  });
  it("sends one row once although two senders run at the same time", async () => {
    await put(orderRow());
    await Promise.all([sendDue(at.sender), sendDue(at.sender), sendDue(at.sender)]);
    expect(at.shop.requests).toHaveLength(1);
  });
});

describe("stored rows", () => {
  it("that are no rows are passed over", async () => {
    const { change } = await import("./database");
    await change("rows", "junk", () => ({ nonsense: true }));
    await put(cartWith(lineOf(1, 1)));
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 1 });
  });
});
