import "fake-indexeddb/auto";
import { describe, expect, it, onTestFinished } from "vitest";
import { fillDisk } from "../../../../tests/fixtures/full-disk";
import {
  cartWith,
  guest,
  guestSession,
  lineOf,
  orderOf,
  orderRow,
  putAsGuest,
  putRowAs,
} from "../../../../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import type { Sender } from "../gate/gate";
import { parkRowsOf, readOutbox, rebindRows, unparkRowsOf } from "../queue/outbox";
import { putRow } from "../queue/put-row";
import { updateRow } from "../storage/rows";
import { sendDueRows } from "./sender";

const at = outboxWithServer(guestSession);

describe("who sends", () => {
  it("never sends somebody else's row", async () => {
    await putAsGuest(orderRow());
    at.session = { ...at.session, owner: "customer:9" };
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
  });
  it("never sends a row of an epoch before the sign-out", async () => {
    await putAsGuest(orderRow());
    at.session = { ...at.session, epoch: 2 };
    await at.sendUntilQuiet();
    expect(at.shop.requests).toEqual([]);
  });
  it("parks the rows of a session that ended and goes on when the person is back", async () => {
    at.shop.faults = ["unauthorised"];
    at.session = { ...at.session, owner: "customer:9", shop: { token: "secret" } };
    await putRow(cartWith(lineOf(1, 1)), { key: "customer:9", epoch: 1 }, Date.now());
    await at.sendUntilQuiet();
    expect((await onlyRow())?.state).toBe("parked");
    at.session = { ...at.session, epoch: 3 };
    await unparkRowsOf("customer:9", 3);
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 1 });
  });
  it("keeps a row as untried when its session ends between the lease and the request", async () => {
    await putRow(orderRow(), { key: "customer:9", epoch: 1 }, Date.now());
    at.session = { ...at.session, owner: "customer:9", shop: { token: "secret" } };
    const endsAtGate: Sender = {
      ...at.sender,
      session: async () => {
        if ((await onlyRow())?.state !== "sending") return at.session;
        await parkRowsOf("customer:9");
        return null;
      },
    };
    await sendDueRows(endsAtGate);
    expect(at.shop.requests).toEqual([]);
    expect(await onlyRow()).toMatchObject({ state: "parked", firstTriedAt: null });
  });
  it("gives rows made before the guest id to the guest", async () => {
    await putRow(cartWith(lineOf(1, 2)), { key: "local:a", epoch: 1 }, Date.now());
    await rebindRows("local:a", guest);
    await putAsGuest(cartWith(lineOf(1, 3)));
    expect(await readOutbox()).toHaveLength(1);
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 3 });
  });
  it("leaves a row alone that another sender holds, and takes it over when its lease ran out", async () => {
    const row = await putRowAs(orderRow(), guest);
    await updateRow(row.id, (now) => ({ ...now, leaseUntil: Date.now() + 60_000 }));
    await sendDueRows(at.sender);
    expect(at.shop.requests).toEqual([]);
    await updateRow(row.id, (now) => ({ ...now, leaseUntil: Date.now() - 1 }));
    await sendDueRows(at.sender);
    expect(at.shop.orders).toHaveLength(1);
  });
  it("sends one row once although two senders run at the same time", async () => {
    await putAsGuest(orderRow());
    await Promise.all([sendDueRows(at.sender), sendDueRows(at.sender), sendDueRows(at.sender)]);
    expect(at.shop.requests).toHaveLength(1);
  });
});

describe("stored rows", () => {
  it("that are no rows are passed over", async () => {
    const { updateRecord: change } = await import("../storage/database");
    await change("rows", "junk", () => ({ nonsense: true }));
    await putAsGuest(cartWith(lineOf(1, 1)));
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 1 });
  });
});

describe("a sender that died", () => {
  it("leaves no row that reads as being sent once its lease is over, also where nobody goes on with it", async () => {
    const row = await putAsGuest(cartWith(lineOf(1, 1)));
    await updateRow(row?.id ?? "", (now) => ({
      ...now,
      state: "sending",
      holder: "dead",
      leaseUntil: Date.now() - 1,
    }));
    at.session = { ...at.session, owner: "customer:9" };
    await sendDueRows(at.sender);
    expect(await onlyRow()).toMatchObject({ state: "waiting", holder: null });
  });
});

describe("a full disk", () => {
  /** The page's own records go with the test. */
  const leaveNothing = (free: () => void) =>
    onTestFinished(async () => {
      free();
      for (const { id } of await readOutbox()) await updateRow(id, () => null);
    });

  it("lets no order leave that it holds as untried: after a reload it would be called not sent", async () => {
    await putAsGuest(orderRow());
    const free = fillDisk();
    leaveNothing(free);
    expect(await sendDueRows(at.sender)).toBeLessThan(60_000);
    expect(at.shop.orders).toEqual([]);
    expect(await onlyRow()).toMatchObject({
      state: "waiting",
      firstTriedAt: null,
      problem: { code: "disk_full" },
    });
    free();
    await at.dueNow();
    await sendDueRows(at.sender);
    expect(at.shop.orders).toHaveLength(1);
    expect(await onlyRow()).toMatchObject({ state: "placed", problem: null });
  });
  it("keeps back no order that it has refused whole, and none that it holds as tried", async () => {
    await putAsGuest(orderRow());
    at.shop.faults = ["drop-after"];
    await sendDueRows(at.sender);
    await at.dueNow();
    leaveNothing(fillDisk());
    await putAsGuest(orderOf({ buyNow: "buy_now" }));
    await sendDueRows(at.sender);
    expect((await readOutbox()).map(({ state }) => state)).toEqual(["placed", "placed"]);
    expect(at.shop.orders).toHaveLength(2);
  });
});

describe("who has no id yet", () => {
  it("is asked for again as long as something waits", async () => {
    await putAsGuest(orderRow());
    at.session = { ...at.session, identified: false };
    expect(await sendDueRows(at.sender)).toBeGreaterThan(0);
  });
});

describe("an order whose time seems to be over", () => {
  const hours = 3 * 3_600_000;
  it("asks about the clock, which was moved, and says nothing of a connection", async () => {
    await putAsGuest(orderRow());
    at.clockAhead = hours;
    at.clockKnown = false;
    await sendDueRows(at.sender);
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "clock" } });
    expect(at.shop.orders).toEqual([]);
  });
  it("is sent when the shop says that it is not", async () => {
    await putAsGuest(orderRow());
    at.clockAhead = hours;
    at.measureClock = () => {
      at.clockAhead = 0;
    };
    await sendDueRows(at.sender);
    expect(at.shop.orders).toHaveLength(1);
  });
  it("is over when the shop says so", async () => {
    await putAsGuest(orderRow());
    at.clockAhead = hours;
    await sendDueRows(at.sender);
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "expired" } });
  });
});
