/** A store that has applied chooses how it pays the shop, and pays its package. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { BusinessPlanRequest, PlanPaymentRequest } from "@/contract/calls/store-plans";
import { trialDays } from "@/domain/store-plan";
import type { Language, ServerContext, Transaction } from "../../context";
import { applications } from "../../db/schema";
import { transact } from "../../db/transact";
import { checkPaymentStatus } from "../payments/check-payment";
import { startedPlanPayments } from "../payments/records/plan-payment";
import { checkGateway } from "../payments/start-payment";
import { writePayment } from "../payments/write-payment";
import { countAttempt } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { agreedPlan, planColumns } from "./subscription-packages";

/** The value of `payment_gateway` for a package that is tried before it is paid. */
const freeTrial = "free_trial";
/** Payments of one application that may be begun in a day: each is asked about until it has an outcome. */
const starts = { limit: 20, windowSeconds: 86_400 } as const;

/** Whether a request of this kind is to lead to a payment page. */
export const asksToPay = (gateway: string | undefined): gateway is string =>
  gateway !== undefined && gateway !== freeTrial;

type ApplicationRow = typeof applications.$inferSelect;

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");

/** A key that lets an applicant choose and pay later, since a number alone could be anybody's. */
export function newApplicationKey(): { key: string; keyHash: string } {
  const key = randomBytes(32).toString("base64url");
  return { key, keyHash: hashOf(key) };
}

interface Named {
  store_id: number;
  application_key: string;
}

/** The same refusal for a number that does not exist, a wrong key, and what is decided. */
function checkKey(row: ApplicationRow | undefined, { application_key }: Named): ApplicationRow {
  const expected = Buffer.from(row?.keyHash ?? "");
  const given = Buffer.from(hashOf(application_key));
  const matches = expected.length === given.length && timingSafeEqual(expected, given);
  if (!row || !matches || row.status !== "pending") throw refuse("application_unknown");
  return row;
}

async function lockNamed(tx: Transaction, named: Named): Promise<ApplicationRow> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, named.store_id)).for("update");
  return checkKey(row, named);
}

async function readNamed(
  { database }: Pick<ServerContext, "database">,
  named: Named,
): Promise<ApplicationRow> {
  const [row] = await database.select().from(applications).where(eq(applications.id, named.store_id));
  return checkKey(row, named);
}

/** Asks about what is begun to be paid, outside of every transaction. `close` ends it, before another plan is chosen. */
async function checkPlanPayments(context: ServerContext, applicationId: number, close: boolean) {
  for (const payment of await startedPlanPayments(context.database, applicationId))
    await checkPaymentStatus(context, payment, "shopper", { close });
}

/** Whether a request names the plan that is chosen already, and so asks only what became of it. */
function isChosen({ plan, package: agreed, planState }: ApplicationRow, body: BusinessPlanRequest): boolean {
  if (body.business_plan !== plan || (plan === "subscription" && agreed?.id !== body.package_id))
    return false;
  const { payment_gateway: gateway } = body;
  if (gateway === freeTrial) return planState === "trial";
  return gateway === undefined || planState !== "trial";
}

/**
 * POST /vendor/business_plan. Returns the application as it is then; the plan that it has already stays as it was agreed, a
 * trial too. Refuses what the shop does not offer, a package that is paid already, and while a payment has no outcome.
 */
export async function choosePlan(context: ServerContext, body: BusinessPlanRequest): Promise<ApplicationRow> {
  // Before anything is chosen: a payment that cannot begin is none.
  const { payment_gateway: gateway, business_plan: plan } = body;
  if (plan === "subscription" && asksToPay(gateway)) await checkGateway(context, gateway);
  const before = await readNamed(context, body);
  const isSame = isChosen(before, body);
  await checkPlanPayments(context, before.id, !isSame);
  if (isSame) return readNamed(context, body);
  return transact(context.database, async (tx) => {
    const application = await lockNamed(tx, body);
    if (application.planState === "paid" && (application.package?.price ?? 0) > 0) throw refuse("plan_paid");
    if ((await startedPlanPayments(tx, application.id)).length > 0) throw refuse("payment_checking");
    const agreed = await agreedPlan(tx, body);
    if (agreed !== null && body.payment_gateway === freeTrial) {
      agreed.trialDays = trialDays(await readConfig(tx));
      if (agreed.trialDays === 0) throw refuse("trial_not_offered");
    }
    const [chosen = application] = await tx
      .update(applications)
      .set(planColumns(agreed))
      .where(eq(applications.id, application.id))
      .returning();
    return chosen;
  });
}

/**
 * Begins the payment of the package that an application has chosen, at its agreed price, and returns the payment's id. One that is
 * under way is gone on with.
 */
export async function startPlanPayment(
  context: ServerContext,
  body: PlanPaymentRequest,
  { callback, language }: { callback: string; language: Language },
): Promise<string> {
  const { database, clock } = context;
  await checkGateway(context, body.payment_gateway);
  const { id: applicationId } = await readNamed(context, body);
  await countAttempt(database, clock.now(), {
    kind: "application-payment",
    subject: String(applicationId),
    ...starts,
  });
  const [begun] = await startedPlanPayments(database, applicationId);
  if (begun) {
    const { payment, state } = await checkPaymentStatus(context, begun, "shopper", {
      close: begun.gateway !== body.payment_gateway,
    });
    if (state !== "failed" && state !== "canceled") return payment.id;
  }
  return transact(database, async (tx) => {
    const application = await lockNamed(tx, body);
    const { package: agreed, planState } = application;
    if (agreed === null || planState !== "unpaid") throw refuse("plan_needs_no_payment");
    const [started] = await startedPlanPayments(tx, applicationId);
    if (started) return started.id;
    const payment = await writePayment(tx, context, {
      purpose: "subscription",
      applicationId,
      packageId: agreed.id,
      gateway: body.payment_gateway,
      amount: agreed.price,
      returnTo: callback,
      language,
    });
    return payment.id;
  });
}
