import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { only, outboxShop } from "../../../../tests/fixtures/outbox-shop";
import { guest, guestSession } from "../../../../tests/fixtures/outbox-stage";
import { readOutbox } from "../outbox";
import type { NewRow } from "../row";
import { putRow } from "../rows";

const at = outboxShop(guestSession);

const put = (row: NewRow) => putRow(row, guest, Date.now());

describe("a wish", () => {
  const wish = (wished: boolean): NewRow => ({
    kind: "wishlist",
    payload: { target: "item", id: 4, wished },
  });
  it("is there once through a lost answer", async () => {
    at.shop.faults = ["drop-after"];
    await put(wish(true));
    await at.sendUntilQuiet();
    expect([...at.shop.wished]).toEqual([4]);
    expect(at.events.find((event) => event.type === "wish")).toMatchObject({ ok: true, wished: true });
  });
  it("taken back before it was sent is nothing to do any more", async () => {
    await put(wish(true));
    expect(await put(wish(false))).toBeNull();
    expect(await readOutbox()).toEqual([]);
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
  });
  it("that is there already is no failure", async () => {
    at.shop.wished.add(4);
    await put(wish(true));
    await at.sendUntilQuiet();
    expect(await only()).toBeUndefined();
  });
});
