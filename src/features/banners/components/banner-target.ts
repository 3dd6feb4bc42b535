/** Where a banner leads, by the specification's rules of banner clicks. */
import type { Banners, Campaign, Item, ModuleType } from "@/contract";
import { paths } from "@/platform/navigation/paths";
import { safeLink, safePath } from "@/platform/navigation/safe-path";

type Banner = Banners["banners"][number];

export type BannerTarget =
  | { kind: "page"; path: string }
  | { kind: "elsewhere"; href: string }
  | { kind: "item"; item: Item }
  | { kind: "none" };

/** `placement`: the home's own carousel opens an item over the page in food only, a shared banner in every module but e-commerce. */
export function bannerTarget(
  banner: Banner,
  moduleType: ModuleType,
  placement: "home" | "shared" = "home",
): BannerTarget {
  if (banner.type === "store_wise" && banner.store) {
    return { kind: "page", path: paths.store.href(banner.store) };
  }
  if (banner.type === "item_wise" && banner.item) {
    const overPage = placement === "home" ? moduleType === "food" : moduleType !== "ecommerce";
    return overPage
      ? { kind: "item", item: banner.item }
      : { kind: "page", path: paths.product.href(banner.item) };
  }
  const path = safePath(banner.link);
  if (path !== null) return { kind: "page", path };
  const href = safeLink(banner.link);
  return href === null ? { kind: "none" } : { kind: "elsewhere", href };
}

/** A campaign leads to its page. */
export function campaignTarget(campaign: Pick<Campaign, "id" | "slug" | "module_id">): BannerTarget {
  return { kind: "page", path: paths.campaign.href(campaign) };
}
