/** The printers of the operator's stores, and what did not come out of them. */
import { create } from "zustand";
import type { BoardPrinters, BoardTicketKind } from "@/contract/calls/board-printers";
import { randomUuid } from "@/platform/random-uuid";
import { callBoard } from "../api/call-board";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";

/** Printers fail between two changes of orders, so they are asked for, ms. */
const askEveryMs = 30_000;

export const usePrinters = create<BoardPrinters>(() => ({ printers: [], troubles: [] }));

/** Reads them once. Never rejects: a board without a line says so elsewhere. */
export async function readPrinters(token: string): Promise<void> {
  try {
    usePrinters.setState(await callBoard<BoardPrinters>({ path: "/printers", token }));
  } catch (error) {
    noticeEnd(error, token);
  }
}

/** Asks for them until the returned function is called. */
export function followPrinters(token: string): () => void {
  const ask = () => {
    if (document.visibilityState === "visible") void readPrinters(token);
  };
  const timer = setInterval(ask, askEveryMs);
  document.addEventListener("visibilitychange", ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
    usePrinters.setState({ printers: [], troubles: [] });
  };
}

/** Throws ApiError. */
async function post(path: string, body?: object): Promise<void> {
  const { token } = useSession.getState();
  if (token === null) return;
  const { language } = useDeviceSettings.getState();
  const idempotencyKey = randomUuid();
  try {
    await callBoard({ method: "POST", path, token, language, idempotencyKey, ...(body ? { body } : {}) });
  } catch (error) {
    noticeEnd(error, token);
    throw error;
  } finally {
    void readPrinters(token);
  }
}

/** Prints a ticket of an order once more. Throws ApiError. */
export const printTicket = (orderId: number, kind: BoardTicketKind, printerId: number): Promise<void> =>
  post(`/orders/${orderId}/print`, { kind, printer_id: printerId });

/** Prints a ticket again, or says that nobody has to look after it. Throws ApiError. */
export const settleTicket = (ticketId: number, how: "again" | "dismiss"): Promise<void> =>
  post(`/tickets/${ticketId}/${how}`);
