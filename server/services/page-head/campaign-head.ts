/** The head of a campaign's page. */
import type { Language, ServerContext } from "../../context";
import { fillText, textsOf } from "../../locales";
import { findRunningCampaign } from "../promotions/campaigns";
import { shopViewOf } from "../settings/shop-view";
import { type PageHeadResult, plainLine } from "./page-head";
import { addressOf, readShop } from "./shop-facts";
import { breadcrumbData, previewPicture, saleEventData } from "./structured-data";

export async function campaignHead(
  context: ServerContext,
  row: string,
  language: Language,
): Promise<PageHeadResult> {
  const [site, view] = await Promise.all([readShop(context, language), shopViewOf(context, { language })]);
  const campaign = await findRunningCampaign(context.database, row, view);
  if (!campaign) return "unknown";
  const canonical = addressOf(site, "campaigns", campaign);
  const name = plainLine(campaign.title, 120);
  const picture = previewPicture(site, campaign.image_full_url);
  return {
    title: name,
    description:
      plainLine(campaign.description) ||
      fillText(textsOf(language).pageHead.campaign, { name, shop: site.name }),
    canonical,
    kind: "website",
    picture: picture ? { address: picture, text: name } : null,
    shopName: site.name,
    language,
    structured: [
      saleEventData(site, campaign, canonical),
      breadcrumbData(site, [{ name, address: canonical }]),
    ],
  };
}
