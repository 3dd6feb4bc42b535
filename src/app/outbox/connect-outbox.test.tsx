/** Storage that cannot be read while the app starts: the outbox is connected as soon as it can be. */
import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOutboxRows } from "@/stores/outbox-rows";
import { session } from "@/stores/session";
import { orderOf, putRowAs } from "../../../tests/fixtures/outbox-rows";
import { refuseStorage } from "../../../tests/fixtures/refused-storage";
import { settledAfterPauses, skipPausesUntil } from "../../../tests/fixtures/settled-after-pauses";
import { connectOutbox } from "./connect-outbox";

beforeEach(() => {
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("rows of an earlier visit are shown although storage was refused at first", async () => {
  const { accountKey, epoch } = session();
  await putRowAs(orderOf(), { key: accountKey, epoch });
  const allowOpening = await refuseStorage();
  const { result } = renderHook(() => useOutboxRows());
  const said = vi.spyOn(console, "warn").mockImplementation(() => {});
  const connected = connectOutbox({
    idempotency: () => true,
    prices: () => ({ digits: 2, decimalOptions: true }),
    queryClient: new QueryClient(),
  });
  await skipPausesUntil(() => expect(said).toHaveBeenCalled());
  expect(result.current).toEqual([]);
  allowOpening();
  const disconnect = await settledAfterPauses(connected);
  await skipPausesUntil(() => expect(result.current).toMatchObject([{ kind: "order" }]));
  disconnect();
});
