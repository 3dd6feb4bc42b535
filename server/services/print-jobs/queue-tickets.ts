/** Tickets that wait for their printers: queued in the transaction of what they are about, so none is lost. */
import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Jobs, ServerContext, Transaction } from "../../context";
import { type OrderRow, type PrinterRow, printers, printJobs, type TicketKind } from "../../db/schema";
import { transact } from "../../db/transact";

/** Name of the job that prints one ticket. */
export const PRINT_JOB = "print-ticket";

type Queue = Pick<ServerContext, "jobs" | "clock">;

export const queueAttempt = (tx: Transaction, jobs: Jobs, id: number, startAfterSeconds = 0): Promise<void> =>
  jobs.send(tx, PRINT_JOB, { id }, { startAfterSeconds });

/** The printers of an order: those of its store and those of every store. */
export function printersOf(tx: Transaction, { storeId }: Pick<OrderRow, "storeId">): Promise<PrinterRow[]> {
  const everyStore = isNull(printers.storeId);
  return tx
    .select()
    .from(printers)
    .where(storeId === null ? everyStore : or(everyStore, eq(printers.storeId, storeId)))
    .orderBy(asc(printers.id));
}

/** Queues the tickets that come out by themselves when an order is accepted; each of them once. */
export async function queueAutomaticTickets(
  tx: Transaction,
  { jobs, clock }: Queue,
  order: OrderRow,
): Promise<void> {
  const wanted = (await printersOf(tx, order)).flatMap((printer) =>
    printer.automatic.map((kind) => ({ printerId: printer.id, orderId: order.id, kind })),
  );
  if (wanted.length === 0) return;
  const now = clock.now();
  const queued = await tx
    .insert(printJobs)
    .values(wanted.map((job) => ({ ...job, createdAt: now, updatedAt: now })))
    .onConflictDoNothing()
    .returning({ id: printJobs.id });
  for (const { id } of queued) await queueAttempt(tx, jobs, id);
}

/** Queues a ticket that somebody asked for, as often as they ask. */
export async function queueTicket(
  tx: Transaction,
  { jobs, clock }: Queue,
  {
    printerId,
    orderId,
    kind,
    askedBy,
  }: { printerId: number; orderId: number; kind: TicketKind; askedBy: string },
): Promise<number> {
  const now = clock.now();
  const [row] = await tx
    .insert(printJobs)
    .values({ printerId, orderId, kind, askedBy, createdAt: now, updatedAt: now })
    .returning({ id: printJobs.id });
  if (!row) throw new Error("The ticket was not written.");
  await queueAttempt(tx, jobs, row.id);
  return row.id;
}

/** Prints again what failed or may not be on paper; false where there is no such ticket. */
export async function printAgain(tx: Transaction, { jobs, clock }: Queue, id: number): Promise<boolean> {
  const [row] = await tx
    .update(printJobs)
    .set({ state: "waiting", attempts: 0, problem: null, troubledSince: null, updatedAt: clock.now() })
    .where(and(eq(printJobs.id, id), or(eq(printJobs.state, "failed"), eq(printJobs.state, "unsure"))))
    .returning({ id: printJobs.id });
  if (!row) return false;
  await queueAttempt(tx, jobs, id);
  return true;
}

/** Queues what waits. Needed after a restore, which drops the queued jobs. */
export async function resumeTickets(context: ServerContext): Promise<void> {
  await transact(context.database, async (tx) => {
    const waiting = await tx
      .select({ id: printJobs.id })
      .from(printJobs)
      .where(eq(printJobs.state, "waiting"));
    for (const { id } of waiting) await queueAttempt(tx, context.jobs, id);
  });
}
