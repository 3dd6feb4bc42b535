import type { ServerContext } from "../../context";
import { countAttempt } from "../rate-limits/attempt-limits";

/** In ten minutes. Nothing is counted for an account that strangers could use up: a signature cannot be guessed. */
const limits = {
  windowSeconds: 600,
  /** Challenges and signatures of one network address; many phones may share one. */
  challengesPerAddress: 600,
  signaturesPerAddress: 200,
  /** Challenges of one who is signed in. */
  challengesPerCustomer: 30,
} as const;

const count = (
  { database, clock }: ServerContext,
  kind: string,
  subject: string,
  limit: number,
): Promise<void> =>
  countAttempt(database, clock.now(), { kind, subject, limit, windowSeconds: limits.windowSeconds });

export const countChallenge = (context: ServerContext, address: string): Promise<void> =>
  count(context, "passkey-challenge", address, limits.challengesPerAddress);

export const countCustomerChallenge = (context: ServerContext, customerId: number): Promise<void> =>
  count(context, "passkey-customer", String(customerId), limits.challengesPerCustomer);

export const countSignature = (context: ServerContext, address: string): Promise<void> =>
  count(context, "passkey-address", address, limits.signaturesPerAddress);
