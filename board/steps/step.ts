/** What somebody pressed, as it waits to be sent. */
import type { BoardOrderAction } from "@/contract/calls/board-orders";
import type { KeptStep } from "../../staff/outbox/outbox";

interface Kept extends KeptStep {
  readonly operatorId: number;
  /** Below /board. */
  readonly path: string;
  readonly body: object;
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
