import { randomInt } from "node:crypto";
import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { PhoneOrEmail } from "@/contract/calls/auth";
import type { Database, ServerContext } from "../../context";
import { codes } from "../../db/schema";
import { transact } from "../../db/transact";
import { refuse } from "../refusals";
import { hashSecret, verifySecret } from "./passwords";

/** One-time codes: how long they live, how soon another may be sent, how often one may be guessed. */
export const codeLimits = {
  digits: 6,
  lifeSeconds: 600,
  resendSeconds: 60,
  tries: 5,
  blockSeconds: 600,
} as const;

export interface CodeSubject {
  purpose: "verify" | "reset";
  medium: PhoneOrEmail;
  /** Canonical phone number or e-mail address. */
  target: string;
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

function ofSubject({ purpose, medium, target }: CodeSubject) {
  return and(eq(codes.purpose, purpose), eq(codes.medium, medium), eq(codes.target, target));
}

/**
 * Makes a code, stores its hash and sends it. A new code replaces the one before. Refuses with 405 `otp` within 60 s of
 * the last and `otp_block_time` while the subject is blocked.
 */
export async function sendCode(context: ServerContext, subject: CodeSubject): Promise<void> {
  const now = context.clock.now();
  const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, "0");
  const codeHash = await hashSecret(code);
  await transact(context.database, async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`code:${subject.purpose}:${subject.target}`}))`,
    );
    const [last] = await tx.select().from(codes).where(ofSubject(subject)).limit(1);
    if (last?.blockedUntil && last.blockedUntil > now) throw refuse("otp_block_time");
    if (last && last.sentAt > later(now, -codeLimits.resendSeconds)) {
      const wait = Math.ceil((later(last.sentAt, codeLimits.resendSeconds).getTime() - now.getTime()) / 1000);
      throw refuse("otp_wait", { seconds: wait });
    }
    await tx.delete(codes).where(ofSubject(subject));
    await tx
      .insert(codes)
      .values({ ...subject, codeHash, sentAt: now, expiresAt: later(now, codeLimits.lifeSeconds) });
  });
  await context.codeSender.send({ ...subject, code });
}

/**
 * Uses a try and returns whether the code is right; with `consume` a right code is gone afterwards. Refuses with 405
 * `otp_block_time` while blocked and `otp_temp_blocked` at the fifth wrong try.
 */
export async function checkCode(
  database: Database,
  now: Date,
  subject: CodeSubject,
  code: string,
  consume: boolean,
): Promise<boolean> {
  // The try is counted before the comparison: parallel guesses cannot share one.
  const [row] = await database
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        ofSubject(subject),
        gt(codes.expiresAt, now),
        sql`${codes.tries} < ${codeLimits.tries}`,
        or(isNull(codes.blockedUntil), lte(codes.blockedUntil, now)),
      ),
    )
    .returning();
  if (!row) {
    const [blocked] = await database
      .select({ id: codes.id })
      .from(codes)
      .where(and(ofSubject(subject), gt(codes.blockedUntil, now)))
      .limit(1);
    if (blocked) throw refuse("otp_block_time");
    return false;
  }
  if (await verifySecret(row.codeHash, code.trim())) {
    if (!consume) {
      await database
        .update(codes)
        .set({ tries: sql`${codes.tries} - 1` })
        .where(eq(codes.id, row.id));
      return true;
    }
    return (await database.delete(codes).where(eq(codes.id, row.id)).returning({ id: codes.id })).length > 0;
  }
  if (row.tries < codeLimits.tries) return false;
  await database
    .update(codes)
    .set({ blockedUntil: later(now, codeLimits.blockSeconds) })
    .where(eq(codes.id, row.id));
  throw refuse("otp_temp_blocked");
}
