/** The ids in a customer's `interest`, which backends send as a JSON list in a text; anything else is none. */
export function readInterests(interest: string | null | undefined): number[] {
  try {
    const list: unknown = JSON.parse(interest ?? "[]");
    return Array.isArray(list) ? list.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
}
