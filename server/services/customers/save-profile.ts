/** Writes a change of the profile that was checked before. */
import { and, eq } from "drizzle-orm";
import type { Language, ServerContext, Transaction } from "../../context";
import { coreError } from "../../core/errors";
import { customers, sessions } from "../../db/schema";
import { constraintOf, sqlStateOf, transact } from "../../db/transact";
import type { CustomerRow } from "../auth/customer-account";
import { endOtherAccess } from "../auth/end-access";
import { queueSecurityMail } from "../auth/security-mail";
import { deletePhoto, savePhoto } from "../photos/photo-files";
import { refuse } from "../refusals";

export interface ProfileCaller {
  customerId: number;
  /** Hash of the token that stays valid when the password changes. */
  tokenHash: string;
  /** Network address. */
  address: string;
  /** The language of the codes that are sent. */
  language: Language;
}

/** SQLSTATE. */
const uniqueViolation = "23505";

/** Writes the change with its photo, whose file goes again where the row could not be written. */
export async function saveProfile(
  context: ServerContext,
  { customerId, tokenHash }: ProfileCaller,
  change: { before: CustomerRow; changes: Partial<CustomerRow>; photo: Buffer | null },
): Promise<void> {
  const { database, clock, settings } = context;
  const { before, changes, photo } = change;
  const path = photo === null ? null : await savePhoto(settings, photo);
  let replaced: string | null = null;
  try {
    await transact(database, async (tx) => {
      const now = await lockUnchanged(tx, before, tokenHash);
      replaced = path === null ? null : now.image;
      await tx
        .update(customers)
        .set({ ...changes, ...(path === null ? {} : { image: path }), updatedAt: clock.now() })
        .where(eq(customers.id, customerId));
      if (changes.passwordHash) {
        await endOtherAccess(tx, customerId, tokenHash);
        await queueSecurityMail(tx, context, customerId, "password_changed");
      }
    });
  } catch (error) {
    if (path !== null) await deletePhoto(settings, path);
    // Somebody else took the contact since it was looked at.
    if (sqlStateOf(error) === uniqueViolation) {
      throw refuse(constraintOf(error)?.includes("email") ? "email_taken" : "phone_taken");
    }
    throw error;
  }
  await deletePhoto(settings, replaced);
}

/**
 * Locks the customer's row and returns it. What was checked before is still so: the login has not ended with a removed
 * account or a reset password (401), and no other change came in between (409 `profile`).
 */
async function lockUnchanged(tx: Transaction, before: CustomerRow, tokenHash: string): Promise<CustomerRow> {
  const [now] = await tx.select().from(customers).where(eq(customers.id, before.id)).for("update");
  const [login] = await tx
    .select({ customerId: sessions.customerId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.customerId, before.id)));
  if (!now || now.blocked || !login) throw coreError("unauthenticated");
  const { passwordHash, phone, email } = before;
  if (now.passwordHash !== passwordHash || now.phone !== phone || now.email !== email) {
    throw refuse("profile_changed");
  }
  return now;
}
