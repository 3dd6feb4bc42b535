import type { SentMessage } from "@/contract/calls/chat";
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
  for (const photo of photos)
    form.append("image[]", new Blob([new Uint8Array(photo)], { type: "image/png" }), "photo.png");
  const encoded = new Response(form);
  const response = await server.inject({
    method: "POST",
    url: "/api/v1/customer/message/send",
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { "idempotency-key": key } : {}),
      "content-type": encoded.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const body = response.json();
  return {
    status: response.statusCode,
    headers: response.headers,
    body: body as SentMessage,
    code: body.errors?.[0]?.code as string | undefined,
  };
}
