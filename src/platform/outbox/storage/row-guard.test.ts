import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { addressOf, putRowAs, session } from "../../../../tests/fixtures/outbox-rows";
import { outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import type { OutboxRow } from "../queue/row";
import { updateRecord } from "./database";

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
