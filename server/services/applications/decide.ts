/** The operator's decisions on applications. */
import { and, desc, eq, sql } from "drizzle-orm";
import { shopTime } from "@/domain/shop-time";
import type { ServerContext, Transaction } from "../../context";
import { StartError } from "../../core/errors";
import { rowsOf } from "../../db/rows";
import { applications, couriers, stores } from "../../db/schema";
import type { StoreDetails } from "../../db/schema/applications";
import { transact } from "../../db/transact";
import { fillText, languageFrom, textsOf } from "../../locales";
import { composeMail, queueMail, strangersText } from "../mail";
import { refundPlan } from "../payments/records/plan-payment";
import { deletePhotos, savePhoto } from "../photos/photo-files";
import { readConfig } from "../settings/config";
import { deleteApplicationFiles, readApplicationFile } from "./application-files";

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

function refuseUnpaid({ id, planState }: Application): void {
  if (planState !== "unpaid") return;
  throw new StartError(
    `The package of application ${id} is not paid yet. The applicant can pay it, or choose another plan.`,
  );
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

/** Makes the store or the courier of an application. Null when it is not waiting. */
export async function approveApplication(context: ServerContext, id: number): Promise<Application | null> {
  const { database, settings, clock } = context;
  const found = await findApplication(context, id);
  if (found?.status !== "pending") return null;
  refuseUnpaid(found);
  // Public files move to the public photos; identity and tax papers are not needed any more.
  const publish = async (field: string) => {
    const bytes = await readApplicationFile(settings, found.files[field]?.[0]);
    return bytes === null ? null : savePhoto(settings, bytes);
  };
  const photos = { logo: await publish("logo"), cover: await publish("cover_photo") };
  const image = await publish("image");
  const published = [photos.logo, photos.cover, image].filter((path) => path !== null);
  const now = clock.now();
  const approved = await transact(database, async (tx) => {
    const waiting = await decide(tx, id, { status: "approved", decidedAt: now, files: {} });
    if (!waiting) return null;
    await tell(context, tx, waiting);
    if (waiting.details.kind === "store") {
      const storeId = await createStore(tx, waiting, waiting.details, now, photos);
      return setResult(tx, id, { storeId });
    }
    const [courier] = await tx
      .insert(couriers)
      .values({
        firstName: waiting.firstName,
        lastName: waiting.lastName,
        phone: waiting.phone,
        email: waiting.email,
        image,
        zoneId: waiting.zoneId,
      })
      .returning({ id: couriers.id });
    return setResult(tx, id, { courierId: courier?.id ?? null });
  });
  if (approved === null) await deletePhotos(settings, published);
  else await deleteApplicationFiles(settings, found.files);
  return approved;
}

/** Rejects an application, with the reason; its files are deleted. Null when it is not waiting. */
export async function rejectApplication(
  context: ServerContext,
  id: number,
  reason: string,
): Promise<Application | null> {
  const { database, settings, clock } = context;
  const found = await findApplication(context, id);
  if (found?.status !== "pending") return null;
  const rejected = await transact(database, async (tx) => {
    const waiting = await decide(tx, id, { status: "rejected", reason, decidedAt: clock.now(), files: {} });
    if (!waiting) return null;
    const isRefunded = await refundPlan(tx, context, id, "operator");
    await tell(context, tx, waiting, isRefunded);
    return waiting;
  });
  if (rejected) await deleteApplicationFiles(settings, found.files);
  return rejected;
}

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

async function decide(
  tx: Transaction,
  id: number,
  decision: Partial<typeof applications.$inferInsert>,
): Promise<Application | null> {
  // Another plan may have been chosen since it was looked at.
  const unpaid = decision.status === "approved" ? sql`${applications.planState} = 'unpaid'` : sql`false`;
  const [row] = await tx
    .update(applications)
    .set(decision)
    .where(and(eq(applications.id, id), eq(applications.status, "pending"), sql`(${unpaid}) is not true`))
    .returning();
  return row ?? null;
}

async function setResult(
  tx: Transaction,
  id: number,
  result: { storeId: number } | { courierId: number | null },
): Promise<Application | null> {
  const [row] = await tx.update(applications).set(result).where(eq(applications.id, id)).returning();
  return row ?? null;
}
