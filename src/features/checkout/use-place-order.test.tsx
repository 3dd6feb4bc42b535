import "fake-indexeddb/auto";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { StoreDetails } from "@/contract";
import { orderTimeoutMs } from "@/domain/order-timeout";
import { reportOutcome, startConnectivity } from "@/platform/connectivity";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import { acknowledgeRow, readOutbox } from "@/platform/outbox";
import { closeDatabase } from "@/platform/outbox/storage/database";
import { updateRow } from "@/platform/outbox/storage/rows";
import { storageKeys } from "@/platform/storage/storage-keys";
import { buyNowItem, chooseBuyNowItem } from "@/stores/buy-now";
import { setOutboxRows } from "@/stores/outbox-rows";
import { closeOverlays, currentOverlay } from "@/stores/overlay";
import { reloadSession, session } from "@/stores/session";
import { useToasts } from "@/stores/toasts";
import { piecesOf, plainItem } from "../../../tests/fixtures/cart-stage";
import { refuseStorage } from "../../../tests/fixtures/refused-storage";
import { skipPausesUntil } from "../../../tests/fixtures/settled-after-pauses";
import type { OrderInput } from "./order-payload";
import { usePlaceOrder } from "./use-place-order";

// The hook reads no more of a store than this.
const store = { module_id: 1, name: "Shop" } as StoreDetails;
const press: OrderInput = {
  lines: [],
  store,
  totalMinor: 1000,
  digits: 2,
  zoneId: "[1]",
  body: { order_type: "delivery", payment_method: "cash_on_delivery", store_id: 1 },
};
const orders = async () => (await readOutbox()).filter((row) => row.kind === "order");

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  useToasts.setState({ toasts: [] });
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  await closeDatabase();
});

