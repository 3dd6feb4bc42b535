/** Printers as the operator sets them up, and how they are doing. */
import { and, asc, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { Queryable, ServerContext } from "../../context";
import { StartError } from "../../core/errors";
import {
  orders,
  type PrinterRow,
  type PrintJobRow,
  printers,
  printJobs,
  stores,
  type TicketKind,
} from "../../db/schema";
import { transact } from "../../db/transact";
import { fillText, textsOf } from "../../locales";
import { printAgain, printersOf, queueTicket } from "../print-jobs/queue-tickets";
import { refuse } from "../refusals";
import { readShopLanguage } from "../settings/shop-languages";
import { shopTimestamp } from "../settings/shop-time-text";
import { codePages, encodeTicket } from "./encode-ticket";
import { type SendResult, sendToPrinter } from "./send-to-printer";
import { bold, plain, rule } from "./ticket-row";

export type NewPrinter = Pick<PrinterRow, "name" | "host" | "port" | "columns" | "codePage" | "automatic"> & {
  /** Slug of the store; null for every store. */
  store: string | null;
};

/** Adds a printer. Throws a StartError with a sentence for the operator. */
export async function addPrinter(database: Queryable, { store, ...printer }: NewPrinter): Promise<void> {
  if (!codePages.includes(printer.codePage))
    throw new StartError(`The code page must be one of ${codePages.join(", ")}.`);
  const [found] =
    store === null
      ? []
      : await database.select({ id: stores.id }).from(stores).where(eq(stores.slug, store)).limit(1);
  if (store !== null && !found) throw new StartError(`There is no store ${store}.`);
  const added = await database
    .insert(printers)
    .values({ ...printer, storeId: found?.id ?? null })
    .onConflictDoNothing()
    .returning({ id: printers.id });
  if (added.length === 0) throw new StartError(`There is a printer ${printer.name} already.`);
}

/** The printer of that name. Throws a StartError where there is none. */
export async function findPrinter(database: Queryable, name: string): Promise<PrinterRow> {
  const [printer] = await database.select().from(printers).where(eq(printers.name, name)).limit(1);
  if (!printer) throw new StartError(`There is no printer ${name}.`);
  return printer;
}

export const removePrinter = async (database: Queryable, name: string): Promise<void> => {
  const { id } = await findPrinter(database, name);
  await database.delete(printers).where(eq(printers.id, id));
};

export interface PrinterReport {
  printer: PrinterRow;
  store: string | null;
  waiting: number;
  /** Tickets that need a person, newest first, and those that will be tried again. */
  troubled: PrintJobRow[];
}

/** Every printer with what waits and what went wrong. */
export async function printerReport(database: Queryable): Promise<PrinterReport[]> {
  const rows = await database
    .select({ printer: printers, store: stores.slug })
    .from(printers)
    .leftJoin(stores, eq(stores.id, printers.storeId))
    .orderBy(asc(printers.name));
  const jobs = await database
    .select()
    .from(printJobs)
    .where(
      or(
        inArray(printJobs.state, ["waiting", "sending"]),
        and(ne(printJobs.state, "printed"), gt(printJobs.updatedAt, sql`now() - interval '7 days'`)),
      ),
    )
    .orderBy(asc(printJobs.id));
  return rows.map(({ printer, store }) => {
    const own = jobs.filter(({ printerId }) => printerId === printer.id);
    return {
      printer,
      store,
      waiting: own.filter(({ state }) => state === "waiting" || state === "sending").length,
      troubled: own.filter(({ problem }) => problem !== null).reverse(),
    };
  });
}

/** Kinds of tickets. */
export const ticketKinds: readonly TicketKind[] = ["kitchen", "packing", "receipt"];
export const isTicketKind = (word: string): word is TicketKind =>
  (ticketKinds as readonly string[]).includes(word);

/**
 * Queues an order's ticket on the printer of that name, else on the order's first one; returns the printer's name. Throws a
 * StartError where there is none.
 */
export function printOrderTicket(
  context: ServerContext,
  { orderId, kind, printerName }: { orderId: number; kind: TicketKind; printerName: string | undefined },
): Promise<string> {
  return transact(context.database, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).limit(1);
    if (!order) throw refuse("order_not_found");
    const printer =
      printerName === undefined ? (await printersOf(tx, order))[0] : await findPrinter(tx, printerName);
    if (!printer) throw new StartError("This order has no printer. See npm run ops -- printers add.");
    await queueTicket(tx, context, { printerId: printer.id, orderId, kind, askedBy: "ops" });
    return printer.name;
  });
}

/** Prints a ticket again that failed or may not be on paper; false where there is no such ticket. */
export const printTicketAgain = (context: ServerContext, id: number): Promise<boolean> =>
  transact(context.database, (tx) => printAgain(tx, context, id));

/** Prints a page that says that the printer works, at once and once. */
export async function testPrinter(context: ServerContext, name: string): Promise<SendResult> {
  const printer = await findPrinter(context.database, name);
  const language = await readShopLanguage(context.database);
  const { tickets, direction } = textsOf(language);
  const time = shopTimestamp(context.clock.now(), context.timeZones.shop);
  const rows = [bold(printer.name), rule, plain(fillText(tickets.test, { time })), plain(tickets.signs)];
  const bytes = await encodeTicket(rows, { ...printer, rightToLeft: direction === "rtl" });
  return sendToPrinter(printer, bytes);
}
