/**
 * A push as the contract has it (4.5), read from whatever a push service delivers: `data` alone, `notification`, or
 * both, wrapped by Firebase or not. All of it is unvalidated input: texts are cut, ids must
 * look like ids.
 */

/** The kinds of push that a shopper may switch off. */
export type PushKind = "orders" | "chat" | "offers";

export interface PushMessage {
  /** order_status, message, referral_code or another word; unknown ones are plain text. */
  type: string;
  kind: PushKind;
  title: string;
  body: string;
  /** Unchecked; the code that shows it checks the origin. */
  image: string | null;
  orderId: number | null;
  conversationId: string | null;
  senderType: string | null;
  /** Opaque name of the account it is for; null when the backend gives none. */
  recipient: string | null;
  /** The same for every copy of one push; null when it carries none. */
  id: string | null;
  /** When it was queued, epoch ms; null when it does not say. */
  sentAt: number | null;
  /** Quiet hours: to be shown without a sound. */
  silent: boolean;
}

export interface ReceivedPush {
  message: PushMessage;
  /** It came through Firebase. */
  firebase: boolean;
  /** It carries `notification`, which Firebase's SDK would show by itself. */
  hasNotification: boolean;
}

/** Which switch a type of push belongs to. */
export function pushKind(type: string): PushKind {
  if (type === "order_status") return "orders";
  return type === "message" ? "chat" : "offers";
}

/** Longer texts are cut: no notification shows more. Characters. */
const longest = { title: 120, body: 400, image: 2048, id: 128, word: 40 } as const;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Printable text on one or more lines, or "". */
function text(value: unknown, most: number): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  const plain = String(value).replace(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066\u2067]/g, " ");
  return closeIsolates([...plain.trim()].slice(0, most).join(""));
}

/** Amounts are isolated from the text around them (U+2068 … U+2069): each that is open is closed, so that nothing else turns round. */
function closeIsolates(text: string): string {
  let open = 0;
  const balanced = text.replace(/[\u2068\u2069]/g, (mark) => {
    if (mark === "\u2068") open += 1;
    else if (open === 0) return "";
    else open -= 1;
    return mark;
  });
  return balanced + "\u2069".repeat(open);
}

/** An address that is longer leaves no room for the texts. Bytes. */
const maxSentImageBytes = 1_000;

/**
 * The texts of a push as they are sent: cut to what is shown, so that all of it stays below the 3,993 bytes that push services
 * take (RFC 8030, 7.2, less what encryption adds). A picture whose address is too long is left out.
 */
export function fitPushTexts<T extends { title: string; body: string; image: string }>(texts: T): T {
  const { title, body, image } = texts;
  return {
    ...texts,
    title: text(title, longest.title),
    body: text(body, longest.body),
    image: image.length > maxSentImageBytes ? "" : image,
  };
}

const word = (value: unknown): string | null => {
  const found = text(value, longest.word);
  return /^[\w-]+$/.test(found) ? found : null;
};

const opaque = (value: unknown): string | null => {
  const found = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return found.length <= longest.id && /^[\w.:%-]+$/.test(found) ? found : null;
};

function id(value: unknown): number | null {
  const found = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof found === "number" && Number.isSafeInteger(found) && found > 0 ? found : null;
}

/** Reads the text of a push event. Null when there is nothing in it that could be shown. */
export function readPush(payload: string): ReceivedPush | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(payload);
  } catch {
    // Plain text is a message, too: some admin panels send nothing else.
    parsed = payload.trim().startsWith("{") ? null : { notification: { title: payload } };
  }
  if (!isFields(parsed)) return null;
  const notification = isFields(parsed.notification) ? parsed.notification : null;
  const data: Fields = isFields(parsed.data) ? parsed.data : {};
  const message = readPushFields(data, notification, opaque(parsed.fcmMessageId));
  return (
    message && {
      message,
      firebase: typeof parsed.fcmMessageId === "string" && typeof parsed.from === "string",
      hasNotification: notification !== null,
    }
  );
}

/** Reads the fields of a push, or of a row of the history. Null when there is nothing in them that could be shown. */
export function readPushFields(
  data: Fields,
  notification: Fields | null,
  fallbackId: string | null = null,
): PushMessage | null {
  const title = text(data.title, longest.title) || text(notification?.title, longest.title);
  const body =
    text(data.body, longest.body) ||
    text(data.description, longest.body) ||
    text(notification?.body, longest.body);
  if (title === "" && body === "") return null;
  const type = word(data.type) ?? "general";
  const orderId = id(data.order_id);
  return {
    type,
    kind: pushKind(type),
    title: title || body,
    body: title ? body : "",
    image: text(data.image, longest.image) || text(notification?.image, longest.image) || null,
    // Referrals carry the order id "1" without an order.
    orderId: type === "referral_code" || type === "message" ? null : orderId,
    conversationId: type === "message" ? opaque(data.conversation_id) : null,
    senderType: type === "message" ? word(data.sender_type) : null,
    recipient: opaque(data.recipient),
    id: opaque(data.push_id) ?? fallbackId,
    sentAt: id(data.sent_at),
    silent: data.silent === "1",
  };
}

/** Name under which a newer push takes the place of an older one of the same order or conversation. */
export function pushTag(message: PushMessage): string {
  if (message.type === "order_status" && message.orderId !== null) return `order-${message.orderId}`;
  if (message.type === "message") return `chat-${message.conversationId ?? "any"}`;
  if (message.type === "referral_code") return "referral";
  return `notice-${message.id ?? message.title}`;
}
