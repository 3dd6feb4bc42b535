/** The fate of rows that may have arrived, or never will. */
import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { cartWith, lineOf, orderOf, putRowAs, session } from "../../../../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { acceptOrderTerms, acknowledgeRow, readOutbox } from "../queue/outbox";
import type { OutboxRow } from "../rows/row";
import { updateRow } from "../storage/rows";
import { sendDueRows } from "./sender";

const at = outboxWithServer(session);

describe("an order", () => {
  it("whose first try met an ended session was not tried, and one tried before may have arrived", async () => {
    at.shop.faults = ["unauthorised"];
    await putRowAs(orderOf());
    await sendDueRows(at.sender);
    expect(await onlyRow()).toMatchObject({ state: "parked", firstTriedAt: null });
    await updateRow((await onlyRow())?.id ?? "", () => null);
    at.shop.faults = ["drop-before", "unauthorised"];
    await putRowAs(orderOf());
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "parked", firstTriedAt: expect.any(Number) });
  });
  it("behind a cart that needs the shopper needs them, too", async () => {
    const row = await putRowAs(cartWith(lineOf(1, 1)));
    await updateRow(row.id, (now) => ({ ...now, state: "needs-you" }));
    await putRowAs(orderOf());
    await sendDueRows(at.sender);
    expect((await readOutbox())[1]).toMatchObject({ state: "needs-you", problem: { code: "cart_waits" } });
  });
  it("that never left is over at its deadline although its cart still waits", async () => {
    const row = await putRowAs(cartWith(lineOf(1, 1)));
    await updateRow(row.id, (now) => ({ ...now, notBefore: Date.now() + 60_000 }));
    await putRowAs(orderOf({ deadline: Date.now() - 1 }));
    await sendDueRows(at.sender);
    expect((await readOutbox())[1]).toMatchObject({ problem: { code: "expired" } });
  });
  it.each([
    [
      "was put back",
      async (id: string) => void (await updateRow(id, (row) => ({ ...row, seenAt: Date.now() + 60_000 }))),
    ],
    [
      "was never measured",
      async (id: string) =>
        void (await updateRow(
          id,
          (row) => ({ ...row, payload: { ...row.payload, clockKnown: false } }) as OutboxRow,
        )),
    ],
  ])("is asked about again when the clock %s", async (_, change) => {
    const row = await putRowAs(orderOf());
    await change(row.id);
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "clock" } });
    expect(at.shop.requests).toEqual([]);
  });
  it("agreed to at another price goes on under its key when it may have arrived before", async () => {
    at.shop.faults = ["drop-before"];
    const row = await putRowAs(orderOf({ expectedTotal: 9 }));
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "order_amount" } });
    const terms = { expectedTotal: 10, deadline: Date.now() + 900_000, clockKnown: true };
    await acceptOrderTerms(row.id, terms);
    await at.sendUntilQuiet();
    expect(at.shop.orders.map(({ key }) => key)).toEqual([row.key]);
    expect(await onlyRow()).toMatchObject({ state: "placed" });
  });
  it("let go although it may have arrived is looked for after its deadline and forgotten then", async () => {
    at.shop.faults = ["drop-before"];
    const row = await putRowAs(orderOf({ expectedTotal: 9 }));
    await at.sendUntilQuiet();
    await acknowledgeRow(row.id);
    expect(await onlyRow()).toMatchObject({ state: "checking", abandoned: true });
    at.clockAhead = 1_000_000;
    at.shop.now = () => Date.now() + at.clockAhead;
    await at.dueNow();
    await sendDueRows(at.sender);
    expect(await readOutbox()).toEqual([]);
  });
  it("let go after a plain no is gone at once", async () => {
    const row = await putRowAs(orderOf({ expectedTotal: 9 }));
    await sendDueRows(at.sender);
    await acknowledgeRow(row.id);
    expect(await readOutbox()).toEqual([]);
  });
  it("is found among the running ones of a backend that keeps no keys", async () => {
    at.session = { ...at.session, idempotency: false };
    at.shop.faults = ["drop-after"];
    await putRowAs(orderOf());
    await sendDueRows(at.sender);
    const created_at = new Date().toISOString();
    at.shop.listed.orders = [{ id: 55, store_id: 1, order_amount: 10, order_status: "pending", created_at }];
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "placed", result: { orderId: 55 } });
    expect(at.sentTo("/customer/order/place")).toHaveLength(1);
  });
  it("is not taken for an older one with the same total", async () => {
    at.session = { ...at.session, idempotency: false };
    at.shop.faults = ["drop-after"];
    await putRowAs(orderOf());
    await sendDueRows(at.sender);
    const created_at = new Date(Date.now() - 3_600_000).toISOString();
    at.shop.listed.orders = [{ id: 55, store_id: 1, order_amount: 10, order_status: "pending", created_at }];
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "unconfirmed" } });
  });
});

describe("a cart line changed and changed back", () => {
  it("while the first change was on its way ends as the shopper left it", async () => {
    await putRowAs(cartWith(lineOf(1, 1)));
    await sendDueRows(at.sender);
    at.shop.faults = ["drop-after"];
    await putRowAs(cartWith(lineOf(1, 2)));
    await sendDueRows(at.sender);
    expect(at.quantities()).toEqual({ 1: 2 });
    await putRowAs(cartWith(lineOf(1, 1)));
    await at.sendUntilQuiet();
    expect(at.quantities()).toEqual({ 1: 1 });
  });
});
