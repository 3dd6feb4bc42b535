import { type RefusalRow, row } from "./refusal-row";

/** Errors of the shop's board. */
export const boardRefusals = {
  board_credentials: row(401, "board_credentials"),
  board_invitation: row(403, "invitation"),
  board_role: row(403, "role"),
  key_reads_only: row(403, "key_reads_only"),
  board_streams: row(503, "streams"),
  board_store_unknown: row(404, "store"),
  board_order_unknown: row(404, "order"),
  board_cursor_old: row(410, "board_cursor_old"),
  board_page_unknown: row(403, "before"),
  order_changed: row(409, "order_changed"),
  order_changed_by_nobody: row(409, "order_changed"),
  board_step: row(403, "step"),
  numbers_date: row(403, "date"),
  numbers_span: row(403, "span"),
  numbers_rows: row(403, "span"),
  board_courier_unknown: row(403, "courier_id"),
} as const satisfies Record<string, RefusalRow>;
