import { type RefusalRow, row } from "./refusal-row";

/** Errors of the shop's board. */
export const boardRefusals = {
  board_credentials: row(401, "board_credentials"),
  board_invitation: row(403, "invitation"),
  board_role: row(403, "role"),
  board_streams: row(503, "streams"),
  board_store_unknown: row(404, "store"),
  board_order_unknown: row(404, "order"),
  board_cursor_old: row(410, "board_cursor_old"),
  board_page_unknown: row(403, "before"),
  order_changed: row(409, "order_changed"),
  order_changed_by_nobody: row(409, "order_changed"),
  board_step: row(403, "step"),
  board_courier_unknown: row(403, "courier_id"),
  courier_credentials: row(401, "courier_credentials"),
  courier_phone_taken: row(403, "phone"),
  courier_order_unknown: row(404, "order"),
  courier_offer_unknown: row(404, "offer"),
  courier_offer_over: row(409, "offer_over"),
  courier_one_order: row(403, "one_order"),
  courier_consent: row(403, "position_consent"),
  courier_code: row(403, "code"),
  courier_photo: row(403, "photo"),
  courier_cash: row(403, "cash_taken"),
  courier_cash_changed: row(409, "order_changed"),
} as const satisfies Record<string, RefusalRow>;
