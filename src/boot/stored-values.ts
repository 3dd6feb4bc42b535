/** Local storage as the boot script reads it: nothing throws, and what is empty counts as nothing. */

/** The text of a key; null where it is missing, empty, `null`, or the storage is blocked. */
export function stored(key: string): string | null {
  try {
    const text = localStorage.getItem(key);
    return text === null || text === "" || text === "null" || text === '"null"' ? null : text;
  } catch {
    return null;
  }
}

/** The object of a key; without entries where there is none that can be read. */
export function storedRow(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
