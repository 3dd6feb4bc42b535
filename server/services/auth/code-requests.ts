/**
 * How often codes may be asked for. Strangers cannot use up the codes of an address that the person has signed in from, see
 * docs/decisions/limits.md.
 */
import type { ServerContext } from "../../context";
import { countAttempt } from "../rate-limits/attempt-limits";
import { isKnownAddress } from "./known-addresses";

/** In ten minutes. */
const limits = {
  windowSeconds: 600,
  /** Asked for by one network address, for all people and for one. */
  perAddress: 60,
  perPerson: 5,
  /** Sent to one person because of addresses that they never signed in from. */
  fromUnknownAddresses: 10,
  /** Tried by one network address; many phones may share one. */
  triesPerAddress: 200,
} as const;
const daily = { fromUnknownAddresses: 30, windowSeconds: 86_400 } as const;

/** Purposes of codes; each is counted apart. */
type CodeUse = "reset" | "sign-in" | "email";

export interface CodeRequest {
  use: CodeUse;
  /** Canonical phone number or e-mail address. */
  target: string;
  /** Network address. */
  address: string;
}

async function count(
  { database, clock }: ServerContext,
  kind: string,
  subject: string,
  limit: number,
  windowSeconds: number = limits.windowSeconds,
): Promise<void> {
  await countAttempt(database, clock.now(), { kind, subject, limit, windowSeconds });
}

/** Counts a code that is asked for, before anything is looked up; 429 with the seconds to wait. */
export async function countCodeRequest(context: ServerContext, request: CodeRequest): Promise<void> {
  const { use, target, address } = request;
  await count(context, `${use}-address`, address, limits.perAddress);
  await count(context, use, `${target} ${address}`, limits.perPerson);
}

/** Counts a code that is about to be sent to a person; null is somebody without an account. */
export async function countCodeSent(
  context: ServerContext,
  customerId: number | null,
  { use, target, address }: CodeRequest,
): Promise<void> {
  const now = context.clock.now();
  if (customerId !== null && (await isKnownAddress(context.database, customerId, address, now))) return;
  await count(context, `${use}-person`, target, limits.fromUnknownAddresses);
  await count(context, `${use}-day`, target, daily.fromUnknownAddresses, daily.windowSeconds);
}

/** Counts a code that is tried, of whomever; 429 with the seconds to wait. */
export async function countCodeTry(
  context: ServerContext,
  use: Exclude<CodeUse, "email"> | "verify",
  address: string,
): Promise<void> {
  const kind = use === "reset" ? "reset-check" : "verify-address";
  await count(context, kind, address, limits.triesPerAddress);
}
