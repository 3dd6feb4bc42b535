/** The passkeys of one customer: made, listed, removed. */
import { randomBytes } from "node:crypto";
import { and, count, desc, eq } from "drizzle-orm";
import type { NewPasskey, Passkey, PasskeyOptions } from "@/contract/calls/passkeys";
import type { Queryable, ServerContext } from "../../context";
import { coreError } from "../../core/errors";
import { customers, passkeys } from "../../db/schema";
import { transact } from "../../db/transact";
import { queueSecurityMail } from "../auth/security-mail";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { challengeLifeMs, createChallenge, takeChallenge } from "./challenges";
import { keeperName } from "./keeper-name";
import { countCustomerChallenge } from "./passkey-limits";
import { type RelyingParty, relyingParty } from "./relying-party";

/** Passkeys of one customer. */
const maxPasskeys = 10;
/** ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257];

function partyOf({ settings }: ServerContext): RelyingParty {
  const party = relyingParty(settings);
  if (party === null) throw refuse("passkeys_off");
  return party;
}

const passkeysOf = (database: Queryable, customerId: number) =>
  database
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));

const descriptors = (rows: readonly (typeof passkeys.$inferSelect)[]) =>
  rows.map(({ credentialId, transports }) => ({ type: "public-key", id: credentialId, transports }));

/** POST /customer/passkeys/options: what the browser makes a passkey with. 403 `passkey` for one too many. */
export async function newPasskeyOptions(context: ServerContext, customerId: number): Promise<PasskeyOptions> {
  const { database } = context;
  const party = partyOf(context);
  await countCustomerChallenge(context, customerId);
  const [customer] = await database.select().from(customers).where(eq(customers.id, customerId)).limit(1);
  if (!customer) throw coreError("unauthenticated");
  const existing = await passkeysOf(database, customerId);
  if (existing.length >= maxPasskeys) throw refuse("passkeys_many", { count: maxPasskeys });
  const userHandle = existing[0]?.userHandle ?? randomBytes(32).toString("base64url");
  const { business_name: shop } = await readConfig(database);
  const name = customer.email ?? customer.phone ?? "";
  return {
    challenge: await createChallenge(context, { purpose: "add", customerId }, userHandle),
    rp: { id: party.id, name: shop },
    user: {
      id: userHandle,
      name,
      displayName: `${customer.firstName} ${customer.lastName}`.trim() || name,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    timeout: challengeLifeMs,
    attestation: "none",
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    excludeCredentials: descriptors(existing),
  };
}

/**
 * POST /customer/passkeys: keeps what the browser made, and tells the owner by mail. Refuses with 403 `passkey` what was made
 * for another page, a second time, too late, or is somebody's already.
 */
export async function addPasskey(
  context: ServerContext,
  customerId: number,
  credential: NewPasskey,
  device: string,
): Promise<void> {
  const party = partyOf(context);
  const use = { purpose: "add", customerId } as const;
  const taken = await takeChallenge(context, credential.response.clientDataJSON, use);
  if (taken === null || taken.userHandle === null) throw refuse("passkey_expired");
  const { userHandle } = taken;
  const made = await verifyNewPasskey(credential, taken.challenge, party);
  const now = context.clock.now();
  await transact(context.database, async (tx) => {
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("update");
    const [existing] = await tx
      .select({ count: count() })
      .from(passkeys)
      .where(eq(passkeys.customerId, customerId));
    if ((existing?.count ?? 0) >= maxPasskeys) throw refuse("passkeys_many", { count: maxPasskeys });
    const added = await tx
      .insert(passkeys)
      .values({
        customerId,
        userHandle,
        credentialId: made.credential.id,
        publicKey: Buffer.from(made.credential.publicKey).toString("base64url"),
        counter: made.credential.counter,
        transports: credential.response.transports ?? [],
        name: keeperName(made.aaguid) ?? device,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw refuse("passkey_wrong");
    await queueSecurityMail(tx, context, customerId, "passkey_added");
  });
}

async function verifyNewPasskey(credential: NewPasskey, challenge: string, party: RelyingParty) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { id, rawId, response } = credential;
  const { clientDataJSON, attestationObject } = response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type: "public-key",
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (verified) return registrationInfo;
  } catch {
    // It throws for everything that does not hold.
  }
  throw refuse("passkey_wrong");
}

/** POST /customer/passkeys/confirm-options: what one who is signed in confirms with, see `checkOwner`. */
export async function confirmOptions(context: ServerContext, customerId: number): Promise<PasskeyOptions> {
  const party = partyOf(context);
  await countCustomerChallenge(context, customerId);
  return {
    challenge: await createChallenge(context, { purpose: "confirm", customerId }),
    rpId: party.id,
    timeout: challengeLifeMs,
    userVerification: "required",
    allowCredentials: descriptors(await passkeysOf(context.database, customerId)),
  };
}

/** GET /customer/passkeys. */
export async function listPasskeys(database: Queryable, customerId: number): Promise<Passkey[]> {
  const rows = await passkeysOf(database, customerId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/** DELETE /customer/passkeys/{id}. 404 for somebody else's or a removed one. */
export async function removePasskey(database: Queryable, customerId: number, id: number): Promise<void> {
  const removed = await database
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.customerId, customerId)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw refuse("passkey_not_found");
}
