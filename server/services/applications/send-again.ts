/**
 * An application whose answer was lost is sent again: it stays the one that is waiting. Its sender is known by phone, e-mail
 * address and password together, since the first two alone could be anybody's.
 */
import { and, eq, or } from "drizzle-orm";
import type { Queryable, ServerContext } from "../../context";
import { applications } from "../../db/schema";
import type { AgreedPackage } from "../../db/schema/applications";
import { transact } from "../../db/transact";
import { verifyPassword } from "../auth/passwords";
import { startedPlanPayments } from "../payments/records/plan-payment";
import { countAttempt } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { newApplicationKey } from "./choose-plan";
import { planColumns } from "./subscription-packages";

type ApplicationRow = typeof applications.$inferSelect;

export interface StoreApplication {
  /** The application's number. */
  id: number;
  plan: { packageId: number; key: string } | null;
}

/** Passwords that may be tried for one application in a day. */
const tries = { limit: 10, windowSeconds: 86_400 } as const;

/** The application that waits with both contacts; null when none does. Refuses one of them that another application has. */
export async function findWaiting(
  database: Queryable,
  kind: ApplicationRow["kind"],
  { phone, email }: { phone: string; email: string },
): Promise<ApplicationRow | null> {
  const waiting = await database
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.kind, kind),
        eq(applications.status, "pending"),
        or(eq(applications.phone, phone), eq(applications.email, email)),
      ),
    );
  const own = waiting.find((row) => row.phone === phone && row.email === email);
  if (own) return own;
  if (waiting.some((row) => row.phone === phone)) throw refuse("application_waiting_phone");
  if (waiting.length > 0) throw refuse("application_waiting_email");
  return null;
}

/** Refuses who does not know the password of the application that is waiting, as somebody else with its phone number. */
export async function checkSamePerson(
  { database, clock }: ServerContext,
  { id, passwordHash }: ApplicationRow,
  password: string,
): Promise<void> {
  await countAttempt(database, clock.now(), { kind: "application-again", subject: String(id), ...tries });
  if ((await verifyPassword(passwordHash, password)) === "no") throw refuse("application_waiting_phone");
}

/** Whether its plan cannot be exchanged any more: it is tried, paid, or being paid. */
const isBound = ({ planState, package: agreed }: ApplicationRow, isPaying: boolean) =>
  isPaying || planState === "trial" || (planState === "paid" && (agreed?.price ?? 0) > 0);

/** Gives the waiting application of a store a new key, the first may be lost, and the plan that is asked for now. */
export async function goOnWithStore(
  { database }: ServerContext,
  id: number,
  asked: AgreedPackage | null,
): Promise<StoreApplication> {
  const { key, keyHash } = newApplicationKey();
  return transact(database, async (tx) => {
    const own = and(eq(applications.id, id), eq(applications.status, "pending"));
    const [row] = await tx.select().from(applications).where(own).for("update");
    if (!row) throw refuse("application_unknown");
    const isSame = row.package?.id === asked?.id;
    const isPaying = (await startedPlanPayments(tx, id)).length > 0;
    const plan = isSame || isBound(row, isPaying) ? {} : planColumns(asked);
    const [waiting = row] = await tx
      .update(applications)
      .set({ keyHash, ...plan })
      .where(own)
      .returning();
    return { id, plan: waiting.package === null ? null : { packageId: waiting.package.id, key } };
  });
}
