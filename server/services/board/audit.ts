import { desc, lt } from "drizzle-orm";
import type { BoardAudit } from "@/contract/calls/board-audit";
import type { Queryable } from "../../context";
import { auditLog } from "../../db/schema";

const pageSize = 50;

/** GET /board/audit: who did what, newest first. */
export async function listAudit(database: Queryable, before: number | undefined): Promise<BoardAudit> {
  const found = await database
    .select()
    .from(auditLog)
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(pageSize + 1);
  const shown = found.slice(0, pageSize);
  return {
    entries: shown.map((entry) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      by: entry.operatorName,
      action: entry.action,
      order_id: entry.orderId,
      store_id: entry.storeId,
      item_id: entry.itemId,
      before: entry.before,
      after: entry.after,
    })),
    next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}
