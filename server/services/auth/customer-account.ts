import { eq, inArray } from "drizzle-orm";
import type { LoginResult } from "@/contract";
import type { LoginRequest, PhoneOrEmail } from "@/contract/calls/auth";
import type { Language, Queryable, Transaction } from "../../context";
import { customers } from "../../db/schema";
import { canonicalEmail, phoneReader, storedForms } from "../contacts/contacts";
import { newReferralCode } from "../referrals/referral-codes";
import { refuse } from "../refusals";
import type { VerificationRules } from "../settings/shop-rules";
import { joinGuest } from "./guests";
import { rememberAddress } from "./known-addresses";
import { refuseTakenContacts } from "./new-account";
import { startSession, tokenHashOf } from "./sessions";

export type CustomerRow = typeof customers.$inferSelect;

export interface NewCustomer {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  /** Null for one who signs in without a password. */
  passwordHash: string | null;
  loginMedium?: string;
  phoneVerified?: boolean;
  emailVerified?: boolean;
  language: Language;
  /** The customer whose code was used. */
  referredBy: number | null;
}

/** Refuses with 403 `phone` or `email` when one of them has an account already. */
export async function createCustomer(tx: Transaction, input: NewCustomer, now: Date): Promise<CustomerRow> {
  await refuseTakenContacts(tx, input);
  const [row] = await tx
    .insert(customers)
    .values({
      loginMedium: "manual",
      ...input,
      referralCode: newReferralCode(),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  // Two sign-ups with one number at the same moment: the second finds the first here.
  if (!row) throw refuse("phone_taken");
  return row;
}

/** The account of a canonical phone number or e-mail address. */
export async function findCustomer(
  database: Queryable,
  medium: PhoneOrEmail,
  target: string,
): Promise<CustomerRow | null> {
  const column = medium === "phone" ? customers.phone : customers.email;
  const [row] = await database.select().from(customers).where(eq(column, target)).limit(1);
  return row ?? null;
}

/**
 * The accounts that a typed phone number or e-mail address may name: the one of its canonical form first, then one whose contact
 * could not be brought to it.
 */
export async function accountsOf(
  database: Queryable,
  medium: PhoneOrEmail,
  text: string | null | undefined,
): Promise<CustomerRow[]> {
  const forms = await storedForms(database, medium, text);
  if (forms.length === 0) return [];
  const rows = await database.select().from(customers).where(inArray(customers[medium], forms));
  const rank = (row: CustomerRow) => forms.indexOf(row[medium] ?? "");
  return rows.sort((one, other) => rank(one) - rank(other));
}

/**
 * The form in which a phone number or e-mail address is compared and codes are sent to it: as its account has stored it, else the
 * canonical one. Null when the text is none.
 */
export async function accountContact(
  database: Queryable,
  medium: PhoneOrEmail,
  text: string | null | undefined,
): Promise<string | null> {
  const [account] = await accountsOf(database, medium, text);
  if (account) return account[medium];
  return medium === "phone" ? (await phoneReader(database))(text) : canonicalEmail(text);
}

/** Which proof is still missing; what the operator does not ask for counts as given. */
export function missingVerification(customer: CustomerRow, rules: VerificationRules): PhoneOrEmail | null {
  if (rules.phone && customer.phone && !customer.phoneVerified) return "phone";
  if (rules.email && customer.email && !customer.emailVerified) return "email";
  return null;
}

export type LoginType = LoginRequest["login_type"];

function result(
  customer: CustomerRow,
  rules: VerificationRules,
  token: string | null,
  loginType: LoginType,
): LoginResult {
  return {
    token,
    is_phone_verified: customer.phoneVerified || !rules.phone ? 1 : 0,
    is_email_verified: customer.emailVerified || !rules.email ? 1 : 0,
    is_personal_info: 1,
    is_exist_user: null,
    login_type: loginType,
    email: customer.email,
  };
}

/** The result for an account that has still to be verified: no token. */
export function unverifiedResult(
  customer: CustomerRow,
  rules: VerificationRules,
  loginType: LoginType = "manual",
): LoginResult {
  return result(customer, rules, null, loginType);
}

/** Starts a login and takes the guest's cart and orders over. */
export async function signIn(
  tx: Transaction,
  input: {
    customer: CustomerRow;
    rules: VerificationRules;
    loginType?: LoginType;
    guestId: number | null | undefined;
    language: Language;
    /** Network address. */
    address: string;
    /** Its name, see `deviceName`. */
    device: string;
    now: Date;
  },
): Promise<LoginResult> {
  const { customer, rules, now } = input;
  const token = await startSession(tx, customer.id, input.device, now);
  await rememberAddress(tx, customer.id, input.address, now);
  const merge = await joinGuest(tx, {
    guestId: input.guestId,
    customer: {
      id: customer.id,
      phone: customer.phone,
      firebaseToken: customer.firebaseToken,
      phoneCounts: customer.phoneVerified || !rules.phone,
    },
    sessionHash: tokenHashOf(token),
    language: input.language,
    now,
  });
  return {
    ...result(customer, rules, token, input.loginType ?? "manual"),
    customer_id: customer.id,
    ...merge,
  };
}
