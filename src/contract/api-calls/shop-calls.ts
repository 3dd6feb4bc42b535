/** Calls of the shop's own system, with a key of the operator's. The page makes none of them. */
import type { ShopAnswer, ShopAnswerRequest } from "../calls/chat";

export interface ShopCalls {
  "POST /shop/conversations/{id}/messages": { body: ShopAnswerRequest; response: ShopAnswer };
}
