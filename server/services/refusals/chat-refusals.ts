import { type RefusalRow, row } from "./refusal-row";

/** Errors of the chat. */
export const chatRefusals = {
  conversation_unknown: row(404, "conversation_id"),
  chat_peer_unknown: row(404, "receiver_id"),
  chat_receiver: row(403, "receiver_type"),
  chat_empty: row(403, "message"),
  chat_long: row(403, "message"),
  chat_closed: row(403, "chat_closed"),
  shop_key: row(401, "shop_key"),
  shop_calls_off: row(404, "shop_calls_off"),
  chat_streams: row(503, "streams"),
} as const satisfies Record<string, RefusalRow>;
