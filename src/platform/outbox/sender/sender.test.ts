import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import {
  cartWith,
  guest,
  guestSession,
  lineOf,
  orderRow,
  putAsGuest,
  putRowAs,
} from "../../../../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { readOutbox, rebindRows, unparkRowsOf } from "../queue/outbox";
import { putRow } from "../queue/put-row";
import { updateRow } from "../storage/rows";
import { sendDueRows } from "./sender";

const at = outboxWithServer(guestSession);

describe("who sends", () => {
  it("never sends somebody else's row", async () => {
    await putAsGuest(orderRow());
    at.session = { ...at.session, owner: "customer:9" };
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
  });
  it("never sends a row of an epoch before the sign-out", async () => {
    await putAsGuest(orderRow());
    at.session = { ...at.session, epoch: 2 };
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
  });
  it("parks the rows of a session that ended and goes on when the person is back", async () => {
    at.shop.faults = ["unauthorised"];
    at.session = { ...at.session, owner: "customer:9", shop: { token: "secret" } };
    await putRow(cartWith(lineOf(1, 1)), { key: "customer:9", epoch: 1 }, Date.now());
    await at.sendUntilQuiet();
    expect((await onlyRow())?.state).toBe("parked");
    at.session = { ...at.session, epoch: 3 };
    await unparkRowsOf("customer:9", 3);
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 1 });
  });
  it("gives rows made before the guest id to the guest", async () => {
    await putRow(cartWith(lineOf(1, 2)), { key: "local:a", epoch: 1 }, Date.now());
    await rebindRows("local:a", guest);
    await putAsGuest(cartWith(lineOf(1, 3)));
    expect(await readOutbox()).toHaveLength(1);
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 3 });
  });
  it("leaves a row alone that another sender holds, and takes it over when its lease ran out", async () => {
    const row = await putRowAs(orderRow(), guest);
    await updateRow(row.id, (now) => ({ ...now, leaseUntil: Date.now() + 60_000 }));
    await sendDueRows(at.sender);
    expect(at.shop.requests).toEqual([]);
    await updateRow(row.id, (now) => ({ ...now, leaseUntil: Date.now() - 1 }));
    await sendDueRows(at.sender);
    expect(at.shop.orders).toHaveLength(1);
  });
  it("sends one row once although two senders run at the same time", async () => {
    await putAsGuest(orderRow());
    await Promise.all([sendDueRows(at.sender), sendDueRows(at.sender), sendDueRows(at.sender)]);
    expect(at.shop.requests).toHaveLength(1);
  });
});

describe("stored rows", () => {
  it("that are no rows are passed over", async () => {
    const { updateRecord: change } = await import("../storage/database");
    await change("rows", "junk", () => ({ nonsense: true }));
    await putAsGuest(cartWith(lineOf(1, 1)));
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 1 });
  });
});
