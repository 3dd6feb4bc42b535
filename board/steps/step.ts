/** What somebody pressed, as it waits to be sent. */
import type { BoardOrderAction } from "@/contract/calls/board-orders";

interface Kept {
  /** The Idempotency-Key: however often it is sent, it happens once. */
  readonly key: string;
  readonly operatorId: number;
  /** Below /board. */
  readonly path: string;
  readonly body: object;
  /** Epoch ms. */
  readonly madeAt: number;
  /** What the server said no with; it waits for somebody to have read it. */
  readonly refusal: { readonly code: string; readonly message: string } | null;
}

/** A step of an order. */
export interface OrderStep extends Kept {
  readonly orderId: number;
  readonly action: BoardOrderAction;
}

/** A switch of a store or its items: the path takes PUT. */
export interface SwitchStep extends Kept {
  readonly orderId: null;
  /** What is switched, as the person who pressed reads it. */
  readonly subject: string;
}

export type Step = OrderStep | SwitchStep;

/** How the device orders what it keeps: as it was pressed. */
export const keyOfStep = ({ madeAt, key }: Step): string => `step:${String(madeAt).padStart(15, "0")}:${key}`;

const paths: Record<BoardOrderAction, string> = {
  accept: "accept",
  refuse: "refuse",
  ready: "ready",
  hand_over: "hand-over",
  deliver: "deliver",
  assign: "courier",
};

export const pathOfStep = (orderId: number, action: BoardOrderAction): string =>
  `/orders/${orderId}/${paths[action]}`;
