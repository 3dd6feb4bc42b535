import type { OrderStatus } from "@/contract";
import type { Owner } from "../owner/owner";

/** What is to be told; the texts of an order's status are made for each device in its language. */
export type PushContent =
  | { type: "order_status"; orderId: number; status: OrderStatus; moduleId: number; orderType: string }
  | {
      type: string;
      title: string;
      body: string;
      image?: string;
      /** Id of the order or the conversation that it is about. */
      orderId?: number;
      conversationId?: number;
      senderType?: string;
    };

/** A queued push. Holds ids and texts of the shop, no address of a person or device. */
export interface QueuedPush {
  owner: Owner;
  content: PushContent;
  /** The same in every copy, so that a device shows it once. */
  pushId: string;
  /** Epoch ms. */
  queuedAt: number;
}

export const PUSH_JOB = "push";
export const PUSH_DELIVERY_JOB = "push-delivery";

/** One device's copy of a push: a subscription of ours, or the one token that the older calls keep. */
export type PushDelivery = QueuedPush & ({ subscriptionId: number } | { token: string });
