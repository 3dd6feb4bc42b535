/** Whether unvalidated JSON is an object with keys: no list and not null. Says nothing of what the keys contain. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
