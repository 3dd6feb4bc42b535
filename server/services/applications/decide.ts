/** The operator's decisions on applications. */
import { desc, eq, sql } from "drizzle-orm";
import { shopTime } from "@/domain/shop-time";
import type { ServerContext, Transaction } from "../../context";
import { rowsOf } from "../../db/rows";
import { applications, couriers, stores } from "../../db/schema";
import type { StoreDetails } from "../../db/schema/applications";
import { transact } from "../../db/transact";
import { fillText, languageFrom, textsOf } from "../../locales";
import { composeMail, queueMail, strangersText } from "../mail";
import { refundPlan } from "../payments/records/plan-payment";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { type PublicPictures, withFilesOfDecision } from "./files-of-decision";

export type Application = typeof applications.$inferSelect;

const minutes = { min: 1, hours: 60, days: 1440 } as const;

/** The newest applications of a status, 100 at most. */
export function listApplications(
  { database }: ServerContext,
  status: Application["status"],
): Promise<Application[]> {
  return database
    .select()
    .from(applications)
    .where(eq(applications.status, status))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(100);
}

export async function findApplication({ database }: ServerContext, id: number): Promise<Application | null> {
  const [row] = await database.select().from(applications).where(eq(applications.id, id));
  return row ?? null;
}

function slugOf(name: string, id: number): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain.slice(0, 60) || "store"}-${id}`;
}

const dayMs = 86_400_000;

/** The plan that the store pays by; a package runs from its approval. */
function businessModelOf({ package: agreed }: Application, now: Date) {
  if (agreed === null) return { businessModel: "commission" as const, subscribedUntil: null };
  const days = agreed.trialDays ?? agreed.days;
  return { businessModel: "subscription" as const, subscribedUntil: new Date(now.getTime() + days * dayMs) };
}

async function createStore(
  tx: Transaction,
  application: Application,
  details: StoreDetails,
  now: Date,
  photos: { logo: string | null; cover: string | null },
): Promise<number> {
  const [next] = rowsOf<{ id: number }>(
    await tx.execute(sql`select coalesce(max(vendor_id), 0) + 1 as id from stores`),
  );
  const unit = minutes[details.deliveryTimeType];
  const [store] = await tx
    .insert(stores)
    .values({
      slug: slugOf(details.name, application.id),
      name: details.name,
      address: details.address,
      translations: details.translations,
      moduleId: details.moduleId,
      zoneId: application.zoneId,
      vendorId: Number(next?.id ?? 1),
      phone: application.phone,
      email: application.email,
      ...photos,
      ...businessModelOf(application, now),
      place: details.place,
      minimumMinutes: details.minimumDeliveryTime * unit,
      maximumMinutes: details.maximumDeliveryTime * unit,
      // It opens when it has hours and something to sell.
      active: false,
    })
    .returning({ id: stores.id });
  return store?.id ?? 0;
}

/** The application, locked; null when it does not wait. */
async function lockWaiting(tx: Transaction, id: number): Promise<Application | null> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
  return row?.status === "pending" ? row : null;
}

/**
 * Makes the store or the courier of an application in the transaction of the caller, with the pictures that are public. Null when it
 * does not wait; 403 `application_unpaid` for a package that is not paid.
 */
export async function acceptApplicant(
  tx: Transaction,
  context: ServerContext,
  id: number,
  { logo, cover, image }: PublicPictures,
): Promise<Application | null> {
  const found = await lockWaiting(tx, id);
  if (found === null) return null;
  if (found.planState === "unpaid") throw refuse("application_unpaid", { number: id });
  const now = context.clock.now();
  const waiting = await change(tx, id, { status: "approved", decidedAt: now, files: {} });
  await tell(context, tx, waiting);
  if (waiting.details.kind === "store") {
    const storeId = await createStore(tx, waiting, waiting.details, now, { logo, cover });
    return change(tx, id, { storeId });
  }
  const { firstName, lastName, phone, email, zoneId } = waiting;
  const [courier] = await tx
    .insert(couriers)
    .values({ firstName, lastName, phone, email, image, zoneId })
    .returning({ id: couriers.id });
  return change(tx, id, { courierId: courier?.id ?? null });
}

/** Turns an application down in the transaction of the caller; the applicant reads the reason. Null when it does not wait. */
export async function turnDownApplicant(
  tx: Transaction,
  context: ServerContext,
  id: number,
  reason: string,
): Promise<Application | null> {
  if ((await lockWaiting(tx, id)) === null) return null;
  const decidedAt = context.clock.now();
  const rejected = await change(tx, id, { status: "rejected", reason, decidedAt, files: {} });
  const isRefunded = await refundPlan(tx, context, id, "operator");
  await tell(context, tx, rejected, isRefunded);
  return rejected;
}

/** Makes the store or the courier of an application, in a transaction of its own. Null when it is not waiting. */
export const approveApplication = (context: ServerContext, id: number): Promise<Application | null> =>
  withFilesOfDecision(context, id, { publishes: true }, (pictures, onDecided) =>
    transact(context.database, async (tx) => {
      const approved = await acceptApplicant(tx, context, id, pictures);
      if (approved !== null) onDecided();
      return approved;
    }),
  );

/** Rejects an application, in a transaction of its own. Null when it is not waiting. */
export const rejectApplication = (
  context: ServerContext,
  id: number,
  reason: string,
): Promise<Application | null> =>
  withFilesOfDecision(context, id, { publishes: false }, (_pictures, onDecided) =>
    transact(context.database, async (tx) => {
      const rejected = await turnDownApplicant(tx, context, id, reason);
      if (rejected !== null) onDecided();
      return rejected;
    }),
  );

/** Mails the decision, where the shop sends mails. */
async function tell(
  context: ServerContext,
  tx: Transaction,
  application: Application,
  isRefunded = false,
): Promise<void> {
  const language = languageFrom(application.language);
  const { applicationMails: words } = textsOf(language);
  const { business_name: shop } = await readConfig(tx, language);
  const { firstName, status, package: agreed } = application;
  const until = businessModelOf(application, context.clock.now()).subscribedUntil;
  const values = {
    name: strangersText(firstName),
    reason: application.reason ?? "",
    package: agreed?.name ?? "",
    day: until === null ? "" : shopTime(until, context.timeZones.shop).date,
  };
  const approved = until === null ? words.approved : words.approvedUntil;
  const text = status === "approved" ? approved : words.rejected;
  const paragraphs = [fillText(text, values), ...(isRefunded ? [words.refunded] : [])];
  const mail = composeMail(application.email, { language, shop, subject: words.subject, paragraphs });
  await queueMail(tx, context, mail);
}

async function change(
  tx: Transaction,
  id: number,
  written: Partial<typeof applications.$inferInsert>,
): Promise<Application> {
  const [row] = await tx.update(applications).set(written).where(eq(applications.id, id)).returning();
  if (!row) throw new Error("A locked application is gone.");
  return row;
}
