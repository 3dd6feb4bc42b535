/** A value that must be there; throws when it is not, so that a test fails where it was looked for. */
export function present<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error("A value is missing that the test needs.");
  return value;
}
