// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadRunningOrders } from "@/features/orders";
import { publishEvent } from "@/platform/outbox/rows/events";
import { persistQueryByKey } from "@/platform/query/library";
import { createShopQueryClient } from "@/platform/query/query-client";
import { useSession } from "@/stores/session";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { apiResponse, clearStorage, recordsWritten } from "../../../tests/fixtures/query-library";
import { startAppBadge } from "./app-badge";

/** ms. */
const hour = 3_600_000;
const accountKey = "customer:7";
const api = mockApi();
let badge: number | null;
let stop: () => void;

beforeEach(async () => {
  await clearStorage();
  badge = null;
  useSession.setState({ token: "secret", accountKey });
  const show = async (count = 0) => {
    badge = count;
  };
  Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show() });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** An earlier visit's stored list: no order was under way an hour ago. */
async function keepEmptyList(): Promise<void> {
  const { ordersQuery } = await loadRunningOrders();
  const { queryKey } = ordersQuery(accountKey, "running");
  const before = createShopQueryClient();
  const page = apiResponse({ rows: [], totalSize: 0, offset: 1 }, hour);
  before.setQueryData(queryKey, { pages: [page], pageParams: [1] }, { updatedAt: Date.now() - hour });
  await persistQueryByKey(before, queryKey);
  await recordsWritten(1);
}

it("an order that is placed while the list is read is counted, whatever the device has kept", async () => {
  await keepEmptyList();
  const placed = { orders: [{ id: 12, order_status: "pending" }], total_size: 1, limit: 10, offset: 1 };
  // The first answer is still on its way when the order is placed.
  api.respond = (_, { signal }) =>
    api.calls.length > 1
      ? { body: placed }
      : new Promise<never>((_resolve, reject) =>
          signal?.addEventListener("abort", () => reject(signal.reason)),
        );
  stop = await startAppBadge(createShopQueryClient());
  await vi.waitFor(() => expect(api.calls).toHaveLength(1));
  publishEvent({ type: "placed", rowId: "row", orderId: 12, total: 10 });
  await vi.waitFor(() => expect(badge).toBe(1));
});
