import type { Landing } from "@/contract";
import { picture, pictureList } from "./pictures";
import {
  type Fields,
  fields,
  flag,
  identifier,
  integer,
  readEach,
  requireObject,
  rows,
  text,
  textOrNull,
  texts,
} from "./readers";
import { landingFields } from "./required-fields";

const folder = "react_landing_page_images";

const textNames = [
  "header_title",
  "header_sub_title",
  "header_tag_line",
  "header_icon",
  "header_banner",
  "company_title",
  "company_sub_title",
  "company_description",
  "company_button_name",
  "company_button_url",
  "download_user_app_title",
  "download_user_app_sub_title",
  "earning_title",
  "earning_sub_title",
  "earning_seller_title",
  "earning_seller_sub_title",
  "earning_seller_button_name",
  "earning_dm_title",
  "earning_dm_sub_title",
  "earning_dm_button_name",
  "business_title",
  "business_sub_title",
  "testimonial_title",
  "fixed_newsletter_title",
  "fixed_newsletter_sub_title",
  "fixed_footer_description",
  "available_zone_title",
  "available_zone_short_description",
] as const;

const flagNames = ["earning_seller_status", "earning_dm_status", "available_zone_status"] as const;

/** GET /react-landing-page. Every text may be missing; a section without its texts is not shown. */
export function normaliseLanding(response: unknown): Landing {
  const row = requireObject(response, landingFields);
  const links = fields(row.download_user_app_links) ?? {};
  const banners = rows(row.promotion_banners, (banner) => {
    const img = textOrNull(banner.img);
    return img === null ? null : { img };
  });
  return {
    ...readEach(row, flagNames, (value) => flag(value)),
    ...readEach(row, textNames, textOrNull),
    base_urls: baseUrls(row.base_urls),
    header_icon_full_url: picture(row, "header_icon", folder),
    header_banner_full_url: picture(row, "header_banner", folder),
    download_user_app_links: {
      playstore_url_status: flag(links.playstore_url_status),
      playstore_url: textOrNull(links.playstore_url),
      apple_store_url_status: flag(links.apple_store_url_status),
      apple_store_url: textOrNull(links.apple_store_url),
    },
    business_image_full_url: picture(row, "business_image", folder),
    testimonial_list: rows(row.testimonial_list, testimonial),
    promotion_banners: banners,
    promotion_banners_full_url: pictureList(row, "promotion_banners", folder),
    fixed_promotional_banner_full_url: picture(row, "fixed_promotional_banner", folder),
    available_zone_image_full_url: picture(row, "available_zone_image", folder),
    available_zone_list: rows(row.available_zone_list, (zone) => {
      const id = identifier(zone.id);
      if (id === null) return null;
      return {
        id,
        name: text(zone.name),
        display_name: textOrNull(zone.display_name),
        modules: texts(zone.modules),
      };
    }),
  };
}

function testimonial(row: Fields): Landing["testimonial_list"][number] | null {
  const review = textOrNull(row.review);
  if (review === null) return null;
  return {
    id: integer(row.id),
    name: text(row.name),
    designation: text(row.designation),
    review,
    reviewer_image_full_url: picture(row, "reviewer_image", folder),
    company_image_full_url: picture(row, "company_image", folder),
    status: flag(row.status, true),
  };
}

function baseUrls(value: unknown): Record<string, string> {
  const bases: Record<string, string> = {};
  for (const [name, address] of Object.entries(fields(value) ?? {})) {
    const found = textOrNull(address);
    if (found !== null) bases[name] = found;
  }
  return bases;
}
