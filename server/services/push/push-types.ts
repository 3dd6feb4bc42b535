import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { OrderStatus } from "@/contract";
import { readJobData } from "../../core/job-data";

export const PUSH_JOB = "push";
export const PUSH_DELIVERY_JOB = "push-delivery";

const Owner = Type.Union([
  Type.Object({ kind: Type.Literal("customer"), customerId: Type.Integer() }),
  Type.Object({ kind: Type.Literal("guest"), guestId: Type.Integer() }),
]);

/** Money that goes back, by where it goes; minor units. */
const ReturnedMoney = Type.Object({
  wallet: Type.Integer(),
  gateway: Type.Integer(),
  outside: Type.Integer(),
});
export type ReturnedMoney = Static<typeof ReturnedMoney>;

/** Why the shop does not bring an order, and what happens to the shopper's money. */
const CanceledNews = Type.Object({
  reason: Type.Union([Type.String(), Type.Null()]),
  returned: ReturnedMoney,
});
export type CanceledNews = Static<typeof CanceledNews>;

/** About an order's status: its texts are made for each device in its language. */
const StatusContent = Type.Object({
  type: Type.Literal("order_status"),
  orderId: Type.Integer(),
  status: OrderStatus,
  moduleId: Type.Integer(),
  orderType: Type.String(),
  /** News besides the status: a prescription has its price, or nobody agreed to it in time. */
  news: Type.Optional(Type.Union([Type.Literal("priced"), Type.Literal("unagreed")])),
  /** Nothing where the shopper canceled: they know why. */
  canceled: Type.Optional(CanceledNews),
});

/** About anything else, with its texts. `orderId` and `conversationId` say what it is about. */
const TextContent = Type.Object({
  type: Type.String(),
  title: Type.String(),
  body: Type.String(),
  image: Type.Optional(Type.String()),
  orderId: Type.Optional(Type.Integer()),
  conversationId: Type.Optional(Type.Integer()),
  senderType: Type.Optional(Type.String()),
});

/** The text that the shopper reads. */
const PushContent = Type.Union([StatusContent, TextContent]);
export type PushContent = Static<typeof PushContent>;

/** Whether a stored content is one, e.g. not of another version. */
export const isPushContent = (content: unknown): content is PushContent => Value.Check(PushContent, content);

const queuedPush = {
  owner: Owner,
  content: PushContent,
  /** The same in every copy, so that a device shows it once. */
  pushId: Type.String(),
  /** Epoch ms. */
  queuedAt: Type.Integer(),
};

/** A queued push. Holds ids and texts of the shop, no address of a person or device. */
const QueuedPush = Type.Object(queuedPush);
export type QueuedPush = Static<typeof QueuedPush>;

/** One device's copy of a push: a subscription of ours, or the one token that the older calls store. */
const PushDelivery = Type.Union([
  Type.Object({ ...queuedPush, subscriptionId: Type.Integer() }),
  Type.Object({ ...queuedPush, token: Type.String() }),
]);
export type PushDelivery = Static<typeof PushDelivery>;

/** The data of a job PUSH_JOB. Throws for anything else, e.g. what an older version queued. */
export const readQueuedPush = (data: unknown): QueuedPush => readJobData(QueuedPush, data, PUSH_JOB);

/** The data of a job PUSH_DELIVERY_JOB. Throws for anything else. */
export const readPushDelivery = (data: unknown): PushDelivery =>
  readJobData(PushDelivery, data, PUSH_DELIVERY_JOB);
