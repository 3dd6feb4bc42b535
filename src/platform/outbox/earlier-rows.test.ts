import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { outboxShop } from "../../../tests/fixtures/outbox-shop";
import { addressOf, put, session } from "../../../tests/fixtures/outbox-stage";
import { change } from "./database";
import type { OutboxRow } from "./row";

const at = outboxShop(session);

describe("rows of an earlier version of the app", () => {
  it("are understood", async () => {
    const row = await put(addressOf());
    await change("rows", row.id, (before) => {
      const { holder, seenAt, sentWith, asGuest, heldUntil, faults, parkedAt, ...old } = before as OutboxRow;
      return old;
    });
    await at.sendUntilQuiet();
    expect(at.sentTo("/customer/address/add")).toHaveLength(1);
  });
});
