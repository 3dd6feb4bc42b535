import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { guest, guestSession } from "../../../../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import type { Fault } from "../../../../tests/fixtures/shop-server";
import { readOutbox } from "../queue/outbox";
import { putRow } from "../queue/put-row";
import type { NewRow } from "../rows/row";
import { sendDueRows } from "../sender/sender";

const at = outboxWithServer(guestSession);

const put = (row: NewRow) => putRow(row, guest, Date.now());

describe("a wishlist change", () => {
  const change = (inWishlist: boolean): NewRow => ({
    kind: "wishlist",
    payload: { target: "item", id: 4, inWishlist },
  });
  it("is made once through a lost response", async () => {
    at.shop.faults = ["drop-after"];
    await put(change(true));
    await at.sendUntilQuiet();
    expect([...at.shop.wishlist]).toEqual([4]);
    expect(at.events.find((event) => event.type === "wishlist")).toMatchObject({
      ok: true,
      inWishlist: true,
    });
  });
  it("undone before it was sent leaves nothing to send", async () => {
    await put(change(true));
    expect(await put(change(false))).toBeNull();
    expect(await readOutbox()).toEqual([]);
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
  });
  it.each<Fault>(["drop-before", "drop-after"])(
    "tried in vain (%s), undone and made again is made in the end",
    async (fault) => {
      at.shop.faults = [fault];
      await put(change(true));
      await sendDueRows(at.sender);
      expect((await onlyRow())?.state).toBe("waiting");
      await put(change(false));
      await put(change(true));
      await at.sendUntilQuiet();
      expect([...at.shop.wishlist]).toEqual([4]);
      expect(await readOutbox()).toEqual([]);
    },
  );
  it("said twice while the first is on its way is sent once", async () => {
    let again: Promise<unknown> = Promise.resolve();
    at.shop.onWrite = () => {
      again = put(change(true));
      return again.then(() => undefined);
    };
    await put(change(true));
    await at.sendUntilQuiet();
    await again;
    expect(at.shop.requests.map(({ path }) => path)).toEqual(["/customer/wish-list/add"]);
    expect(at.events.filter((event) => event.type === "wishlist")).toMatchObject([
      { ok: true, inWishlist: true },
    ]);
  });
  it("made, undone and made again while the first is pending is made in the end, without an error message", async () => {
    let again: Promise<unknown> | null = null;
    at.shop.onWrite = async () => {
      again ??= put(change(false)).then(() => put(change(true)));
      await again;
    };
    await put(change(true));
    await at.sendUntilQuiet();
    expect([...at.shop.wishlist]).toEqual([4]);
    expect(at.events.filter((event) => event.type === "wishlist" && !event.ok)).toEqual([]);
    expect(await readOutbox()).toEqual([]);
  });
  it("whose first try the server is still at is not taken for done", async () => {
    at.shop.faults = ["in-progress"];
    await put(change(true));
    await sendDueRows(at.sender);
    expect((await onlyRow())?.state).toBe("waiting");
    await at.dueNow();
    await at.sendUntilQuiet();
    expect([...at.shop.wishlist]).toEqual([4]);
  });
  it("on which the server fails a second time is the page's to take back", async () => {
    at.shop.faults = ["broken", "broken"];
    await put(change(true));
    await sendDueRows(at.sender);
    expect((await onlyRow())?.state).toBe("waiting");
    await at.dueNow();
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "failing" } });
    expect(at.sentTo("/customer/wish-list/add")).toHaveLength(2);
  });
  it("waits without end for a shop that cannot be reached", async () => {
    at.shop.faults = Array.from({ length: 10 }, () => "drop-before" as const);
    await put(change(true));
    await at.sendUntilQuiet();
    expect([...at.shop.wishlist]).toEqual([4]);
  });
  it("that is there already is no failure", async () => {
    at.shop.wishlist.add(4);
    await put(change(true));
    await at.sendUntilQuiet();
    expect(await onlyRow()).toBeUndefined();
  });
});
