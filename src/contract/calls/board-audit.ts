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
  before: values,
  after: values,
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
