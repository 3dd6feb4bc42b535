import type { Config, ZoneData } from "@/contract";
import type { OfflineMethod } from "@/platform/http/normalise/offline-payment";
import type { OfflineDetails } from "@/platform/http/offline-details";
import { currentLanguage } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { offlineMethodsQuery } from "./api/get-offline-methods";
import { emptyOfflineDetails } from "./offline-form";

/** Paying outside of the app, as it is offered and filled in here. */
export interface OfflineChoice {
  /** The offered methods; none where the shop or the zone takes no such payments. */
  methods: readonly OfflineMethod[];
  /** The chosen one, or the first. */
  method: OfflineMethod | undefined;
  details: OfflineDetails | null;
}

/** Reads the methods where the shop and the order's zone take such payments. `written` holds earlier input. */
export function useOfflineChoice(
  written: OfflineDetails | null,
  config: Pick<Config, "offline_payment_status">,
  zone: Pick<ZoneData, "offline_payment"> | null,
): OfflineChoice {
  const isOffered = config.offline_payment_status === 1 && zone?.offline_payment === true;
  const { data = [] } = useQuery({ ...offlineMethodsQuery(currentLanguage()), enabled: isOffered });
  const methods = isOffered ? data : [];
  const method = methods.find(({ id }) => id === written?.methodId) ?? methods[0];
  const details = method && (written?.methodId === method.id ? written : emptyOfflineDetails(method.id));
  return { methods, method, details: details ?? null };
}
