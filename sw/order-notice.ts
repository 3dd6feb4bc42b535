/**
 * Tells the shopper what became of an order that waited for the network while nobody was looking: placed, or a
 * question. With a page in view the page says it.
 */
import type { OutboxRow } from "@/platform/outbox/row";
import { allRows } from "@/platform/outbox/rows";
import { readSession } from "@/platform/outbox/session-record";

declare const self: ServiceWorkerGlobalScope;

/** Notices of the outbox are told apart from pushes by their tag. */
export const noticeTag = "outbox-order:";

const texts = {
  en: {
    placed: "Your order is placed",
    placedText: (store: string, order: number) => `${store} has your order #${order}.`,
    question: "Your order needs you",
    questionText: (store: string) => `Your order at ${store} was not placed so far. Please look at it.`,
  },
  ar: {
    placed: "تم تأكيد طلبك",
    placedText: (store: string, order: number) => `استلم ${store} طلبك رقم ${order}.`,
    question: "طلبك بحاجة إليك",
    questionText: (store: string) => `لم يتم تأكيد طلبك من ${store} حتى الآن. يرجى مراجعته.`,
  },
} as const;

export interface OrderNotice {
  title: string;
  body: string;
  tag: string;
  /** Same-origin path that a click opens. */
  path: string;
}

/** What is said about a row, null when there is nothing to say. */
export function noticeOf(row: OutboxRow, language: string): OrderNotice | null {
  if (row.kind !== "order" || row.letGo) return null;
  const words = language.startsWith("ar") ? texts.ar : texts.en;
  const tag = noticeTag + row.key;
  const { storeName } = row.payload;
  if (row.state === "placed" && row.result) {
    const { orderId } = row.result;
    const customer = row.owner.startsWith("customer:");
    const path = customer ? `/profile?page=my-orders&orderId=${orderId}` : "/home";
    return { title: words.placed, body: words.placedText(storeName, orderId), tag, path };
  }
  if (row.state !== "needs-you") return null;
  return { title: words.question, body: words.questionText(storeName), tag, path: "/checkout?page=cart" };
}

/** Shows the notice when it may be shown and no page is in view. Never rejects. */
export async function tellAboutOrder(row: OutboxRow, language: string): Promise<void> {
  const notice = noticeOf(row, language);
  if (!notice || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const clients = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (clients.some((client) => client.visibilityState === "visible")) return;
  const { title, body, tag, path } = notice;
  const options = { body, tag, lang: language, icon: "/icons/icon-192.png", data: { path } };
  await self.registration.showNotification(title, options).catch(() => undefined);
}

/** A page that nobody looks at has heard the answer to an order: `{type: "ORDER_ANSWERED", rowId}`. */
export function onNoticeMessage(event: ExtendableMessageEvent): void {
  if (event.origin && event.origin !== self.location.origin) return;
  const message = event.data as { type?: unknown; rowId?: unknown } | null;
  if (message?.type === "ORDER_ANSWERED") event.waitUntil(tellAboutRow(String(message.rowId)));
}

async function tellAboutRow(id: string): Promise<void> {
  const session = await readSession();
  const row = (await allRows()).find((candidate) => candidate.id === id);
  // Somebody else may be signed in by now.
  if (session && row && row.owner === session.owner) await tellAboutOrder(row, session.language);
}

/**
 * A click on a notice of ours: an open tab is focused and led there, else one is opened. To be registered before any
 * other listener for clicks; what is not ours is left to them.
 */
export function onNoticeClick(event: NotificationEvent): void {
  const { notification } = event;
  if (!notification.tag.startsWith(noticeTag)) return;
  event.stopImmediatePropagation();
  notification.close();
  const { path } = (notification.data ?? {}) as { path?: unknown };
  event.waitUntil(openAt(typeof path === "string" ? path : "/"));
}

async function openAt(path: string): Promise<void> {
  const target = new URL(path, self.location.origin);
  // Never a place of somebody else's.
  const url = target.origin === self.location.origin ? target.href : self.location.origin;
  const [client] = await self.clients.matchAll({ type: "window" });
  if (!client) return void (await self.clients.openWindow(url));
  await client.focus();
  await client.navigate(url).catch(() => self.clients.openWindow(url));
}
