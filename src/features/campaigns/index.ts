export { campaignHeadQuery } from "./api/get-campaign";
export { CampaignView, type WithoutPlace } from "./components/campaign-view";
