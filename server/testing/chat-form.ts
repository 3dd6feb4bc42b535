import type { SentMessage } from "@/contract/calls/chat";
import { appendPhotos, postForm } from "./form-call";
import type { TestServer } from "./test-server";

/** A message as the page sends it. */
export interface ChatForm {
  message?: string;
  /** Whom it is for; support unless it is given. */
  to?: Record<string, string | number>;
  orderId?: number;
  photos?: readonly Buffer[];
  /** Idempotency-Key. */
  key?: string;
}

/** Sends a chat message as a form. `token` null sends it signed out. */
export async function sendChat(
  server: TestServer,
  token: string | null | undefined,
  { message, to = { receiver_type: "admin", receiver_id: 0 }, orderId, photos = [], key }: ChatForm,
) {
  const form = new FormData();
  if (message !== undefined) form.set("message", message);
  for (const [name, value] of Object.entries(to)) form.set(name, String(value));
  if (orderId !== undefined) form.set("order_id", String(orderId));
  appendPhotos(form, "image[]", photos);
  const sent = await postForm(server, "/customer/message/send", form, { token, key });
  return { ...sent, body: sent.body as SentMessage };
}
