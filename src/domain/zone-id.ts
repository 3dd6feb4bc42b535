/**
 * Whether a text may be sent as zoneId: a JSON array of at least one positive number. A bare number or "" makes
 * existing backends fail or find nothing.
 */
export function isZoneId(text: unknown): text is string {
  if (typeof text !== "string" || !text.startsWith("[")) return false;
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) && ids.length > 0 && ids.every((id) => Number(id) > 0);
  } catch {
    return false;
  }
}
