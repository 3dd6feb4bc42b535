import { randomInt } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { PhoneOrEmail } from "@/contract/calls/auth";
import { cleanCode } from "@/domain/written-text";
import type { Database, Language, ServerContext, Transaction } from "../../context";
import { codes } from "../../db/schema";
import { transact } from "../../db/transact";
import { phoneReader } from "../contacts/contacts";
import { hashed } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { codeLimits } from "./code-limits";
import { hashSecret, verifySecret } from "./passwords";

export interface CodeSubject {
  /**
   * The purpose of the code: a new account, a forgotten password, a changed contact, a sign-in without a password, or to prove
   * once more whose account it is.
   */
  purpose: "verify" | "reset" | "profile" | "sign-in" | "owner";
  medium: PhoneOrEmail;
  /** Canonical phone number or e-mail address. */
  target: string;
}

/** The requester of a code: their network address, and the language in which it is sent. */
export interface CodeRequester {
  address: string;
  language: Language;
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

function ofSubject({ purpose, medium, target }: CodeSubject) {
  return and(eq(codes.purpose, purpose), eq(codes.medium, medium), eq(codes.target, target));
}

/** Codes are read aloud, pasted in groups and typed in every script's digits. */
const plainCode = (code: string) => cleanCode(code).replace(/[\s-]/g, "");

type CodeRow = typeof codes.$inferSelect;

/** Refuses another code within 60 s of the last and while the requester is blocked. */
function refuseEarlyCode(last: CodeRow | undefined, now: Date): void {
  if (last?.blockedUntil && last.blockedUntil > now) throw refuse("otp_block_time");
  if (!last || last.sentAt <= later(now, -codeLimits.resendSeconds)) return;
  const resendAt = later(last.sentAt, codeLimits.resendSeconds).getTime();
  throw refuse("otp_wait", { seconds: Math.ceil((resendAt - now.getTime()) / 1000) });
}

/** Until the transaction ends nobody else writes a code of this subject. */
async function lockSubject(tx: Transaction, { purpose, target }: CodeSubject): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code:${purpose}:${target}`}))`);
}

/** Writes a requester's code in place of their last one. */
async function writeCode(
  tx: Transaction,
  { subject, requester, codeHash }: { subject: CodeSubject; requester: string; codeHash: string },
  now: Date,
): Promise<void> {
  await tx.delete(codes).where(and(ofSubject(subject), eq(codes.requester, requester)));
  await tx.insert(codes).values({
    ...subject,
    requester,
    codeHash,
    sentAt: now,
    expiresAt: later(now, codeLimits.lifeSeconds),
  });
}

/**
 * Makes a code, stores its hash and sends it. It replaces the one before of the same requester (a network address), and no
 * other's: nobody makes a code worthless that somebody else asked for. Refuses with 403 `otp` where nothing sends codes, with 405 `otp` within 60 s of the last and
 * `otp_block_time` while the requester is blocked.
 */
export async function sendCode(
  context: ServerContext,
  subject: CodeSubject,
  { address, language }: CodeRequester,
): Promise<void> {
  const { database, codeSender } = context;
  if (!codeSender.sends[subject.medium]) throw refuse("codes_off");
  // Accounts from before plans of numbers were known may hold one that exists nowhere: nobody would get its message.
  if (subject.medium === "phone" && (await phoneReader(database))(subject.target) === null)
    throw refuse("phone_invalid");
  const now = context.clock.now();
  const requester = hashed(address);
  const mine = and(ofSubject(subject), eq(codes.requester, requester));
  const [before] = await database.select().from(codes).where(mine).limit(1);
  refuseEarlyCode(before, now);
  const code =
    codeSender.fixedCode ?? String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, "0");
  const codeHash = await hashSecret(code);
  await transact(database, async (tx) => {
    await lockSubject(tx, subject);
    const [last] = await tx.select().from(codes).where(mine).limit(1);
    refuseEarlyCode(last, now);
    await writeCode(tx, { subject, requester, codeHash }, now);
  });
  const { business_name: shop } = await readConfig(database, language);
  await codeSender.send({ ...subject, code, language, shop });
}

