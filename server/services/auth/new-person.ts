/** Accounts of people who have proved a phone number or an identity before they have said who they are. */
import { and, eq } from "drizzle-orm";
import type { LoginResult } from "@/contract";
import type { UpdateInfoRequest } from "@/contract/calls/auth";
import type { ServerContext, Transaction } from "../../context";
import { customers } from "../../db/schema";
import { transact } from "../../db/transact";
import { canonicalEmail, phoneReader, splitName } from "../contacts/contacts";

import { takeReferralCode } from "../referrals/referral-codes";
import { refuse } from "../refusals";
import { pictureUrl } from "../translations/translated-columns";
import { type CustomerRow, createCustomer, type LoginType } from "./customer-account";
import { endAllAccess } from "./end-access";
import type { SignInOrigin } from "./verification";

/** The response to a proof by a new person: no account is made before they have said who they are. */
export function newPersonResult(
  loginType: LoginType,
  email: string | null,
  phoneProved: boolean,
): LoginResult {
  return {
    token: null,
    is_phone_verified: phoneProved ? 1 : 0,
    is_email_verified: email === null ? 0 : 1,
    is_personal_info: 0,
    is_exist_user: null,
    login_type: loginType,
    email,
  };
}

/** The response when an account claims the contact without having proved it: the person is asked whether it is theirs. */
export function existingPersonResult(customer: CustomerRow, loginType: LoginType): LoginResult {
  return {
    token: null,
    is_phone_verified: customer.phoneVerified ? 1 : 0,
    is_email_verified: customer.emailVerified ? 1 : 0,
    is_personal_info: 1,
    is_exist_user: {
      id: customer.id,
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      image: pictureUrl(customer.image),
    },
    login_type: loginType,
    email: null,
  };
}

export interface PersonalInfo {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  referralCode: string | undefined;
}

/** Reads a new person's details; refuses missing or wrong ones with 403 and the field's name. */
export async function readPersonalInfo(
  { database }: Pick<ServerContext, "database">,
  body: Pick<UpdateInfoRequest, "name" | "phone" | "email" | "ref_code">,
): Promise<PersonalInfo> {
  const { firstName, lastName } = splitName(body.name);
  const phone = (await phoneReader(database))(body.phone);
  const email = canonicalEmail(body.email);
  if (!firstName) throw refuse("name_missing");
  if (!phone) throw refuse("phone_invalid");
  if (!email) throw refuse("email_invalid");
  return { firstName, lastName, phone, email, referralCode: body.ref_code };
}

/**
 * Makes the account of a new person. A contact that they have proved is taken off an account that only claims it; one that
 * they have not proved has to be free.
 */
export function createProvedCustomer(
  context: ServerContext,
  info: PersonalInfo,
  input: {
    loginMedium: string;
    proved: { phone: boolean; email: boolean };
    origin: SignInOrigin;
    /** More for the same transaction. */
    also?: (tx: Transaction, customer: CustomerRow) => Promise<void>;
  },
): Promise<CustomerRow> {
  const now = context.clock.now();
  const { proved, origin } = input;
  return transact(context.database, async (tx) => {
    if (proved.phone) await releaseClaim(tx, "phone", info.phone);
    if (proved.email) await releaseClaim(tx, "email", info.email);
    const referredBy = await takeReferralCode(tx, info.referralCode, info.phone, now);
    const customer = await createCustomer(
      tx,
      {
        firstName: info.firstName,
        lastName: info.lastName,
        phone: info.phone,
        email: info.email,
        passwordHash: null,
        loginMedium: input.loginMedium,
        phoneVerified: proved.phone,
        emailVerified: proved.email,
        language: origin.language,
        referredBy,
      },
      now,
    );
    await input.also?.(tx, customer);
    return customer;
  });
}

/** Takes a contact off an account that never proved it, because somebody else has. */
async function releaseClaim(tx: Transaction, medium: "phone" | "email", target: string): Promise<void> {
  const [claim] = await tx.select().from(customers).where(eq(customers[medium], target)).for("update");
  if (!claim) return;
  const isProved = medium === "phone" ? claim.phoneVerified : claim.emailVerified;
  if (isProved) throw refuse(`${medium}_taken`);
  // An account that nothing is left to reach keeps the claim.
  if ((medium === "phone" ? claim.email : claim.phone) === null) throw refuse(`${medium}_taken`);
  await tx
    .update(customers)
    .set({ [medium]: null })
    .where(eq(customers.id, claim.id));
}

/**
 * The person has proved a contact of this account and says that it is theirs. Whoever made the account had not proved it:
 * every login, device and code so far ends, and so does the password, see docs/decisions/accounts.md.
 */
export function takeAccountOver(
  context: ServerContext,
  customer: CustomerRow,
  by: { medium: "phone" | "email"; loginMedium: string },
  also?: (tx: Transaction) => Promise<void>,
): Promise<CustomerRow> {
  const now = context.clock.now();
  const { medium, loginMedium } = by;
  const contact = customer[medium];
  if (contact === null) throw refuse("otp_wrong");
  return transact(context.database, async (tx) => {
    const isProved = medium === "phone" ? customer.phoneVerified : customer.emailVerified;
    if (!isProved) await endAllAccess(tx, customer.id);
    const [row] = await tx
      .update(customers)
      .set({
        ...(isProved ? {} : { passwordHash: null, loginMedium }),
        ...(medium === "phone" ? { phoneVerified: true } : { emailVerified: true }),
        updatedAt: now,
      })
      // Only this contact was proved: in the meantime the account may have taken another one.
      .where(and(eq(customers.id, customer.id), eq(customers[medium], contact)))
      .returning();
    if (!row) throw refuse("otp_wrong");
    await also?.(tx);
    return row;
  });
}
