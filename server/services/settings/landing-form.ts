/** The form in which the landing's texts and pictures are stored, by the contract's names. Everything may be left out. */
import { Type } from "typebox";
import { Landing } from "@/contract";
import { Flag, nullable } from "@/contract/schema";

const text = nullable(Type.String());

/** Fields that the server adds itself. */
const computed: ReadonlySet<string> = new Set([
  "base_urls",
  "available_zone_list",
  "promotion_banners_full_url",
]);

const rows = {
  testimonial_list: Type.Array(
    Type.Partial(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        designation: Type.String(),
        review: Type.String(),
        reviewer_image: text,
        reviewer_image_full_url: text,
        company_image: text,
        company_image_full_url: text,
        status: Flag,
      }),
    ),
  ),
  promotion_banners: Type.Array(Type.Object({ img: Type.String() })),
};

/** Pictures are keys, or addresses under the contract's longer name. */
const pictures = Object.fromEntries(
  Object.keys(Landing.properties)
    .filter((name) => name.endsWith("_full_url") && !computed.has(name))
    .map((name) => [name.slice(0, -"_full_url".length), text]),
);

const { download_user_app_links, download_business_app_links } = Landing.properties;

export const landingForm = Type.Partial(
  Type.Object({
    ...Object.fromEntries(Object.entries(Landing.properties).filter(([name]) => !computed.has(name))),
    ...pictures,
    ...rows,
    download_user_app_links: Type.Partial(download_user_app_links),
    download_business_app_links: Type.Partial(download_business_app_links),
  }),
);
