/**
 * Prints one ticket. What was not sent is tried again; what was sent in part never is, unless somebody asks: a second ticket on
 * the kitchen's rail is a second dish.
 */
import { and, eq, ne } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { orders, type PrinterRow, type PrintJobRow, printers, printJobs } from "../../db/schema";
import { transact } from "../../db/transact";
import { queueAttempt } from "../print-jobs/queue-tickets";
import { encodeTicket } from "./encode-ticket";
import { orderTicket } from "./order-tickets";
import { type SendResult, sendToPrinter } from "./send-to-printer";

/** Pauses before the second and every later attempt, s: about an hour together. */
export const printPauses = [5, 10, 20, 30, ...Array<number>(58).fill(60)];
/** A printer takes one ticket at a time; the next one waits so long, s. */
const busyPauseSeconds = 2;
/** A ticket that has been on its way for longer was left by a process that died, ms. */
const longestPrintMs = 120_000;

type Claim =
  | { kind: "nothing" }
  | { kind: "print"; job: PrintJobRow; printer: PrinterRow; rows: Awaited<ReturnType<typeof orderTicket>> };

/** Takes the ticket and its printer; the lock on the printer's row makes others look one after another. */
async function claim(tx: Transaction, context: ServerContext, id: number): Promise<Claim> {
  const [job] = await tx.select().from(printJobs).where(eq(printJobs.id, id)).limit(1);
  if (!job) return { kind: "nothing" };
  const [printer] = await tx.select().from(printers).where(eq(printers.id, job.printerId)).for("update");
  const [order] = await tx.select().from(orders).where(eq(orders.id, job.orderId)).limit(1);
  if (!printer || !order) return { kind: "nothing" };
  const now = context.clock.now();
  if (job.state === "sending") {
    // The attempt before this one died: a job runs once at a time.
    await finish(tx, job, { state: "unsure", problem: "The server stopped while it was sent." }, now);
    return { kind: "nothing" };
  }
  if (job.state !== "waiting") return { kind: "nothing" };
  const busy = await tx
    .select({ updatedAt: printJobs.updatedAt })
    .from(printJobs)
    .where(and(eq(printJobs.printerId, printer.id), eq(printJobs.state, "sending"), ne(printJobs.id, id)));
  if (busy.some(({ updatedAt }) => now.getTime() - updatedAt.getTime() < longestPrintMs)) {
    await queueAttempt(tx, context.jobs, id, busyPauseSeconds);
    return { kind: "nothing" };
  }
  // An order that was canceled meanwhile is not cooked.
  if (order.status === "canceled" && job.askedBy === null) {
    await finish(tx, job, { state: "failed", problem: "The order was canceled before.", isTold: false }, now);
    return { kind: "nothing" };
  }
  const rows = await orderTicket(tx, context, order, job.kind);
  await tx.update(printJobs).set({ state: "sending", updatedAt: now }).where(eq(printJobs.id, id));
  return { kind: "print", job, printer, rows };
}

async function finish(
  tx: Transaction,
  job: PrintJobRow,
  {
    state,
    problem,
    isTold = true,
  }: { state: PrintJobRow["state"]; problem: string | null; isTold?: boolean },
  now: Date,
): Promise<void> {
  const troubledSince = problem === null || !isTold ? null : (job.troubledSince ?? now);
  await tx
    .update(printJobs)
    .set({ state, problem, troubledSince, attempts: job.attempts + 1, updatedAt: now })
    .where(eq(printJobs.id, job.id));
}

async function note(
  tx: Transaction,
  context: ServerContext,
  job: PrintJobRow,
  result: SendResult,
): Promise<void> {
  const now = context.clock.now();
  if (result.state === "printed") return finish(tx, job, { state: "printed", problem: null }, now);
  const pause = printPauses[job.attempts];
  if (result.state === "unsure" || pause === undefined) {
    const state = result.state === "unsure" ? "unsure" : "failed";
    return finish(tx, job, { state, problem: result.problem }, now);
  }
  await finish(tx, job, { state: "waiting", problem: result.problem }, now);
  await queueAttempt(tx, context.jobs, job.id, pause);
}

/** Runs the job of one ticket. */
export async function printTicket(context: ServerContext, { id }: Record<string, unknown>): Promise<void> {
  if (typeof id !== "number") return;
  const claimed = await transact(context.database, (tx) => claim(tx, context, id));
  if (claimed.kind === "nothing") return;
  const { job, printer, rows } = claimed;
  const result = await encodeTicket(rows.rows, { ...printer, rightToLeft: rows.rightToLeft }).then(
    (bytes) => sendToPrinter(printer, bytes),
    (error: Error): SendResult => ({ state: "refused", problem: error.message }),
  );
  await transact(context.database, (tx) => note(tx, context, job, result));
}
