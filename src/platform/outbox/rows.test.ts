/** Rows that change hands while somebody works on them. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";
import { orderOf } from "../../../tests/fixtures/outbox-stage";
import { close } from "./database";
import type { OutboxRow } from "./row";
import { allRows, editRow, moveRow, putRow } from "./rows";

const guest = { key: "guest:7", epoch: 0 };
const customer = { key: "customer:9", epoch: 0 };
const signedIn = { code: "signed_in", message: "", total: null };

/** The guest's order as somebody has read it before it went on. */
async function readBefore(): Promise<OutboxRow> {
  const row = await putRow(orderOf(), guest, Date.now());
  if (!row) throw new Error("Nothing was written.");
  return row;
}

beforeEach(async () => {
  await close();
  globalThis.indexedDB = new IDBFactory();
});

describe("a guest's order that goes on while it is handed over", () => {
  it("keeps that it was tried: nobody may call it not placed", async () => {
    const row = await readBefore();
    await editRow(row.id, (now) => ({ ...now, state: "sending", firstTriedAt: 5, holder: "a tab" }));
    await moveRow(row, customer, { asGuest: 7, notBefore: 0 });
    expect(await allRows()).toMatchObject([
      { owner: "customer:9", asGuest: 7, firstTriedAt: 5, holder: "a tab" },
    ]);
  });
  it("stays placed when it was placed meanwhile", async () => {
    const row = await readBefore();
    await editRow(row.id, (now) => ({ ...now, state: "placed" }));
    await moveRow(row, customer, { asGuest: 7, state: "needs-you", problem: signedIn });
    expect(await allRows()).toMatchObject([
      { owner: "customer:9", asGuest: 7, state: "placed", problem: null },
    ]);
  });
  it("does not come back when it was taken back meanwhile", async () => {
    const row = await readBefore();
    await editRow(row.id, () => null);
    await moveRow(row, customer, { asGuest: 7 });
    expect(await allRows()).toEqual([]);
  });
});
