/**
 * Tells the shopper the outcome of an order that waited for the network out of view: placed, or a question. A page in view
 * says it itself.
 */
import { workerText } from "@/platform/i18n/worker-texts";
import type { OutboxRow } from "@/platform/outbox/rows/row";
import { readRows } from "@/platform/outbox/storage/rows";
import { readSession } from "@/platform/outbox/storage/session-record";
import { keptBranding } from "./branding";
import { serialize } from "./notification-queue";
import type { NotificationData } from "./push-notification";

declare const self: ServiceWorkerGlobalScope;

export interface OrderNotification {
  title: string;
  body: string;
  tag: string;
  /** Same-origin path that a click opens. */
  path: string;
}

/** The notification for a row; null when there is nothing to say. */
export function notificationOf(row: OutboxRow, language: string): OrderNotification | null {
  if (row.kind !== "order" || row.abandoned) return null;
  // One per order; pushes about it have tags of their own.
  const tag = `outbox-order:${row.key}`;
  const { storeName } = row.payload;
  if (row.state === "placed" && row.result) {
    const { orderId } = row.result;
    const customer = row.owner.startsWith("customer:");
    const path = customer ? `/profile?page=my-orders&orderId=${orderId}` : "/home";
    const body = workerText("order.placedText", language, { store: storeName, order: orderId });
    return { title: workerText("order.placed", language), body, tag, path };
  }
  if (row.state !== "needs-you") return null;
  const body = workerText("order.questionText", language, { store: storeName });
  return { title: workerText("order.question", language), body, tag, path: "/checkout?page=cart" };
}

/** Shows the notice when it may be shown and no page is in view. Never rejects. */
export async function notifyAboutOrder(row: OutboxRow, language: string): Promise<void> {
  // With it come the languages that the shop brought.
  const branding = await keptBranding();
  const notice = notificationOf(row, language);
  if (!notice || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const clients = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (clients.some((client) => client.visibilityState === "visible")) return;
  const { title, body, tag, path } = notice;
  const data: NotificationData = { target: path, sentAt: null };
  const icon = `${branding?.icons ?? "/icons/"}icon-192.png`;
  const options = { body, tag, lang: language, icon, data };
  await serialize(() => self.registration.showNotification(title, options)).catch(() => undefined);
}

/** A hidden page has received the response to an order: `{type: "ORDER_ANSWERED", rowId}`. */
export function onOrderResultMessage(event: ExtendableMessageEvent): void {
  if (event.origin && event.origin !== self.location.origin) return;
  const message = event.data as { type?: unknown; rowId?: unknown } | null;
  if (message?.type === "ORDER_ANSWERED") event.waitUntil(notifyAboutRow(String(message.rowId)));
}

async function notifyAboutRow(id: string): Promise<void> {
  const session = await readSession();
  const row = (await readRows()).find((candidate) => candidate.id === id);
  // Somebody else may be signed in by now.
  if (session && row && row.owner === session.owner) await notifyAboutOrder(row, session.language);
}
