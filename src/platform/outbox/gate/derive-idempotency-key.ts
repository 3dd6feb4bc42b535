import { textHash } from "@/domain/text-hash";
import { uuidOf } from "@/platform/random-uuid";

/**
 * A UUID that is always the same for the same text: the idempotency key of one step of a row, so that a repeat of the
 * step has the same key.
 */
export async function deriveIdempotencyKey(text: string): Promise<string> {
  return uuidOf(await digestOf(text), 8);
}

async function digestOf(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16);
  // Over plain HTTP there is no SHA-256. Keys only have to differ: three hashes of 53 bits, of which 128 bits are taken.
  const hashes = ["a", "b", "c"].map((salt) => BigInt(Number.parseInt(textHash(`${salt} ${text}`), 36)));
  let bits = hashes.reduce((all, hash) => (all << 53n) | hash, 0n);
  return Uint8Array.from({ length: 16 }, () => {
    const byte = Number(bits & 0xffn);
    bits >>= 8n;
    return byte;
  });
}
