/** Somebody who signs out or is thrown out: what of theirs is sent, kept and forgotten. */
import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import {
  addressOf,
  cartWith,
  customer,
  lineOf,
  putRowAs,
  session,
} from "../../../../tests/fixtures/outbox-rows";
import { outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { parkRowsOf, queueSignOut, readOutbox, unparkRowsOf } from "../queue/outbox";
import { sendDueRows } from "../sender/sender";
import { readRecords } from "./database";
import { readLastSyncedCart } from "./last-synced-carts";
import { maxParkedMs } from "./owners";
import { updateRow } from "./rows";
import { endSession, readSession, writeSession } from "./session-record";

const at = outboxWithServer(session);

describe("somebody who leaves while their cart is being sent", () => {
  it("has no further request sent for them, and nothing of it is written down", async () => {
    await putRowAs(cartWith(lineOf(1, 1), lineOf(2, 1), lineOf(3, 1)));
    at.shop.onWrite = () => {
      at.session = { ...at.session, owner: "local:x", epoch: 2, identified: false };
    };
    await sendDueRows(at.sender);
    expect(at.shop.acted).toHaveLength(1);
    expect(at.events.some((event) => event.type === "cart")).toBe(false);
    expect(Object.values(await readLastSyncedCart(customer.key, 1))).toEqual([-1, -1, -1]);
  });
  it("leaves a record whose epoch rises only once", async () => {
    await writeSession({ owner: customer.key, epoch: 2, token: "secret" });
    await endSession("local:x", 2);
    expect(await readSession()).toMatchObject({ owner: "local:x", epoch: 2, token: null });
  });
  it("has the token revoked when the network is back, and then it is gone from the device", async () => {
    at.shop.faults = ["drop-before"];
    await queueSignOut("secret", 2);
    at.session = { ...at.session, owner: "local:x", epoch: 2, identified: false, shop: {} };
    await at.sendUntilQuiet();
    expect(at.sentTo("/auth/logout").at(-1)?.headers.authorization).toBe("Bearer secret");
    expect(await readOutbox()).toEqual([]);
    expect(JSON.stringify(await readRecords("session"))).not.toContain("secret");
  });
  it("has no token in any row", async () => {
    await queueSignOut("secret", 2);
    expect(JSON.stringify(await readOutbox())).not.toContain("secret");
  });
});

describe("somebody who was thrown out", () => {
  it("finds their rows again within seven days and not after", async () => {
    await putRowAs(cartWith(lineOf(1, 1)));
    await putRowAs(addressOf());
    await parkRowsOf(customer.key);
    const [first] = await readOutbox();
    if (!first) throw new Error("Nothing is parked.");
    await updateRow(first.id, (row) => ({ ...row, parkedAt: Date.now() - maxParkedMs - 1 }));
    at.session = { ...at.session, epoch: 2 };
    await sendDueRows(at.sender);
    expect(await readOutbox()).toHaveLength(1);
    await unparkRowsOf(customer.key, 2);
    await at.sendUntilQuiet();
    expect(at.sentTo("/customer/address/add")).toHaveLength(1);
  });
  it("has no row sent while they are away, whoever else is here", async () => {
    await putRowAs(addressOf());
    await parkRowsOf(customer.key);
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
  });
});
