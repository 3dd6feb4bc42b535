/** Requests for refunds that wait at the operator's stores, and what is decided on them. */
import { create } from "zustand";
import type { BoardOrder } from "@/contract/calls/board-orders";
import type { BoardRefund, BoardRefundApproved, BoardRefunds } from "@/contract/calls/board-refunds";
import { randomUuid } from "@/platform/random-uuid";
import { callBoard } from "../api/call-board";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";

export const useRefunds = create<{ readonly refunds: readonly BoardRefund[] }>(() => ({ refunds: [] }));

/** Whether this person may decide; the server says so too. */
export const useDecides = (): boolean => useSession(({ me }) => me !== null && me.operator.role !== "store");

/** Reads them once. Never rejects. */
export async function readRefunds(token: string): Promise<void> {
  try {
    const { refunds } = await callBoard<BoardRefunds>({ path: "/refunds", token });
    useRefunds.setState({ refunds });
  } catch (error) {
    noticeEnd(error, token);
  }
}

/** The orders of a board whose money is asked for, as one text: another text says that the requests changed. */
export const askedIn = (orders: ReadonlyMap<number, BoardOrder>): string =>
  [...orders.values()]
    .filter(({ status }) => status === "refund_requested")
    .map(({ id }) => id)
    .join();

async function decide<T>(path: string, body: object): Promise<T> {
  const { token } = useSession.getState();
  const { language } = useDeviceSettings.getState();
  try {
    return await callBoard<T>({ method: "POST", path, token, language, body, idempotencyKey: randomUuid() });
  } catch (error) {
    noticeEnd(error, token);
    throw error;
  } finally {
    if (token !== null) void readRefunds(token);
  }
}

/** Gives an amount back, in major units. Throws ApiError. */
export const approveRefund = (orderId: number, amount: number): Promise<BoardRefundApproved> =>
  decide(`/orders/${orderId}/refund/approve`, { amount });

/** Gives an amount back unasked, in major units; whoever ordered reads the reason. Throws ApiError. */
export const giveRefund = (orderId: number, amount: number, reason: string): Promise<BoardRefundApproved> =>
  decide(`/orders/${orderId}/refund`, { amount, reason });

/** Declines with words that the customer reads. Throws ApiError. */
export const rejectRefund = (orderId: number, answer: string): Promise<void> =>
  decide(`/orders/${orderId}/refund/reject`, { answer });
