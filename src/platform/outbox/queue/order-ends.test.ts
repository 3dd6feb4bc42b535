import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { orderOf, putRowAs } from "../../../../tests/fixtures/outbox-rows";
import { closeDatabase, readEntries } from "../storage/database";
import { deleteOwnerRows, updateRow } from "../storage/rows";
import { acknowledgeRow, cancelRow, orderEndOf } from "./outbox";

const owner = { key: "customer:a", epoch: 1 };
const result = { orderId: 7, total: 12.5, status: "pending", createdAt: "2026-11-28T12:00:00Z" };
const place = (id: string) => updateRow(id, (row) => ({ ...row, state: "placed", result }) as typeof row);
const ends = async () => (await readEntries("session")).filter(([key]) => key.startsWith("ended/"));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  vi.useRealTimers();
  await closeDatabase();
});

describe("how an order ended whose row is gone", () => {
  it("is known to a tab that has only seen it on its way", async () => {
    const { id } = await putRowAs(orderOf(), owner);
    expect(await orderEndOf(id)).toBeNull();
    await place(id);
    await acknowledgeRow(id);
    expect(await orderEndOf(id)).toEqual(result);
  });

  it("is not a placed one where it was taken back", async () => {
    const { id } = await putRowAs(orderOf(), owner);
    expect(await cancelRow(id)).toBe(true);
    expect(await orderEndOf(id)).toBe("gone");
  });

  it("is open as long as the row is there, whatever it says", async () => {
    const { id } = await putRowAs(orderOf(), owner);
    const problem = { code: "order_amount", message: "", total: 12 };
    await updateRow(id, (row) => ({ ...row, state: "needs-you", problem }));
    expect(await orderEndOf(id)).toBeNull();
  });

  it("that may have arrived and was let go is over for whoever looks at it", async () => {
    const { id } = await putRowAs(orderOf(), owner);
    const problem = { code: "order_amount", message: "", total: 12 };
    await updateRow(id, (row) => ({ ...row, state: "needs-you", problem, firstTriedAt: Date.now() }));
    await acknowledgeRow(id);
    expect(await orderEndOf(id)).toBe("gone");
  });

  it("is forgotten after a day, and with its owner at once; others stay", async () => {
    const first = await putRowAs(orderOf(), owner);
    await place(first.id);
    await acknowledgeRow(first.id);
    expect(JSON.stringify(await ends())).not.toContain("contact_person");
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 25 * 3_600_000);
    const other = { key: "customer:b", epoch: 1 };
    const second = await putRowAs(orderOf(), other);
    await place(second.id);
    await acknowledgeRow(second.id);
    expect((await ends()).map(([key]) => key)).toEqual([`ended/${second.id}`]);
    await deleteOwnerRows(owner.key);
    expect(await ends()).toHaveLength(1);
    await deleteOwnerRows(other.key);
    expect(await ends()).toEqual([]);
    vi.restoreAllMocks();
  });
});
