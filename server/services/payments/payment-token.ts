/** Names a payment in an address, signed by the server: nobody can make one up or use it for another step. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Queryable } from "../../context";
import { secretOf } from "../push/server-secrets";

type Step = "order" | "pay" | "return" | "sandbox" | "sandbox-message";

const paymentSecret = (database: Queryable) =>
  secretOf(database, "payments", () => randomBytes(32).toString("base64url"));

/** The signature of a text for one step. */
export async function signPayment(database: Queryable, step: Step, text: string): Promise<string> {
  const key = await paymentSecret(database);
  return createHmac("sha256", key).update(`${step}\n${text}`).digest("base64url");
}

/** Whether a signature is the server's own. */
export async function isSignedPayment(
  database: Queryable,
  step: Step,
  text: string,
  signature: string,
): Promise<boolean> {
  const expected = Buffer.from(await signPayment(database, step, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** `id.signature`. */
export async function paymentToken(database: Queryable, step: Step, id: string): Promise<string> {
  return `${id}.${await signPayment(database, step, id)}`;
}

/** The id in a token; null when it is not the server's own. */
export async function readPaymentToken(
  database: Queryable,
  step: Step,
  token: unknown,
): Promise<string | null> {
  if (typeof token !== "string" || token.length > 200) return null;
  const [id = "", signature = ""] = token.split(".");
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  return isId && (await isSignedPayment(database, step, id, signature)) ? id : null;
}
