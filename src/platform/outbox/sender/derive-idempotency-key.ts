/**
 * A UUID that is always the same for the same text: the idempotency key of one step of a row, so that a repeat of the
 * step has the same key.
 */
export async function deriveIdempotencyKey(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const bytes = [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0"));
  // Version 8 (made by the application) and the variant of RFC 9562.
  bytes[6] = `8${(bytes[6] ?? "00")[1]}`;
  bytes[8] = `a${(bytes[8] ?? "00")[1]}`;
  const hex = bytes.join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
