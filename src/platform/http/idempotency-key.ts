/**
 * An Idempotency-Key for what is sent straight from a form: pressing again with the same values is the same attempt and
 * happens once, other values are another attempt.
 */
export function createIdempotencyKeys(
  make: () => string = () => crypto.randomUUID(),
): (values: unknown) => string {
  let last: { print: string; key: string } | null = null;
  return (values) => {
    const print = JSON.stringify(values);
    if (last?.print !== print) last = { print, key: make() };
    return last.key;
  };
}
