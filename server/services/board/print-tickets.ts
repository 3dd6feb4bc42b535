/** Tickets that people of the board ask for, and those that did not come out. */
import { and, asc, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { BoardPrinters, BoardPrintRequest } from "@/contract/calls/board-printers";
import type { Database, ServerContext, Transaction } from "../../context";
import { orders, printers, printJobs } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import { type Operator, reachedBy } from "../operators/operator";
import { printAgain, printersOf, queueTicket } from "../print-jobs/queue-tickets";
import { refuse } from "../refusals";
import { causeOf } from "../tickets/printer-problems";
import type { Step } from "./order-steps";

const maxTroubles = 100;
const troubledStates = ["waiting", "unsure", "failed"] as const;

/** GET /board/printers. */
export async function listPrinters(database: Database, operator: Operator): Promise<BoardPrinters> {
  const own = await database
    .select({ id: printers.id, name: printers.name, store_id: printers.storeId })
    .from(printers)
    .where(or(isNull(printers.storeId), reachedBy(printers.storeId, operator)))
    .orderBy(asc(printers.name));
  const rows = await database
    .select({ job: printJobs })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .where(
      and(
        isNotNull(printJobs.troubledSince),
        inArray(printJobs.state, [...troubledStates]),
        reachedBy(orders.storeId, operator),
      ),
    )
    .orderBy(asc(printJobs.troubledSince), asc(printJobs.id))
    .limit(maxTroubles);
  return {
    printers: own,
    troubles: rows.flatMap(({ job }) => {
      const state = troubledStates.find((name) => name === job.state);
      if (state === undefined || job.troubledSince === null) return [];
      return {
        id: job.id,
        order_id: job.orderId,
        printer_id: job.printerId,
        kind: job.kind,
        state,
        cause: causeOf(job.problem),
        since: job.troubledSince.toISOString(),
      };
    }),
  };
}

/** POST /board/orders/{id}/print: once more, as often as somebody asks. 404 for orders and printers of other stores. */
export async function printOrder(
  tx: Transaction,
  context: ServerContext,
  { operator, orderId }: Step,
  { kind, printer_id: printerId }: BoardPrintRequest,
): Promise<void> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.announced, true), reachedBy(orders.storeId, operator)));
  if (!order) throw refuse("board_order_unknown");
  const printer = (await printersOf(tx, order)).find(({ id }) => id === printerId);
  if (!printer) throw refuse("board_printer_unknown");
  await queueTicket(tx, context, { printerId, orderId, kind, askedBy: operator.name });
  const { storeId } = order;
  const after = { kind, printer: printer.name };
  await writeAudit(tx, {
    now: context.clock.now(),
    operator,
    action: "ticket_asked",
    orderId,
    storeId,
    after,
  });
}

/** A ticket that needs somebody, locked. 404 for one of other stores, and for one that somebody has seen to. */
async function lockTroubled(tx: Transaction, operator: Operator, id: number) {
  const [found] = await tx
    .select({ job: printJobs, storeId: orders.storeId })
    .from(printJobs)
    .innerJoin(orders, eq(orders.id, printJobs.orderId))
    .where(
      and(
        eq(printJobs.id, id),
        isNotNull(printJobs.troubledSince),
        inArray(printJobs.state, ["unsure", "failed"]),
        reachedBy(orders.storeId, operator),
      ),
    )
    .for("update", { of: printJobs });
  if (!found) throw refuse("board_ticket_unknown");
  return found;
}

/** POST /board/tickets/{id}/again and /dismiss: prints it once more, or says that nobody has to look any more. */
export async function settleTicket(
  tx: Transaction,
  context: ServerContext,
  { operator, id }: { operator: Operator; id: number },
  how: "again" | "dismiss",
): Promise<void> {
  const { job, storeId } = await lockTroubled(tx, operator, id);
  if (how === "dismiss") await tx.update(printJobs).set({ troubledSince: null }).where(eq(printJobs.id, id));
  else if (!(await printAgain(tx, context, id))) throw refuse("board_ticket_unknown");
  await writeAudit(tx, {
    now: context.clock.now(),
    operator,
    action: how === "again" ? "ticket_again" : "ticket_dismissed",
    orderId: job.orderId,
    storeId,
    after: { kind: job.kind, ticket: id },
  });
}
