import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { addressOf, orderOf, putRowAs, session } from "../../../../tests/fixtures/outbox-rows";
import { outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { readRecord, updateRecord } from "../storage/database";
import { updateRow } from "../storage/rows";
import type { OrderRow, OutboxRow } from "./row";
import { parseRow, toRecord } from "./row-guard";

const at = outboxWithServer(session);

describe("rows of an earlier version of the app", () => {
  it("are understood", async () => {
    const row = await putRowAs(addressOf());
    await updateRecord("rows", row.id, (before) => {
      const { holder, seenAt, sentWith, asGuest, heldUntil, faults, parkedAt, ...old } = before as OutboxRow;
      return old;
    });
    await at.sendUntilQuiet();
    expect(at.sentTo("/customer/address/add")).toHaveLength(1);
  });
});

describe("a record", () => {
  it("says that an order was given up under the name that earlier builds read", async () => {
    const { id } = await putRowAs(orderOf());
    await updateRow(id, (row) => (row.kind === "order" ? { ...row, abandoned: true } : undefined));
    const record = await readRecord("rows", id);
    expect(record).toMatchObject({ letGo: true });
    expect(record).not.toHaveProperty("abandoned");
    expect(parseRow(record)).toMatchObject({ abandoned: true });
    expect(parseRow(record)).not.toHaveProperty("letGo");
  });
  it.each([
    ["no list", "photo"],
    ["what is no file", [null]],
    ["files without their bytes", [{ name: "a", type: "image/jpeg", bytes: "gone" }]],
  ])("of an order whose photos are %s is not sent without them", async (_, attachments) => {
    const { id } = await putRowAs(orderOf());
    const record = (await readRecord("rows", id)) as OrderRow;
    expect(parseRow({ ...record, payload: { ...record.payload, attachments } })).toBeNull();
  });
  it("names a token to be revoked as earlier builds do", async () => {
    const row = await putRowAs({ kind: "sign-out", payload: { revocationId: "a" } });
    expect(toRecord(row)).toMatchObject({ payload: { leaving: "a" } });
    expect(parseRow(toRecord(row))).toEqual(row);
  });
  it("names a change of the wishlist as earlier builds do", async () => {
    const row = await putRowAs({ kind: "wishlist", payload: { target: "item", id: 4, inWishlist: true } });
    expect(toRecord(row)).toMatchObject({ payload: { target: "item", id: 4, wished: true } });
    expect(parseRow(toRecord(row))).toEqual(row);
  });
});
