/** Routes that count in the database, once for each Idempotency-Key: what a test repeats, and how often it was done. */
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { Transaction } from "../context";
import { refusal } from "../core/errors";
import { rowsOf } from "../db/rows";
import { onceOnly } from "../plugins/idempotency";

const Body = Type.Object({ amount: Type.Integer(), guest_id: Type.Optional(Type.Integer()) });

/** Counts up in a row of the database, as an order takes stock. */
async function countUp(tx: Transaction, by: number): Promise<number> {
  const [row] = rowsOf<{ value: number }>(
    await tx.execute(sql`
      update settings set value = to_jsonb((value #>> '{}')::int + ${by}::int) where key = 'counter'
      returning (value #>> '{}')::int as value`),
  );
  return row?.value ?? 0;
}

/** Instructions for the next count. */
export const counting: {
  /** Says that it was reached, and ends when it is released. */
  holding: { reached: () => void; release: Promise<void> } | null;
  /** It is refused after it has counted. */
  failing: boolean;
} = { holding: null, failing: false };

/** The routes, below /api/v1. Their setting `counter` must be there. */
export function countingRoutes(app: FastifyInstance): void {
  const config = { caller: "any" } as const;
  app.post("/api/v1/count", {
    schema: { body: Body },
    config,
    handler: async (request, reply) =>
      onceOnly(request, reply, async (tx) => {
        const value = await countUp(tx, (request.body as { amount: number }).amount);
        if (counting.holding) {
          counting.holding.reached();
          await counting.holding.release;
        }
        if (counting.failing) throw refusal(403, "stock", "Sold out.");
        reply.status(201);
        return { value };
      }),
  });
  app.post("/api/v1/half", {
    schema: { body: Body },
    config,
    handler: async (request, reply) =>
      onceOnly(request, reply, async (tx) => {
        const value = await countUp(tx, 1);
        reply.status(203);
        return { errors: [{ code: "wallet", message: `Too little for ${value}.` }] };
      }),
  });
  app.post("/api/v1/cart", {
    schema: { body: Body },
    config,
    handler: async (request, reply) =>
      onceOnly(request, reply, async (tx) => [await countUp(tx, 1)], {
        current: async (tx) => [await countUp(tx, 0)],
      }),
  });
  app.put("/api/v1/thing/:id", {
    schema: { body: Body, params: Type.Object({ id: Type.Integer() }) },
    config,
    handler: async (request, reply) =>
      onceOnly(request, reply, async (tx) => ({ value: await countUp(tx, 1) })),
  });
}
