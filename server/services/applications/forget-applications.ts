/** Applications hold papers and addresses of people, so they are kept only as long as somebody decides on them. */
import { and, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { applications } from "../../db/schema";
import { transact } from "../../db/transact";
import { refundPlan } from "../payments/records/plan-payment";
import { deleteApplicationFiles } from "./application-files";

const day = 86_400_000;
/** How long one waits before it goes, ms. */
const pendingMs = 90 * day;
/** How long after the decision its details are kept, for questions about it, ms. */
const decidedMs = 30 * day;

/** Deletes what nobody decided, with its files, and clears details and password of the decided; returns how many of both. */
export async function forgetOldApplications(context: ServerContext): Promise<number> {
  const { database, clock, settings } = context;
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  const deleted = await transact(database, async (tx) => {
    const isOld = and(eq(applications.status, "pending"), lt(applications.createdAt, before(pendingMs)));
    const old = await tx.select({ id: applications.id }).from(applications).where(isOld).for("update");
    const ids = old.map(({ id }) => id);
    // Payments for nothing go back; afterwards no payment names the application.
    for (const id of ids) await refundPlan(tx, context, id, "job");
    return tx
      .delete(applications)
      .where(inArray(applications.id, ids))
      .returning({ files: applications.files });
  });
  for (const { files } of deleted) await deleteApplicationFiles(settings, files);
  const cleared = await database
    .update(applications)
    // The kind stays: the operator's list is read by it.
    .set({ details: sql`jsonb_build_object('kind', ${applications.kind})`, passwordHash: "" })
    .where(and(ne(applications.passwordHash, ""), lt(applications.decidedAt, before(decidedMs))))
    .returning({ id: applications.id });
  return deleted.length + cleared.length;
}
