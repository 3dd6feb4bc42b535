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
  board_item_unknown: row(404, "item"),
  board_part_unknown: row(404, "part"),
  board_until: row(403, "until"),
  board_stock: row(403, "stock"),
  board_price: row(403, "price"),
  board_courier_unknown: row(403, "courier_id"),
} as const satisfies Record<string, RefusalRow>;
