import "fake-indexeddb/auto";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StoreDetails } from "@/contract";
import { readOutbox } from "@/platform/outbox";
import { close } from "@/platform/outbox/database";
import { type OrderPress, usePlaceOrder } from "./use-place-order";

// The hook reads no more of a store than this.
const store = { module_id: 1, name: "Shop" } as StoreDetails;
const press: OrderPress = {
  lines: [],
  store,
  totalMinor: 1000,
  digits: 2,
  zoneId: "[1]",
  body: { store_id: 1 },
};
const orders = async () => (await readOutbox()).filter((row) => row.kind === "order");

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  cleanup();
  await close();
});

describe("the press that orders", () => {
  it("writes one order down, however quickly it is pressed again", async () => {
    const { result } = renderHook(() => usePlaceOrder(() => undefined));
    const { place } = result.current;
    let counted = 0;
    const counting = { ...press, onPressed: () => (counted += 1) };
    place(counting);
    place(counting);
    place(counting);
    await waitFor(() => expect(result.current.submission).not.toBeNull());
    result.current.place(counting);
    expect(await orders()).toHaveLength(1);
    // What is kept with it, such as an address, is kept once as well.
    expect(counted).toBe(1);
  });

  it("orders again after the first was taken back", async () => {
    const { result } = renderHook(() => usePlaceOrder(() => undefined));
    result.current.place(press);
    await waitFor(() => expect(result.current.submission).not.toBeNull());
    const first = result.current.submission?.id;
    await result.current.dismiss();
    await waitFor(() => expect(result.current.submission).toBeNull());
    result.current.place(press);
    await waitFor(() => expect(result.current.submission?.id).toBeDefined());
    expect((await orders()).map((row) => row.id === first)).toEqual([false]);
  });
});