/** Keeps a code that another service has sent and found right, as one that this server sent to the requester. */
export async function storeProvedCode(
  { database, clock }: ServerContext,
  subject: CodeSubject,
  code: string,
  address: string,
): Promise<void> {
  const now = clock.now();
  const requester = hashed(address);
  const codeHash = await hashSecret(plainCode(code));
  await transact(database, async (tx) => {
    await lockSubject(tx, subject);
    await writeCode(tx, { subject, requester, codeHash }, now);
  });
}

/** A code was right and is needed for one more step: it works for another half hour, with as few tries as before. */
export async function keepProvedCode(
  { database, clock }: ServerContext,
  subject: CodeSubject,
): Promise<void> {
  const now = clock.now();
  await database
    .update(codes)
    .set({ expiresAt: later(now, codeLimits.provedSeconds) })
    .where(and(ofSubject(subject), gt(codes.expiresAt, now)));
}

/** Counts a try of the requester's own code before it is compared: parallel guesses cannot share one. */
async function tryOwnCode(database: Database, now: Date, subject: CodeSubject, requester: string) {
  const own = and(ofSubject(subject), eq(codes.requester, requester));
  const [row] = await database
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        own,
        gt(codes.expiresAt, now),
        sql`${codes.tries} < ${codeLimits.tries}`,
        or(isNull(codes.blockedUntil), lte(codes.blockedUntil, now)),
      ),
    )
    .returning();
  if (row) return row;
  const [blocked] = await database
    .select({ id: codes.id })
    .from(codes)
    .where(and(own, gt(codes.blockedUntil, now)))
    .limit(1);
  if (blocked) throw refuse("otp_block_time");
  return null;
}

/** Counts a try of the newest code that another address asked for: a phone may change its network in between. */
async function tryOtherCode(database: Database, now: Date, subject: CodeSubject, requester: string) {
  const newest = database
    .select({ id: codes.id })
    .from(codes)
    .where(and(ofSubject(subject), ne(codes.requester, requester), gt(codes.expiresAt, now)))
    .orderBy(desc(codes.sentAt), desc(codes.id))
    .limit(1);
  const [row] = await database
    .update(codes)
    .set({ otherTries: sql`${codes.otherTries} + 1` })
    .where(and(inArray(codes.id, newest), sql`${codes.otherTries} < ${codeLimits.tries}`))
    .returning();
  return row ?? null;
}

/**
 * Uses a try and returns whether the code is right; with `consume` a right code is gone afterwards, with every other for the
 * same person. Refuses with 405 `otp_block_time` while the address is blocked and `otp_temp_blocked` at its fifth wrong try.
 */
export async function checkCode(
  database: Database,
  now: Date,
  attempt: { subject: CodeSubject; code: string; address: string },
  consume: boolean,
): Promise<boolean> {
  const { subject } = attempt;
  const requester = hashed(attempt.address);
  const code = plainCode(attempt.code);
  const own = await tryOwnCode(database, now, subject, requester);
  const isOwn = own !== null && (await verifySecret(own.codeHash, code));
  const other = isOwn ? null : await tryOtherCode(database, now, subject, requester);
  if (isOwn || (other !== null && (await verifySecret(other.codeHash, code)))) {
    if (consume) {
      const right = eq(codes.id, (isOwn ? own : other)?.id ?? 0);
      const used = await database.delete(codes).where(right).returning({ id: codes.id });
      await database.delete(codes).where(ofSubject(subject));
      return used.length > 0;
    }
    await giveTriesBack(database, own, other);
    return true;
  }
  if (own === null || own.tries < codeLimits.tries) return false;
  await database
    .update(codes)
    .set({ blockedUntil: later(now, codeLimits.blockSeconds) })
    .where(eq(codes.id, own.id));
  throw refuse("otp_temp_blocked");
}

async function giveTriesBack(database: Database, own: CodeRow | null, other: CodeRow | null): Promise<void> {
  if (own)
    await database
      .update(codes)
      .set({ tries: sql`${codes.tries} - 1` })
      .where(eq(codes.id, own.id));
  if (other)
    await database
      .update(codes)
      .set({ otherTries: sql`${codes.otherTries} - 1` })
      .where(eq(codes.id, other.id));
}
