import { Landing } from "@/contract";
import type { Language, Queryable } from "../../context";
import { baseUrls } from "../settings/config-defaults";
import { readSetting, settingInLanguage } from "../settings/settings";
import { pictureUrl } from "../translations/translated-columns";
import { listZones } from "../zones/zones";

const noLinks: Landing["download_user_app_links"] = {
  playstore_url_status: 0,
  playstore_url: null,
  apple_store_url_status: 0,
  apple_store_url: null,
};

/** The row of settings that holds the landing's texts, by the contract's names. */
export const landingKey = "react_landing_page";

type Stored = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
const flagOf = (value: unknown): 0 | 1 => (value === 1 || value === true || value === "1" ? 1 : 0);
const rowsIn = (value: unknown): Stored[] =>
  Array.isArray(value) ? value.filter((row): row is Stored => typeof row === "object" && row !== null) : [];

/** A picture by its key, or by an address where the setting has one. */
const pictureIn = (stored: Stored, key: string) =>
  pictureUrl(textOf(stored[`${key}_full_url`]) ?? textOf(stored[key]));

function linksOf(value: unknown): Landing["download_user_app_links"] {
  if (typeof value !== "object" || value === null) return noLinks;
  const links = value as Stored;
  return {
    playstore_url_status: flagOf(links.playstore_url_status),
    playstore_url: textOf(links.playstore_url),
    apple_store_url_status: flagOf(links.apple_store_url_status),
    apple_store_url: textOf(links.apple_store_url),
  };
}

const businessApps = ["seller_playstore", "seller_appstore", "dm_playstore", "dm_appstore"] as const;

/** Addresses of the apps for stores and couriers, and whether they are shown. */
function businessLinksOf(value: unknown): NonNullable<Landing["download_business_app_links"]> {
  const links = typeof value === "object" && value !== null ? (value as Stored) : {};
  return Object.fromEntries(
    businessApps.flatMap((app) => [
      [`${app}_url_status`, flagOf(links[`${app}_url_status`])],
      [`${app}_url`, textOf(links[`${app}_url`])],
    ]),
  ) as NonNullable<Landing["download_business_app_links"]>;
}

/** Names of the plain texts of the contract's landing. */
const textNames = (Object.keys(Landing.properties) as (keyof Landing)[]).filter((name) => {
  const schema = Landing.properties[name] as { type?: unknown; nullable?: unknown };
  return schema.type === "string" && schema.nullable === true && !name.endsWith("_full_url");
});

/** GET /react-landing-page; a text that the operator did not set is null. */
export async function readLanding(database: Queryable, language: Language): Promise<Landing> {
  const row = settingInLanguage(await readSetting(database, landingKey), language);
  const stored: Stored =
    typeof row === "object" && row !== null && !Array.isArray(row) ? (row as Stored) : {};
  const zones = await listZones(database, language);
  const texts = Object.fromEntries(textNames.map((name) => [name, textOf(stored[name])])) as Pick<
    Landing,
    "header_title"
  > &
    Record<string, string | null>;
  const banners = rowsIn(stored.promotion_banners).flatMap((banner) => textOf(banner.img) ?? []);
  const landing = {
    ...texts,
    base_urls: baseUrls,
    header_icon_full_url: pictureIn(stored, "header_icon"),
    header_banner_full_url: pictureIn(stored, "header_banner"),
    download_user_app_links: linksOf(stored.download_user_app_links),
    download_business_app_links: businessLinksOf(stored.download_business_app_links),
    earning_seller_status: flagOf(stored.earning_seller_status),
    earning_dm_status: flagOf(stored.earning_dm_status),
    business_image_full_url: pictureIn(stored, "business_image"),
    testimonial_list: rowsIn(stored.testimonial_list).map((entry, index) => ({
      id: index + 1,
      name: textOf(entry.name) ?? "",
      designation: textOf(entry.designation) ?? "",
      review: textOf(entry.review) ?? "",
      reviewer_image_full_url: pictureIn(entry, "reviewer_image"),
      company_image_full_url: pictureIn(entry, "company_image"),
      status: flagOf(entry.status ?? 1),
    })),
    promotion_banners: banners.map((img) => ({ img })),
    promotion_banners_full_url: banners.flatMap((img) => pictureUrl(img) ?? []),
    fixed_promotional_banner_full_url: pictureIn(stored, "fixed_promotional_banner"),
    available_zone_status: flagOf(stored.available_zone_status ?? 1),
    available_zone_image_full_url: pictureIn(stored, "available_zone_image"),
    available_zone_list: zones.map((zone) => ({
      id: zone.id,
      name: zone.name,
      display_name: zone.display_name,
      modules: zone.modules.map((module) => module.module_name),
    })),
  };
  return landing as Landing;
}
