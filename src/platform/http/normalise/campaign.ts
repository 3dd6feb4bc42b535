import type { CampaignDetails } from "@/contract/calls/promotions";
import { campaignRow } from "./banner";
import { fields, rows } from "./readers";
import { storeRow } from "./store";

/** GET /campaigns/basic-campaign-details; null when the backend has no such campaign. */
export function normaliseCampaignDetails(response: unknown): CampaignDetails | null {
  const body = fields(response);
  const campaign = body === null ? null : campaignRow(body);
  return body === null || campaign === null ? null : { ...campaign, stores: rows(body.stores, storeRow) };
}
