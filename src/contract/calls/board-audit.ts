/** The log of who did what, as an owner reads it at the board. */
import { Id, Instant, nullable, type Static, Type } from "../schema";

/** What a change was of, by the names of its fields. */
const values = nullable(Type.Unsafe<Record<string, unknown>>({ type: "object", additionalProperties: true }));

export const BoardAuditEntry = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  at: Instant,
  /** A person, a key, a courier, or `ops`. */
  by: Type.String(),
  /** A word, such as `order_accepted`. */
  action: Type.String(),
  order_id: nullable(Type.Integer({ minimum: 1 })),
  store_id: nullable(Id),
  item_id: nullable(Id),
  /** In the reader's language; null where there is none, or it is gone. */
  item_name: nullable(Type.String()),
  before: values,
  after: values,
  /** Couriers that the values name, by their `courier_id`. */
  couriers: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type BoardAuditEntry = Static<typeof BoardAuditEntry>;

/** GET /board/audit?before=: newest first. `before` is the `next` of the page before. */
export const BoardAuditQuery = Type.Object(
  { before: Type.Optional(Type.Integer({ minimum: 1 })) },
  { additionalProperties: false },
);
export const BoardAudit = Type.Object({
  entries: Type.Array(BoardAuditEntry),
  /** For the next page; null: this is the last one. */
  next: nullable(Type.Integer()),
});
export type BoardAudit = Static<typeof BoardAudit>;
