// @chunk outbox
/** A random UUID, also over plain HTTP, where browsers have no `crypto.randomUUID`. */
export function randomUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return uuidOf(bytes, 4);
}

/** The UUID with these 16 bytes, but for the bits that say its version and variant (RFC 9562). */
export function uuidOf(bytes: Uint8Array, version: 4 | 8): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0"));
  hex[6] = `${version}${hex[6]?.[1]}`;
  hex[8] = `a${hex[8]?.[1]}`;
  const text = hex.join("");
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    "-",
  );
}