describe("the press that orders", () => {
  it("writes one order down, however quickly it is pressed again", async () => {
    const { result } = renderHook(() => usePlaceOrder({ moduleId: 1 }, () => undefined));
    const { place } = result.current;
    let counted = 0;
    const counting = { ...press, onAccepted: () => (counted += 1) };
    place(counting);
    place(counting);
    place(counting);
    await waitFor(() => expect(result.current.submission).not.toBeNull());
    result.current.place(counting);
    expect(await orders()).toHaveLength(1);
    // Things saved with it, such as an address, are saved once as well.
    expect(counted).toBe(1);
  });

  it("asks at once where the device has no network, and writes nothing down before the answer", async () => {
    await preloadTexts("checkout");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(startConnectivity({ probe: async () => "down" }));
    onTestFinished(closeOverlays);
    const { result } = renderHook(() => usePlaceOrder({ moduleId: 1 }, () => undefined));
    result.current.place(press);
    expect(currentOverlay()).toMatchObject({ kind: "confirm", question: "There is no connection right now" });
    expect(await orders()).toEqual([]);
  });

  it("orders again after the first was cancelled", async () => {
    const { result } = renderHook(() => usePlaceOrder({ moduleId: 1 }, () => undefined));
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

describe("an order whose row another tab has deleted", () => {
  const listRows = async () => setOutboxRows(await orders(), [], session().accountKey);
  const onItsWay = async () => {
    const hook = renderHook(() => usePlaceOrder({ moduleId: 1 }, () => undefined));
    hook.result.current.place(press);
    await waitFor(() => expect(hook.result.current.submission).not.toBeNull());
    await act(listRows);
    const id = hook.result.current.submission?.id ?? "";
    await updateRow(id, (row) => ({ ...row, state: "checking" }));
    await act(listRows);
    expect(hook.result.current.submission?.state).toBe("checking");
    return { ...hook, id };
  };

  it("reads as placed, with its number, where it was placed", async () => {
    const { result, id } = await onItsWay();
    const placed = { orderId: 7, total: 10, status: "pending", createdAt: "2026-11-28T12:00:00Z" };
    await updateRow(id, (row) => ({ ...row, state: "placed", result: placed }) as typeof row);
    await acknowledgeRow(id);
    await act(listRows);
    await waitFor(() => expect(result.current.submission).toMatchObject({ state: "placed", result: placed }));
  });

  it("is one no more where it was let go, so that the form is back", async () => {
    const { result, id } = await onItsWay();
    await updateRow(id, () => null);
    await act(listRows);
    await waitFor(() => expect(result.current.submission).toBeNull());
    expect(result.current.isDismissed).toBe(true);
  });

  it("that is parked for its person and only hidden stays as it was", async () => {
    const { result } = await onItsWay();
    await act(async () => setOutboxRows([], [], session().accountKey));
    await act(async () => void (await orders()));
    expect(result.current.submission?.state).toBe("checking");
  });
});

describe("an item that is ordered by itself", () => {
  const source = { moduleId: 1, buyNow: "buy_now" as const };
  const choose = (id: number) => chooseBuyNowItem("buy_now", piecesOf(plainItem(id)), null);
  const pressed = async () => {
    const hook = renderHook(() => usePlaceOrder(source, () => undefined));
    hook.result.current.place(press);
    await waitFor(() => expect(hook.result.current.submission).not.toBeNull());
    return hook;
  };

  it("takes nothing out of the cart and belongs to its order until that is over", async () => {
    choose(1);
    const { result } = await pressed();
    expect(await orders()).toMatchObject([{ payload: { buyNow: "buy_now", expectedCart: "" } }]);
    expect((await readOutbox()).map(({ kind }) => kind)).toEqual(["order"]);
    expect(buyNowItem("buy_now")?.orderKey).toBe(result.current.submission?.key);
  });

  it.each([
    ["is ordered there", (item: object) => ({ buy_now: { ...item, orderKey: "another tab's" } })],
    ["has been ordered there", () => ({})],
  ])("is not ordered again from a tab that has not heard of another one in which it %s", async (_, there) => {
    await preloadTexts("checkout");
    choose(1);
    let presses = 0;
    const { result } = renderHook(() => usePlaceOrder(source, () => (presses += 1)));
    const { buy_now: item } = JSON.parse(localStorage.getItem(storageKeys.buyNow) ?? "");
    localStorage.setItem(storageKeys.buyNow, JSON.stringify(there(item)));
    await act(async () => result.current.place(press));
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
      expect.stringContaining("in another tab"),
    ]);
    // The page is as it was before the press.
    expect(presses).toBe(0);
    // The next order is the only one.
    choose(2);
    result.current.place({ ...press, totalMinor: 2000 });
    await waitFor(() => expect(result.current.submission).not.toBeNull());
    expect(await orders()).toMatchObject([{ payload: { expectedTotal: 20 } }]);
  });

  it("is followed after a reload; another item that was chosen meanwhile is ordered anew", async () => {
    choose(1);
    const { result, unmount } = await pressed();
    const first = result.current.submission?.id;
    setOutboxRows(await orders(), [], session().accountKey);
    unmount();
    const follow = () =>
      renderHook(() => usePlaceOrder(source, () => undefined)).result.current.submission?.id;
    expect(follow()).toBe(first);
    const cart = renderHook(() => usePlaceOrder({ moduleId: 1 }, () => undefined));
    expect(cart.result.current.submission).toBeNull();
    choose(2);
    expect(follow()).toBeUndefined();
    setOutboxRows([], [], session().accountKey);
  });
});

describe("a prescription that waits for one store", () => {
  const of = (storeId: number) => ({ moduleId: 1, buyNow: "prescription" as const, storeId });
  const sent = { ...press, body: { ...press.body, store_id: 7 } };

  it("is shown on its form, and not on the form of another store", async () => {
    const hook = renderHook(() => usePlaceOrder(of(7), () => undefined));
    hook.result.current.place(sent);
    await waitFor(() => expect(hook.result.current.submission).not.toBeNull());
    setOutboxRows(await orders(), [], session().accountKey);
    hook.unmount();
    const followed = (storeId: number) =>
      renderHook(() => usePlaceOrder(of(storeId), () => undefined)).result.current.submission?.payload.body
        .store_id;
    expect([followed(7), followed(8)]).toEqual([7, undefined]);
    setOutboxRows([], [], session().accountKey);
  });
});

describe("the time that an order is tried for", () => {
  const inFiveMinutes = () => Date.now() + 5 * 60_000;
  it("is fifteen minutes from the press", async () => {
    const { result } = renderHook(() => usePlaceOrder({ moduleId: 1 }, () => undefined));
    const before = Date.now();
    result.current.place(press);
    await waitFor(() => expect(result.current.submission).not.toBeNull());
    const left = (result.current.submission?.payload.deadline ?? 0) - before;
    expect(left).toBeGreaterThanOrEqual(orderTimeoutMs);
    expect(left).toBeLessThan(orderTimeoutMs + 5_000);
  });

  it("ends with the start of a chosen slot, also when a new price was agreed to", async () => {
    const { result } = renderHook(() => usePlaceOrder({ moduleId: 1 }, () => undefined));
    const slotStartsAt = inFiveMinutes();
    result.current.place({ ...press, slotStartsAt });
    await waitFor(() => expect(result.current.submission?.payload.deadline).toBe(slotStartsAt));
    const id = result.current.submission?.id ?? "";
    const problem = { code: "order_amount", message: "", total: 12 };
    await updateRow(id, (row) => ({ ...row, state: "needs-you", problem }));
    await result.current.agree(12);
    expect(await orders()).toMatchObject([
      { state: "waiting", payload: { expectedTotal: 12, deadline: slotStartsAt } },
    ]);
  });
});

describe("a customer who left in another tab", () => {
  afterEach(() => {
    localStorage.clear();
    reloadSession();
  });
  it("has nothing ordered by this one, which has not heard of it yet", async () => {
    localStorage.setItem(storageKeys.token, "a-token");
    localStorage.setItem(storageKeys.account, "customer:ada");
    reloadSession();
    const { result } = renderHook(() => usePlaceOrder({ moduleId: 1 }, () => undefined));
    localStorage.clear();
    let counted = 0;
    result.current.place({ ...press, onAccepted: () => (counted += 1) });
    await waitFor(() => expect(session().token).toBeNull());
    expect(counted).toBe(0);
    expect(await orders()).toEqual([]);
  });
});

describe("a question about the clock", () => {
  afterEach(() => vi.restoreAllMocks());
  it("is over when the shopper agrees and the shop says what time it is", async () => {
    configureHttp({ baseUrl: "https://shop.test", headers: () => ({}), onOutcome: reportOutcome });
    vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
      Response.json({}, { headers: { Date: new Date().toUTCString() } }),
    );
    const { result } = renderHook(() => usePlaceOrder({ moduleId: 1 }, () => undefined));
    result.current.place(press);
    await waitFor(() => expect(result.current.submission?.payload.clockKnown).toBe(false));
    const problem = { code: "clock", message: "", total: null };
    await updateRow(result.current.submission?.id ?? "", (row) => ({ ...row, state: "needs-you", problem }));
    await result.current.agree(10);
    expect(await orders()).toMatchObject([{ state: "waiting", payload: { clockKnown: true } }]);
  });
});

describe("a device that cannot store the order", () => {
  it("says that nothing was sent, and the next press orders once", async () => {
    await preloadTexts("checkout");
    await readOutbox();
    const allowOpening = await refuseStorage();
    const { result } = renderHook(() => usePlaceOrder({ moduleId: 1 }, () => undefined));
    result.current.place(press);
    const told = () => useToasts.getState().toasts.map(({ text }) => text);
    await skipPausesUntil(() =>
      expect(told()).toEqual([expect.stringContaining("could not store your order")]),
    );
    allowOpening();
    result.current.place(press);
    await skipPausesUntil(() => expect(result.current.submission).not.toBeNull());
    expect(await orders()).toHaveLength(1);
  });
});
