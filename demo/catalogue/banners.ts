/** Banners and section banners of every module. */
import type { ModuleType } from "@/contract";
import type { DemoBanner, DemoSectionBanner, DemoStore, ShopModule, Text } from "./model";
import { activeZoneKeys } from "./modules";
import { firstOf, leadingStores, shopModules, slogans, text } from "./slogans";

const plainBanner = { store: null, item: null, zone: null, ownerStore: null, link: null, featured: false };

function bannersOf(module: ShopModule): DemoBanner[] {
  const stores = leadingStores(module, 8);
  const words = slogans[module];
  const picture = (number: number) => `banner/${module}/${number}`;
  const shops = activeZoneKeys.flatMap((zone, index): DemoBanner[] => {
    const [first, second] = stores.filter((store) => store.place.zone === zone) as [DemoStore, DemoStore];
    const item = firstOf(second);
    return [
      {
        ...plainBanner,
        title: first.name,
        type: "store_wise",
        picture: picture(4 + index * 2),
        store: first.slug,
        module,
        zone,
      },
      {
        ...plainBanner,
        title: item.name,
        type: "item_wise",
        featured: true,
        picture: picture(5 + index * 2),
        item: item.slug,
        module,
        zone,
      },
      {
        ...plainBanner,
        title: text("Today at our counter", "اليوم لدينا"),
        type: "default",
        picture: picture(20 + index),
        module,
        zone,
        ownerStore: first.slug,
      },
    ];
  });
  return [
    {
      ...plainBanner,
      title: words.default,
      type: "default",
      picture: picture(1),
      link: "/categories",
      module,
      featured: true,
    },
    {
      ...plainBanner,
      title: words.partner,
      type: "default",
      picture: picture(2),
      link: "https://example.com/port-amber",
      module,
    },
    { ...plainBanner, title: words.inert, type: "default", picture: picture(3), module },
    ...shops,
  ];
}

export const demoBanners: readonly DemoBanner[] = [
  ...shopModules.flatMap(bannersOf),
  {
    ...plainBanner,
    title: text("Across town within the hour", "عبر المدينة خلال ساعة"),
    type: "default",
    picture: "banner/parcel/1",
    link: "/help-and-support",
    module: "parcel",
  },
  {
    ...plainBanner,
    title: text("Gifts, keys, papers: we carry it", "هدايا ومفاتيح وأوراق: نحن نوصلها"),
    type: "default",
    picture: "banner/parcel/2",
    module: "parcel",
    featured: true,
  },
];

/** Campaign pictures fill the whole area, so that a narrow column of them looks good; a strip is cut low on phones. */
type SectionPicture = "campaign" | "strip" | "banner";
const section = (
  module: ModuleType,
  key: string,
  number: number,
  picture: SectionPicture = "campaign",
): DemoSectionBanner => ({
  module,
  key,
  value: `${picture}/${module}/${number}`,
  title: null,
  description: null,
});
const card = (key: string, value: string, title: Text, description: Text): DemoSectionBanner => ({
  module: "parcel",
  key,
  value,
  title,
  description,
});

/** Keys as in the contract's /other-banners; parcel has `banner`, `why_choose` and `content1` to `content3`. */
export const demoSectionBanners: readonly DemoSectionBanner[] = [
  ...shopModules.flatMap((module) => [
    section(module, "basic_section_nearby", 31, "strip"),
    section(module, "bottom_section_banner", 32, "strip"),
    section(module, "best_reviewed_section_banner", 33),
    section(module, "new_arrival_section_banner", 34),
    section(module, "promotional_banner_url", 35, "strip"),
  ]),
  section("parcel", "banner", 31, "banner"),
  section("parcel", "banner", 32, "banner"),
  card(
    "why_choose",
    "banner/parcel/33",
    text("Fast", "سريع"),
    text("Collected in fifteen minutes, delivered within the hour.", "نستلم خلال ربع ساعة ونسلّم خلال ساعة."),
  ),
  card(
    "why_choose",
    "banner/parcel/34",
    text("Careful", "بعناية"),
    text("Every parcel is insured and handed over in person.", "كل طرد مؤمَّن ويُسلّم باليد."),
  ),
  card(
    "why_choose",
    "banner/parcel/35",
    text("Fair", "منصف"),
    text(
      "The price is known before you send, by distance alone.",
      "السعر معروف قبل الإرسال ويعتمد على المسافة فقط.",
    ),
  ),
  card(
    "why_choose",
    "banner/parcel/36",
    text("Traceable", "قابل للتتبع"),
    text("Follow your courier on the map from door to door.", "تابع المندوب على الخريطة من الباب إلى الباب."),
  ),
  section("parcel", "banner_image", 33, "banner"),
  card(
    "content1",
    "banner/parcel/37",
    text("Tell us what and where", "أخبرنا ماذا وإلى أين"),
    text(
      "Choose a kind of parcel and set both addresses on the map.",
      "اختر نوع الطرد وحدد العنوانين على الخريطة.",
    ),
  ),
  card(
    "content2",
    "banner/parcel/38",
    text("We pick it up", "نستلمه منك"),
    text("A courier nearby comes to your door.", "يأتي أقرب مندوب إلى بابك."),
  ),
  card(
    "content3",
    "banner/parcel/39",
    text("We bring it there", "نوصله إلى وجهته"),
    text("You and the receiver are told when it arrives.", "نخبرك أنت والمستلم عند الوصول."),
  ),
];
