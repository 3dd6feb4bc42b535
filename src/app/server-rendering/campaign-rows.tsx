import { campaignHeadQuery } from "@/features/campaigns";
import { StoreGridSkeleton } from "@/features/stores";
import CampaignPage from "@/pages/campaign";
import { normaliseCampaign } from "@/platform/http/normalise/campaign";
import { paths } from "@/platform/navigation/paths";
import { shopScope } from "@/stores/shop-scope";
import { answerBelow, type RenderedPage, readAt } from "./first-answers";

/** Placeholders until the app knows whether the shopper has a place: with one they see stores, without one they are asked for it. */
const StoresToCome = () => <StoreGridSkeleton />;

/** A campaign's page: what it says of itself. */
export const campaignRows: RenderedPage = {
  name: "campaign",
  pattern: paths.campaign.pattern,
  Page: () => <CampaignPage withoutPlace={StoresToCome} />,
  fill(client, answers, _address, at) {
    const details = answerBelow(answers, "/campaigns/details/");
    const campaign = details && normaliseCampaign(answers[details.name]);
    if (!details || !campaign) return false;
    client.setQueryData(campaignHeadQuery(shopScope(), details.id).queryKey, readAt(at, campaign));
    return true;
  },
};
