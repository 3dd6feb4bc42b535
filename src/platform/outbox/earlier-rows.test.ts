import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { outboxShop } from "../../../tests/fixtures/outbox-shop";
import { customer, session } from "../../../tests/fixtures/outbox-stage";
import { change } from "./database";
import type { NewRow, OutboxRow } from "./row";
import { putRow } from "./rows";

const at = outboxShop(session);

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

describe("rows of an earlier version of the app", () => {
  it("are understood", async () => {
    const row = await put(address());
    await change("rows", row.id, (before) => {
      const { holder, seenAt, sentWith, asGuest, heldUntil, faults, parkedAt, ...old } = before as OutboxRow;
      return old;
    });
    await at.sendUntilQuiet();
    expect(at.sentTo("/customer/address/add")).toHaveLength(1);
  });
});
