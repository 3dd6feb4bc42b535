// @chunk outbox
/** A shopper's details of a payment outside of the app, between the form, the outbox and the request. */

export interface OfflineDetails {
  methodId: number;
  /** By the name of the method's field. */
  answers: Record<string, string>;
  /** "" for none. */
  note: string;
}

/** Its fields of a request. */
export const offlineFields = ({ methodId, answers, note }: OfflineDetails) => ({
  ...answers,
  method_id: methodId,
  customer_note: note || undefined,
});

/** Reads what was stored; null for anything else. */
export function readOfflineDetails(value: unknown): OfflineDetails | null {
  if (typeof value !== "object" || value === null) return null;
  const { methodId, answers, note } = value as Partial<OfflineDetails>;
  if (typeof methodId !== "number" || typeof note !== "string") return null;
  if (typeof answers !== "object" || answers === null) return null;
  return Object.values(answers).every((answer) => typeof answer === "string")
    ? { methodId, answers, note }
    : null;
}
