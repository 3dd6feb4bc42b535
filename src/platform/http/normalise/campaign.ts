import type { Campaign } from "@/contract";
import type { CampaignDetails } from "@/contract/calls/promotions";
import { campaignRow } from "./banner";
import { isNothing, requireEntity, requireObject, rows } from "./readers";
import { storeRow } from "./store";

/** GET /campaigns/details; null when no such campaign runs. */
export const normaliseCampaign = (response: unknown): Campaign | null =>
  isNothing(response) ? null : requireEntity(campaignRow(requireObject(response)));

/** GET /campaigns/basic-campaign-details; null when the backend has no such campaign. */
export function normaliseCampaignDetails(response: unknown): CampaignDetails | null {
  if (isNothing(response)) return null;
  const body = requireObject(response);
  return { ...requireEntity(campaignRow(body)), stores: rows(body.stores, storeRow) };
}
