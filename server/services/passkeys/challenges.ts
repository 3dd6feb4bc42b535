/** Challenges that browsers sign: random, for one purpose, used once and within five minutes. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { passkeyChallenges } from "../../db/schema";

export const challengeLifeMs = 5 * 60_000;

export interface ChallengeUse {
  purpose: "add" | "sign-in" | "confirm";
  /** Null for signing in, which begins without anybody. */
  customerId: number | null;
}

const hashOf = (challenge: string) => createHash("sha256").update(challenge).digest("hex");

/** Makes a challenge, base64url. */
export async function createChallenge(
  { database, clock }: ServerContext,
  { purpose, customerId }: ChallengeUse,
  userHandle: string | null = null,
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(clock.now().getTime() + challengeLifeMs);
  await database
    .insert(passkeyChallenges)
    .values({ challengeHash: hashOf(challenge), purpose, customerId, userHandle, expiresAt });
  return challenge;
}

/** The challenge that a browser says it signed; null when that cannot be read. */
function signedChallenge(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

/** Uses up the challenge that was signed, whatever becomes of it; null when it is not one for this. */
export async function takeChallenge(
  { database, clock }: ServerContext,
  clientDataJSON: string,
  { purpose, customerId }: ChallengeUse,
): Promise<{ challenge: string; userHandle: string | null } | null> {
  const challenge = signedChallenge(clientDataJSON);
  if (challenge === null) return null;
  const [row] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOf(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        customerId === null
          ? isNull(passkeyChallenges.customerId)
          : eq(passkeyChallenges.customerId, customerId),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ userHandle: passkeyChallenges.userHandle });
  return row ? { challenge, userHandle: row.userHandle } : null;
}
