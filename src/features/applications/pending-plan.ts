/** The package of an application that was sent, until it is paid: kept on the device, so that it can be paid later. */
import { applicationDraft, saveApplicationDraft } from "@/stores/application-draft";

export interface PendingPlan {
  storeId: number;
  /** The shop's key for the applicant. */
  key: string;
  packageId: number;
  name: string;
  /** Major units. */
  price: number;
}

/** Null when there is none. */
export function pendingPlan(): PendingPlan | null {
  const kept = applicationDraft("plan");
  const [storeId, packageId, price] = [kept?.storeId, kept?.packageId, kept?.price].map(Number);
  if (!kept?.key || !storeId || !packageId || !Number.isFinite(price)) return null;
  return { storeId, packageId, price: price ?? 0, key: kept.key, name: kept.name ?? "" };
}

/** Null forgets it. */
export function savePendingPlan(plan: PendingPlan | null): void {
  const values =
    plan && Object.fromEntries(Object.entries(plan).map(([name, value]) => [name, String(value)]));
  saveApplicationDraft("plan", values);
}

/** How it names itself to the shop. */
export const namedBy = ({ storeId, key }: PendingPlan) => ({ store_id: storeId, application_key: key });
