/** An order that nobody accepts or refuses is told by mail: to the store's people first, then to the owners. */
import { and, eq, exists, isNotNull, or, sql } from "drizzle-orm";
import { type Static, Type } from "typebox";
import type { ServerContext, Transaction } from "../../context";
import { readJobData } from "../../core/job-data";
import { type OrderRow, operatorStores, operators, orders, stores, unansweredNotices } from "../../db/schema";
import { transact } from "../../db/transact";
import { fillText, textsOf } from "../../locales";
import { buttonColours } from "../branding/button-colours";
import { canonicalEmail } from "../contacts/contacts";
import { composeMail, queueMail } from "../mail";
import { readConfig } from "../settings/config";
import { readShopLanguage } from "../settings/shop-languages";
import { unansweredMinutes } from "../settings/unanswered-settings";

export const UNANSWERED_JOB = "unanswered-order";

/** Multiples of the setting's minutes: the store's people hear at 1, owners at 2. */
const levels = [1, 2] as const;

const Waiting = Type.Object({
  orderId: Type.Integer(),
  level: Type.Union(levels.map((n) => Type.Literal(n))),
});
type Waiting = Static<typeof Waiting>;

/** Queues the mails about a new order, in its transaction, for when nobody has answered it by then. */
export async function queueUnanswered(
  tx: Transaction,
  { jobs, mail }: Pick<ServerContext, "jobs" | "mail">,
  { id: orderId }: Pick<OrderRow, "id">,
): Promise<void> {
  const minutes = mail.isConfigured ? await unansweredMinutes(tx) : 0;
  if (minutes === 0) return;
  for (const level of levels)
    await jobs.send(tx, UNANSWERED_JOB, { orderId, level }, { startAfterSeconds: minutes * level * 60 });
}

/** Mailboxes of operators: those who are named for the store and dispatchers, or owners. */
async function mailboxes(tx: Transaction, order: OrderRow, who: "staff" | "owners"): Promise<string[]> {
  const named = tx
    .select({ one: sql`1` })
    .from(operatorStores)
    .where(and(eq(operatorStores.operatorId, operators.id), eq(operatorStores.storeId, order.storeId ?? 0)));
  const isStaff = or(eq(operators.role, "dispatcher"), and(eq(operators.role, "store"), exists(named)));
  const rows = await tx
    .select({ email: operators.email })
    .from(operators)
    // People who have not accepted their invitation are left out.
    .where(and(who === "staff" ? isStaff : eq(operators.role, "owner"), isNotNull(operators.passwordHash)));
  return rows.flatMap(({ email }) => email ?? []);
}

/** Mailboxes of a level; where there are no such people, the store's own, else the shop's. */
async function recipientsOf(
  tx: Transaction,
  order: OrderRow,
  level: Waiting["level"],
  ofStore: readonly (string | null | undefined)[],
): Promise<string[]> {
  const found = await mailboxes(tx, order, level === 1 ? "staff" : "owners");
  const [fallback] = ofStore.flatMap((email) => canonicalEmail(email) ?? []);
  return found.length > 0 || fallback === undefined ? found : [fallback];
}

/** Tells of an order that still waits; each level once, however often its job runs. */
export async function tellUnanswered(context: ServerContext, data: unknown): Promise<void> {
  const { orderId, level } = readJobData(Waiting, data, UNANSWERED_JOB);
  await transact(context.database, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    const minutes = await unansweredMinutes(tx);
    // A price that was sent waits for its shopper.
    if (order?.status !== "pending" || order.prescriptionState === "priced" || minutes === 0) return;
    const told = await tx
      .insert(unansweredNotices)
      .values({ orderId, level, toldAt: context.clock.now() })
      .onConflictDoNothing()
      .returning({ level: unansweredNotices.level });
    if (told.length === 0) return;
    const language = await readShopLanguage(tx);
    const config = await readConfig(tx, language);
    const [store] =
      order.storeId === null
        ? []
        : await tx.select().from(stores).where(eq(stores.id, order.storeId)).limit(1);
    const { unanswered } = textsOf(language);
    const values = { number: orderId, store: store?.name ?? config.business_name, minutes: minutes * level };
    const url = `${context.settings.publicUrl}/board/#order=${orderId}`;
    for (const to of await recipientsOf(tx, order, level, [store?.email, config.email]))
      await queueMail(
        tx,
        context,
        composeMail(to, {
          language,
          shop: config.business_name,
          subject: fillText(unanswered.subject, values),
          paragraphs: [fillText(unanswered.text, values)],
          rows: [[unanswered.minutes, String(values.minutes)]],
          action: { label: unanswered.action, url, colours: await buttonColours(tx) },
        }),
      );
  });
}
