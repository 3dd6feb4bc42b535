import { hash, verify } from "@node-rs/argon2";
import { normalisePassword } from "@/domain/normalise-password";

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

/** PHC text of a password in the form in which passwords are compared. */
export const hashPassword = (password: string): Promise<string> => hashSecret(normalisePassword(password));

/** Composed and decomposed letters as devices have typed them since: older hashes are of what was typed. */
const typedForms = (password: string): string[] => [
  ...new Set([
    normalisePassword(password),
    password,
    password.normalize("NFC"),
    password.normalize("NFD"),
    normalisePassword(password).normalize("NFD"),
  ]),
];

/**
 * Whether the password fits: "yes", "older" for a hash from before passwords had one form, which is to be renewed, or "no". The
 * same work is done whether or not there is a stored hash.
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
): Promise<"yes" | "older" | "no"> {
  const [form = "", ...older] = typedForms(password);
  if (await verifySecret(stored, form)) return "yes";
  for (const typed of older) if (await verifySecret(stored, typed)) return "older";
  return "no";
}
