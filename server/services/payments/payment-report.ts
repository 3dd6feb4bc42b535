/** Payments that need the operator: money that did not go back, disputes, and gateways that are gone. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, notInArray } from "drizzle-orm";
import { toMajor } from "@/domain/money";
import type { ServerContext } from "../../context";
import { paymentEvents, payments } from "../../db/schema";
import { readDigits } from "../settings/shop-view";
import { reportFailure } from "./report-failure";

/** How long an event is listed, ms: as long as banks take for a dispute. */
const listedMs = 120 * 86_400_000;
const maxListed = 100;

/** The subject of a payment: an order by its number, a wallet, a package. */
const subjectOf = ({
  purpose,
  orderId,
}: Pick<typeof payments.$inferSelect, "purpose" | "orderId">): string =>
  orderId === null
    ? { order: "an order", add_fund: "a wallet", subscription: "a package" }[purpose]
    : `order ${orderId}`;

/** Payments whose outcome or refund nobody can ask for: their gateway has no keys here any more. */
export async function paymentsWithoutGateway({
  database,
  paymentGateways,
}: Pick<ServerContext, "database" | "paymentGateways">): Promise<{ gateway: string; payments: number }[]> {
  const known = [...paymentGateways.keys()];
  return database
    .select({ gateway: payments.gateway, payments: count() })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ["started", "refund_due"]),
        known.length === 0 ? undefined : notInArray(payments.gateway, known),
      ),
    )
    .groupBy(payments.gateway)
    .orderBy(payments.gateway);
}

/** Writes to the log which gateways are missed. Nothing of their payments is given up: they go on once the keys are back. */
export async function reportMissingGateways(context: ServerContext): Promise<void> {
  for (const { gateway, payments: open } of await paymentsWithoutGateway(context))
    reportFailure(
      "Payments wait for a gateway that has no keys here. They keep their stock and their refunds until it is back.",
      { gateway, payments: open },
      new Error("no keys"),
    );
}

export interface PaymentReport {
  missing: { gateway: string; payments: number }[];
  failed: { id: string; subject: string; amount: number; gateway: string; why: string }[];
  events: { at: string; subject: string; kind: string; state: string; reason: string; reference: string }[];
}

/** Newest events first; refunds that failed, oldest first. Amounts in major units. */
export async function readPaymentReport(context: ServerContext): Promise<PaymentReport> {
  const { database, clock } = context;
  const digits = await readDigits(database);
  const failed = await database
    .select()
    .from(payments)
    .where(and(eq(payments.status, "refund_due"), isNotNull(payments.refundFailure)))
    .orderBy(asc(payments.updatedAt))
    .limit(maxListed);
  const events = await database
    .select({ event: paymentEvents, purpose: payments.purpose, orderId: payments.orderId })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(gt(paymentEvents.at, new Date(clock.now().getTime() - listedMs)))
    .orderBy(desc(paymentEvents.id))
    .limit(maxListed);
  return {
    missing: await paymentsWithoutGateway(context),
    failed: failed.map((row) => ({
      id: row.id,
      subject: subjectOf(row),
      amount: toMajor(row.refundAmount ?? row.amount, digits),
      gateway: row.gateway,
      why: row.refundFailure ?? "",
    })),
    events: events.map(({ event, ...paid }) => ({
      at: event.at.toISOString(),
      subject: subjectOf(paid),
      kind: event.kind,
      state: event.state,
      reason: event.reason,
      reference: event.reference,
    })),
  };
}
