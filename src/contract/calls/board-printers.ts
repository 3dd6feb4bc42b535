/** Tickets on paper as the board asks for them, and printers that do not print. */
import { Id, Instant, nullable, oneOf, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;

export const boardTicketKinds = ["kitchen", "packing", "receipt"] as const;
export const BoardTicketKind = oneOf(boardTicketKinds);
export type BoardTicketKind = Static<typeof BoardTicketKind>;

/** `no_answer`: switched off, not in the network, or it went silent. */
export const BoardPrinterCause = oneOf(["no_answer", "no_paper", "offline"]);
export type BoardPrinterCause = Static<typeof BoardPrinterCause>;

/** A ticket that did not come out. */
export const BoardTicketTrouble = Type.Object({
  id: Id,
  order_id: Type.Integer({ minimum: 1 }),
  printer_id: Id,
  kind: BoardTicketKind,
  /** `waiting`: tried again by itself. `unsure`: may be on paper. `failed`: given up. The last two need somebody. */
  state: oneOf(["waiting", "unsure", "failed"]),
  cause: BoardPrinterCause,
  since: Instant,
});
export type BoardTicketTrouble = Static<typeof BoardTicketTrouble>;

/** GET /board/printers: printers of the operator's stores and of every store, and what did not come out; 100 tickets at most. */
export const BoardPrinters = Type.Object({
  printers: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      /** Null: orders of every store. */
      store_id: nullable(Id),
    }),
  ),
  troubles: Type.Array(BoardTicketTrouble),
});
export type BoardPrinters = Static<typeof BoardPrinters>;

/** POST /board/orders/{id}/print: a printer of the order's store or of every store. */
export const BoardPrintRequest = Type.Object({ kind: BoardTicketKind, printer_id: Id }, closed);
export type BoardPrintRequest = Static<typeof BoardPrintRequest>;
