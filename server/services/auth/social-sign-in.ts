/** Signing in with an account of another service. */
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { LoginResult } from "@/contract";
import type {
  LoginRequest,
  SocialExchangeRequest,
  SocialRegisterRequest,
  SocialToken,
  UpdateInfoRequest,
} from "@/contract/calls/auth";
import type { ServerContext, Transaction } from "../../context";
import { customerIdentities, customers, usedIdentityTokens } from "../../db/schema";
import type { Identity, IdentityProvider, SocialMedium } from "../../ports";
import { canonicalEmail, splitName } from "../contacts/contacts";
import { countAttempt } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { type CustomerRow, findCustomer } from "./customer-account";
import { countNewAccount, refuseTakenContacts } from "./new-account";
import {
  createProvedCustomer,
  existingPersonResult,
  newPersonResult,
  type PersonalInfo,
  readPersonalInfo,
  takeAccountOver,
} from "./new-person";
import { endSession, tokenHashOf } from "./sessions";
import { type SignInOrigin, signInVerified } from "./verification";

const loginType = "social" as const;
/** Tokens that one network address may show; many phones may share one. */
const tries = { limit: 200, windowSeconds: 600 } as const;

/** Refuses with 403 `login_type` what the operator does not offer or has not set up. */
async function offeredProvider(
  { database, identityProviders }: ServerContext,
  medium: SocialMedium,
): Promise<IdentityProvider> {
  const { centralize_login: login } = await readConfig(database);
  const provider = identityProviders[medium];
  const isOn = login.social_login_status === 1 && login[`${medium}_login_status`] === 1;
  if (!isOn || provider === undefined) throw refuse("social_login_off");
  return provider;
}

async function countTry({ database, clock }: ServerContext, { address }: SignInOrigin): Promise<void> {
  await countAttempt(database, clock.now(), { kind: "social-address", subject: address, ...tries });
}

/** Hashes the signed part only: the signature of one ID token can be encoded in several ways. */
function hashOf(token: string): string {
  const parts = token.split(".");
  const signed = parts.length === 3 ? parts.slice(0, 2).join(".") : token;
  return createHash("sha256").update(signed).digest("hex");
}

/** The owner of the token. Refuses with 403 `token` one that names another person or has already signed somebody in. */
async function identified(
  context: ServerContext,
  { medium, token, unique_id: uniqueId }: SocialToken,
  origin: SignInOrigin,
): Promise<Identity> {
  const provider = await offeredProvider(context, medium);
  await countTry(context, origin);
  const identity = await provider.identify(token);
  if (uniqueId && uniqueId !== identity.subject) throw refuse("social_token_wrong");
  const [used] = await context.database
    .select({ at: usedIdentityTokens.usedAt })
    .from(usedIdentityTokens)
    .where(eq(usedIdentityTokens.tokenHash, hashOf(token)))
    .limit(1);
  if (used) throw refuse("social_token_used");
  return { ...identity, email: canonicalEmail(identity.email) };
}

/** POST /auth/social-exchange: the code that the service gave the page for a token, and who it is about. */
export async function exchangeCode(
  context: ServerContext,
  body: SocialExchangeRequest,
  origin: SignInOrigin,
): Promise<{ token: string; unique_id: string; email: string | null; name: string | null }> {
  const provider = await offeredProvider(context, body.medium);
  await countTry(context, origin);
  const token = await provider.exchange({
    code: body.code,
    codeVerifier: body.code_verifier,
    redirectUri: body.redirect_uri,
    nonce: body.nonce,
  });
  const { subject, email, unprovedEmail, name } = await provider.identify(token);
  return { token, unique_id: subject, email: canonicalEmail(email ?? unprovedEmail), name };
}

async function ownerOf(
  { database }: ServerContext,
  { medium, subject }: Identity,
): Promise<CustomerRow | null> {
  const [row] = await database
    .select({ customer: customers })
    .from(customerIdentities)
    .innerJoin(customers, eq(customers.id, customerIdentities.customerId))
    .where(and(eq(customerIdentities.medium, medium), eq(customerIdentities.subject, subject)))
    .limit(1);
  return row?.customer ?? null;
}

/**
 * The account that claims the identity's e-mail address. Its owner is whoever verified its phone number; the address on it
 * may be a typing error.
 */
async function claimant({ database }: ServerContext, { email }: Identity): Promise<CustomerRow | null> {
  const customer = email === null ? null : await findCustomer(database, "email", email);
  return customer && (customer.emailVerified || !customer.phoneVerified) ? customer : null;
}

const addIdentity = async (tx: Transaction, identity: Identity, customerId: number, now: Date) => {
  const { medium, subject } = identity;
  const added = await tx
    .insert(customerIdentities)
    .values({ medium, subject, customerId, createdAt: now })
    .onConflictDoNothing()
    .returning({ customerId: customerIdentities.customerId });
  // Twice at the same moment: the other one has made an account of it.
  if (added.length === 0) throw refuse("social_token_used");
};

