import { Flag, nullable, PictureAddress, type Static, Type } from "../schema";

const text = nullable(Type.String());
const links = Type.Object({
  playstore_url_status: Flag,
  playstore_url: text,
  apple_store_url_status: Flag,
  apple_store_url: text,
});

/** Apps of stores (`seller`) and couriers (`dm`). */
const businessLinks = Type.Object({
  seller_playstore_url_status: Flag,
  seller_playstore_url: text,
  seller_appstore_url_status: Flag,
  seller_appstore_url: text,
  dm_playstore_url_status: Flag,
  dm_playstore_url: text,
  dm_appstore_url_status: Flag,
  dm_appstore_url: text,
});

/** GET /react-landing-page. Every text may be null. */
export const Landing = Type.Object({
  base_urls: Type.Record(Type.String(), Type.String()),
  header_title: text,
  header_sub_title: text,
  header_tag_line: text,
  header_icon: text,
  header_icon_full_url: PictureAddress,
  header_banner: text,
  header_banner_full_url: PictureAddress,
  company_title: text,
  company_sub_title: text,
  company_description: text,
  company_button_name: text,
  company_button_url: text,
  download_user_app_title: text,
  download_user_app_sub_title: text,
  download_user_app_links: links,
  /** The page does not read it. */
  download_business_app_links: Type.Optional(businessLinks),
  earning_title: text,
  earning_sub_title: text,
  earning_seller_title: text,
  earning_seller_sub_title: text,
  earning_seller_button_name: text,
  earning_seller_status: Flag,
  earning_dm_title: text,
  earning_dm_sub_title: text,
  earning_dm_button_name: text,
  earning_dm_status: Flag,
  business_title: text,
  business_sub_title: text,
  business_image_full_url: PictureAddress,
  testimonial_title: text,
  testimonial_list: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      designation: Type.String(),
      review: Type.String(),
      reviewer_image_full_url: PictureAddress,
      company_image_full_url: PictureAddress,
      status: Flag,
    }),
  ),
  promotion_banners: Type.Array(Type.Object({ img: Type.String() })),
  promotion_banners_full_url: Type.Array(Type.String()),
  fixed_promotional_banner_full_url: PictureAddress,
  fixed_newsletter_title: text,
  fixed_newsletter_sub_title: text,
  fixed_footer_description: text,
  available_zone_status: Flag,
  available_zone_title: text,
  available_zone_short_description: text,
  available_zone_image_full_url: PictureAddress,
  available_zone_list: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      display_name: text,
      modules: Type.Array(Type.String()),
    }),
  ),
});
export type Landing = Static<typeof Landing>;
