import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { outboxShop } from "../../../../tests/fixtures/outbox-shop";
import { addressOf, addressValues, customer, put, session } from "../../../../tests/fixtures/outbox-stage";
import { readOutbox } from "../outbox";
import { putRow } from "../rows";
import { sendDue } from "../sender";

const at = outboxShop(session);

describe("an address", () => {
  it("added, changed and changed again before it was sent is one request", async () => {
    await put(addressOf());
    await put(addressOf({ values: { ...addressValues, address: "Pier 2" } }));
    await put(addressOf({ values: { ...addressValues, address: "Pier 3" } }));
    await at.sendUntilQuiet();
    expect(at.sentTo("/customer/address/add").map(({ body }) => JSON.parse(body).address)).toEqual([
      "Pier 3",
    ]);
  });
  it("added and deleted before it was sent is nothing", async () => {
    await put(addressOf());
    expect(await putRow(addressOf({ op: "delete" }), customer, Date.now())).toBeNull();
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
  });
  it("that is changed after it was tried is sent twice, in order", async () => {
    at.shop.faults = ["drop-before"];
    await put(addressOf({ id: 5 }));
    await sendDue(at.sender);
    await put(addressOf({ id: 5, values: { ...addressValues, address: "Pier 2" } }));
    await at.sendUntilQuiet();
    const bodies = at.sentTo("/customer/address/update/5").map(({ body }) => JSON.parse(body).address);
    expect(bodies).toEqual(["Pier 1", "Pier 1", "Pier 2"]);
  });
  it("that is gone already needs no deleting", async () => {
    await put(addressOf({ op: "delete", id: 5 }));
    await at.sendUntilQuiet();
    expect(await readOutbox()).toEqual([]);
  });
  it("that may have arrived at a backend without keys is looked for and not added twice", async () => {
    at.session = { ...at.session, idempotency: false };
    at.shop.faults = ["drop-after"];
    at.shop.listed.addresses = [{ id: 8, ...addressValues }];
    await put(addressOf());
    await at.sendUntilQuiet();
    expect(at.sentTo("/customer/address/add")).toHaveLength(1);
    expect(await readOutbox()).toEqual([]);
  });
});
