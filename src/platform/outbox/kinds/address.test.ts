import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import {
  addressOf,
  addressValues,
  customer,
  deletedAddressOf,
  putRowAs,
  session,
} from "../../../../tests/fixtures/outbox-rows";
import { outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { readOutbox } from "../queue/outbox";
import { putRow } from "../queue/put-row";
import { sendDueRows } from "../sender/sender";

const at = outboxWithServer(session);

describe("an address", () => {
  it("added, changed and changed again before it was sent is one request", async () => {
    await putRowAs(addressOf());
    await putRowAs(addressOf({ values: { ...addressValues, address: "Pier 2" } }));
    await putRowAs(addressOf({ values: { ...addressValues, address: "Pier 3" } }));
    await at.sendUntilQuiet();
    expect(at.sentTo("/customer/address/add").map(({ body }) => JSON.parse(body).address)).toEqual([
      "Pier 3",
    ]);
  });
  it("added and deleted before it was sent is nothing", async () => {
    await putRowAs(addressOf());
    expect(await putRow(deletedAddressOf(null), customer, Date.now())).toBeNull();
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
  });
  it("that is changed after it was tried is sent twice, in order", async () => {
    at.shop.faults = ["drop-before"];
    await putRowAs(addressOf({ id: 5 }));
    await sendDueRows(at.sender);
    await putRowAs(addressOf({ id: 5, values: { ...addressValues, address: "Pier 2" } }));
    await at.sendUntilQuiet();
    const bodies = at.sentTo("/customer/address/update/5").map(({ body }) => JSON.parse(body).address);
    expect(bodies).toEqual(["Pier 1", "Pier 1", "Pier 2"]);
  });
  it("that is gone already needs no deleting", async () => {
    await putRowAs(deletedAddressOf(5));
    await at.sendUntilQuiet();
    expect(await readOutbox()).toEqual([]);
  });
  it("that may have arrived at a backend without keys is looked for and not added twice", async () => {
    at.session = { ...at.session, idempotency: false };
    at.shop.faults = ["drop-after"];
    at.shop.listed.addresses = [{ id: 8, ...addressValues }];
    await putRowAs(addressOf());
    await at.sendUntilQuiet();
    expect(at.sentTo("/customer/address/add")).toHaveLength(1);
    expect(await readOutbox()).toEqual([]);
  });
});
