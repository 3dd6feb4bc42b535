/** Reads what is on an order's card, ahead of the press: a card that opens on a dead line has to be there already. */
import type { BoardOrderDetails } from "@/contract/calls/board-orders";
import { isApiError } from "@/platform/http/api-error";
import { callBoard } from "../api/call-board";
import { takeDetails, useOrders } from "../orders/orders";
import { noticeEnd } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";

/** Throws ApiError. */
export async function readDetails(token: string, id: number): Promise<void> {
  const { language } = useDeviceSettings.getState();
  try {
    takeDetails(await callBoard<BoardOrderDetails>({ path: `/orders/${id}`, token, language }));
  } catch (error) {
    noticeEnd(error, token);
    throw error;
  }
}

/** The next order that somebody may have to open and whose card is missing or older than the order. */
function nextMissing(tried: ReadonlySet<string>): { id: number; seq: number } | undefined {
  const { orders, details } = useOrders.getState();
  const wanted = [...orders.values()].filter(
    ({ id, seq, state }) =>
      state !== "done" && (details.get(id)?.seq ?? -1) < seq && !tried.has(`${id}:${seq}`),
  );
  return wanted.find(({ state }) => state === "new") ?? wanted[0];
}

/** Reads missing cards, one after the other. Returns a function to call when orders have changed; it never rejects. */
export function detailsReader(token: string): () => Promise<void> {
  let isReading = false;
  const tried = new Set<string>();
  return async () => {
    if (isReading) return;
    isReading = true;
    try {
      for (let order = nextMissing(tried); order !== undefined; order = nextMissing(tried)) {
        tried.add(`${order.id}:${order.seq}`);
        try {
          await readDetails(token, order.id);
        } catch (error) {
          // Only an order that may not be read is passed over; without a line there is no use in asking for the others.
          if (isApiError(error, "refused") && error.status !== 429) continue;
          tried.delete(`${order.id}:${order.seq}`);
          return;
        }
      }
    } finally {
      isReading = false;
    }
  };
}