/** Signs in, once a token: a copy of it that comes later, or at the same moment, signs nobody in. */
async function signInOnce(
  context: ServerContext,
  customer: CustomerRow,
  input: { token: string; guestId: number | null | undefined; origin: SignInOrigin },
): Promise<LoginResult> {
  const { guestId, origin } = input;
  const result = await signInVerified(context, customer, { loginType, guestId, origin });
  if (result.token === null) return result;
  const used = await context.database
    .insert(usedIdentityTokens)
    .values({ tokenHash: hashOf(input.token), usedAt: context.clock.now() })
    .onConflictDoNothing()
    .returning({ at: usedIdentityTokens.usedAt });
  if (used.length > 0) return result;
  await endSession(context.database, customer.id, tokenHashOf(result.token));
  throw refuse("social_token_used");
}

/** The parts of a request that name a service and its token. */
function tokenOf(body: {
  medium?: string | null;
  token?: string | null;
  unique_id?: string | null;
}): SocialToken {
  const { medium, token, unique_id } = body;
  if (medium !== "google" && medium !== "facebook" && medium !== "apple") throw refuse("social_login_off");
  if (!token) throw refuse("social_token_wrong");
  return { medium, token, ...(unique_id ? { unique_id } : {}) };
}

/**
 * POST /auth/login with login_type social. Signs in who has signed in like this before. An account that claims the verified
 * e-mail address is named in `is_exist_user`: asked again with `verified` yes it is signed in to, with no a new one follows.
 */
export async function loginBySocial(
  context: ServerContext,
  body: LoginRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  const shown = tokenOf(body);
  const identity = await identified(context, shown, origin);
  const go = { token: shown.token, guestId: body.guest_id, origin };
  const owner = await ownerOf(context, identity);
  if (owner) return signInOnce(context, owner, go);
  const customer = body.verified === "no" ? null : await claimant(context, identity);
  if (customer === null) return newPersonResult(loginType, identity.email, false);
  if (customer.blocked) throw refuse("account_blocked");
  if (!body.verified) return existingPersonResult(customer, loginType);
  const by = { medium: "email", loginMedium: identity.medium } as const;
  const taken = await takeAccountOver(context, customer, by, (tx) =>
    addIdentity(tx, identity, customer.id, context.clock.now()),
  );
  return signInOnce(context, taken, go);
}

async function makeAccount(
  context: ServerContext,
  identity: Identity,
  info: PersonalInfo,
  origin: SignInOrigin,
): Promise<CustomerRow> {
  const proved = { phone: false, email: info.email === identity.email };
  await countNewAccount(context, origin.address);
  await refuseTakenContacts(context.database, { phone: info.phone, email: proved.email ? "" : info.email });
  return createProvedCustomer(context, info, {
    loginMedium: identity.medium,
    proved,
    origin,
    also: (tx, customer) => addIdentity(tx, identity, customer.id, context.clock.now()),
  });
}

/** POST /auth/update-info with login_type social: makes the account of a new person, whose token comes along once more. */
export async function completeBySocial(
  context: ServerContext,
  body: UpdateInfoRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  const info = await readPersonalInfo(context, body);
  const shown = tokenOf(body);
  const identity = await identified(context, shown, origin);
  if (await ownerOf(context, identity)) throw refuse("info_complete");
  const customer = await makeAccount(context, identity, info, origin);
  return signInOnce(context, customer, { token: shown.token, guestId: body.guest_id, origin });
}

/** POST /auth/social-login, the older form: 403 `email` for a new person, whose phone number is still needed. */
export async function olderSocialLogin(
  context: ServerContext,
  body: SocialToken & { guest_id?: number | null },
  origin: SignInOrigin,
): Promise<LoginResult> {
  const identity = await identified(context, body, origin);
  const owner = await ownerOf(context, identity);
  if (!owner) throw refuse("social_phone_needed");
  return signInOnce(context, owner, { token: body.token, guestId: body.guest_id, origin });
}

/** POST /auth/social-register, which follows it: the phone number, and the name that the service knows. */
export async function registerBySocial(
  context: ServerContext,
  body: SocialRegisterRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  const identity = await identified(context, body, origin);
  if (await ownerOf(context, identity)) throw refuse("info_complete");
  const email = body.email || identity.email || identity.unprovedEmail || "";
  const name = splitName(body.name || identity.name || email.replace(/@.*/, ""));
  const info = await readPersonalInfo(context, {
    name: `${name.firstName} ${name.lastName}`.trim(),
    phone: body.phone,
    email,
    ref_code: body.ref_code,
  });
  const customer = await makeAccount(context, identity, info, origin);
  return signInOnce(context, customer, { token: body.token, guestId: body.guest_id, origin });
}
