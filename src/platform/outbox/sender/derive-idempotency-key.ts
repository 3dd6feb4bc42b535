/** A UUID that is always the same for the same text: the idempotency key of one step of a row. */
export async function deriveIdempotencyKey(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const hex = [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0"));
  hex[6] = `8${(hex[6] ?? "00")[1]}`;
  hex[8] = `a${(hex[8] ?? "00")[1]}`;
  const text16 = hex.join("");
  return `${text16.slice(0, 8)}-${text16.slice(8, 12)}-${text16.slice(12, 16)}-${text16.slice(16, 20)}-${text16.slice(20)}`;
}
