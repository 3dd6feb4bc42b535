/** Orders that a tab finds when it connects: pressed before that, or placed while no tab was there. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type OrderRow, putInOutbox, readOutbox } from "@/platform/outbox";
import { updateRow } from "@/platform/outbox/storage/rows";
import { me, orderStage, pieces, place, settings, written } from "../../../tests/fixtures/order-stage";

const stage = orderStage();
const { connect, killTab, openTab, orderedLines, press, quantities } = stage;

describe("an order that was pressed before the outbox was connected", () => {
  const key = "the-order";
  /** As the checkout does. */
  let ordered: typeof import("./ordered-lines");
  let writing: typeof import("./write-cart");
  async function pressUnconnected(): Promise<OrderRow> {
    ordered.holdOrderedLines(1, key, orderedLines());
    const written = writing.writeUnwrittenCart(1, settings);
    const row = await putInOutbox(stage.newOrder(), me, key);
    await written;
    return row as OrderRow;
  }
  beforeEach(async () => {
    const left = killTab();
    await openTab({ ...left, ordered: {} });
    ordered = await import("./ordered-lines");
    writing = await import("./write-cart");
    stage.cart.addToCart(pieces(2, 1));
  });

  it("is queued after the ordered cart, and before what was added later", async () => {
    const pressed = pressUnconnected();
    stage.cart.addToCart(pieces(3, 1));
    await pressed;
    connect();
    await vi.waitFor(async () =>
      expect(
        (await readOutbox()).map((row) => (row.kind === "cart" ? row.payload.lines.length : row.kind)),
      ).toEqual([2, "order", 3]),
    );
  });

  it("takes its lines along when the worker has placed it before", async () => {
    const pressed = await pressUnconnected();
    stage.cart.addToCart(pieces(3, 1));
    for (const row of await readOutbox()) if (row.kind === "cart") await updateRow(row.id, () => null);
    await place(pressed);
    connect();
    await vi.waitFor(async () => expect(await written()).toEqual([[[3, 1]]]));
    expect(quantities()).toEqual([[3, 1]]);
  });
});

describe("a tab that dies before it has heard that its order is placed", () => {
  it("leaves lines that the next one takes out", async () => {
    const order = await press();
    const left = killTab();
    await place(order);
    await openTab(left);
    connect();
    await vi.waitFor(() => expect(quantities()).toEqual([]));
    expect(await written()).toEqual([]);
  });

  it("does not put them back by a change without network, made before the next tab has looked at its orders", async () => {
    const order = await press();
    const left = killTab();
    await place(order);
    await openTab(left);
    stage.cart.addToCart(pieces(3, 1));
    connect();
    await vi.waitFor(async () => expect(await written()).toEqual([[[3, 1]]]));
    expect(quantities()).toEqual([[3, 1]]);
  });

  it("does not put them back by a change that was written down while the order waited", async () => {
    const order = await press();
    stage.cart.addToCart(pieces(3, 1));
    await vi.waitFor(async () => expect(await written()).toHaveLength(1));
    await vi.waitFor(() => expect(stage.cart.moduleCart(1).waitingFor).not.toBe("unwritten"));
    const left = killTab();
    await place(order);
    await openTab(left);
    connect();
    await vi.waitFor(async () => expect(await written()).toEqual([[[3, 1]]]));
  });
});
