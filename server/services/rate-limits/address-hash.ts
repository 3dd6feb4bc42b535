import { createHmac, randomBytes } from "node:crypto";
import type { Queryable } from "../../context";
import { secretOf } from "../push/server-secrets";

/**
 * A network address or a phone number as it is stored: hashed with a secret, because there are few enough of them to try them
 * all.
 */
export async function addressHash(
  database: Queryable,
  ...parts: readonly (string | number)[]
): Promise<string> {
  const key = await secretOf(database, "addresses", () => randomBytes(32).toString("base64url"));
  return createHmac("sha256", key).update(parts.join(" ")).digest("base64url").slice(0, 27);
}
