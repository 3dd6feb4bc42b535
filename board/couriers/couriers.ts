/** Couriers as the board reads them, and what it does beside their orders: links and cash. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { BoardCouriers } from "@/contract/calls/board-orders";
import type { BoardCashRequest, BoardCourierLink, BoardCourierLinkRequest } from "@/contract/calls/couriers";
import { randomUuid } from "@/platform/random-uuid";
import { callBoard } from "../api/call-board";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";

export type BoardCourier = BoardCouriers["couriers"][number];

/** Who is free changes by the minute, ms. */
const askEveryMs = 20_000;

export interface FoundCouriers {
  /** Null: not read yet. */
  readonly couriers: readonly BoardCourier[] | null;
  readonly error: unknown;
  readonly read: () => void;
}

/** Those of an order, of a store, or all; asked for again while somebody looks. */
export function useCouriers(
  query: { readonly order_id: number } | { readonly store_id: number | null },
): FoundCouriers {
  const token = useSession((session) => session.token);
  const [{ couriers, error }, setFound] = useState<Omit<FoundCouriers, "read">>({
    couriers: null,
    error: null,
  });
  const turn = useRef(0);
  const words =
    "order_id" in query
      ? `?order_id=${query.order_id}`
      : query.store_id === null
        ? ""
        : `?store_id=${query.store_id}`;
  const read = useCallback(() => {
    turn.current += 1;
    const own = turn.current;
    callBoard<BoardCouriers>({ path: `/couriers${words}`, token }).then(
      (found) => own === turn.current && setFound({ couriers: found.couriers, error: null }),
      (failure: unknown) => {
        noticeEnd(failure, token);
        if (own === turn.current) setFound((was) => ({ ...was, error: failure }));
      },
    );
  }, [words, token]);
  useEffect(() => {
    setFound({ couriers: null, error: null });
    read();
    const timer = setInterval(() => document.visibilityState === "visible" && read(), askEveryMs);
    return () => {
      turn.current += 1;
      clearInterval(timer);
    };
  }, [read]);
  return { couriers, error, read };
}

async function post<T>(path: string, body: object, idempotencyKey?: string): Promise<T> {
  const { token } = useSession.getState();
  const { language } = useDeviceSettings.getState();
  try {
    return await callBoard<T>({
      method: "POST",
      path,
      token,
      language,
      body,
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
  } catch (error) {
    noticeEnd(error, token);
    throw error;
  }
}

/** A courier has handed in what was counted, in major units. Throws ApiError, with 409 for another sum than the courier's. */
export const handInCash = (courierId: number, amount: number, key = randomUuid()): Promise<void> =>
  post(`/couriers/${courierId}/cash`, { amount } satisfies BoardCashRequest, key);

/** A link with which a courier chooses a password; an earlier one ends. Throws ApiError. */
export const inviteCourier = async (courierId: number): Promise<string> =>
  (await post<BoardCourierLink>(`/couriers/${courierId}/invitation`, {})).link;

/** Gives an order to somebody without an account; their link. Throws ApiError. */
export const linkForOrder = async (orderId: number, person: BoardCourierLinkRequest): Promise<string> =>
  (await post<BoardCourierLink>(`/orders/${orderId}/courier-link`, person)).link;
