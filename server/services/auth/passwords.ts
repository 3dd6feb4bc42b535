import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the cost that OWASP names as the least (19 MiB, two passes). Takes tens of ms: never inside a transaction. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** PHC text of a password or one-time code. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret, cost);
}

let decoy: Promise<string> | null = null;

/**
 * Whether the secret fits. Without a stored hash the same work is done against a decoy, so that the response
 * time does not reveal whether an account exists.
 */
export async function verifySecret(stored: string | null, secret: string): Promise<boolean> {
  decoy ??= hashSecret("nobody's secret");
  const fits = await verify(stored ?? (await decoy), secret).catch(() => false);
  return stored !== null && fits;
}
