/** Banners, section banners, campaigns, flash sales and advertisements of every module. */
import type { ModuleType } from "@/contract";
import { itemsOfStore } from "./items";
import { activeZoneKeys } from "./modules";
import type { DemoAdvertisement, DemoBanner, DemoCampaign, DemoFlashSale, DemoItem, DemoItemCampaign, DemoSectionBanner, DemoStore, ShopModule, Text } from "./model";
import { demoStores } from "./stores";

const shopModules: readonly ShopModule[] = ["food", "grocery", "pharmacy", "ecommerce"];
const text = (en: string, ar: string): Text => ({ en, ar });

/** Stores of a module that are open round the clock, one after the other from each zone. */
export function leadingStores(module: ShopModule, count: number): DemoStore[] {
  const open = demoStores.filter((store) => store.module === module && store.hours.length >= 7 && store.hours.every((row) => row.opens === "00:00:00") && new Set(store.hours.map((row) => row.day)).size === 7);
  const byZone = activeZoneKeys.map((zone) => open.filter((store) => store.place.zone === zone));
  const mixed = [0, 1, 2, 3].flatMap((round) => byZone.map((stores) => stores[round]));
  return mixed.filter((store): store is DemoStore => store !== undefined).slice(0, count);
}

const sellable = (item: DemoItem) => item.stock > 5 && item.picture !== null && !item.prescriptionRequired && item.available === null;
const bestOf = (store: DemoStore, count: number) => itemsOfStore(store.slug).filter(sellable).sort((a, b) => b.orderCount - a.orderCount).slice(0, count);
const firstOf = (store: DemoStore): DemoItem => {
  const item = bestOf(store, 1)[0];
  if (!item) throw new Error(`${store.slug} has nothing to sell`);
  return item;
};

const slogans: Record<ShopModule, { default: Text; partner: Text; inert: Text; campaign: Text; story: Text; sale: Text }> = {
  food: { default: text("Dinner is on its way", "العشاء في الطريق"), partner: text("How our couriers stay safe", "كيف نحافظ على سلامة مندوبينا"), inert: text("Taste the harbour", "تذوق نكهة الميناء"), campaign: text("Harbour Flavours Week", "أسبوع نكهات الميناء"), story: text("The best kitchens of the waterfront, one week, special plates.", "أفضل مطابخ الواجهة البحرية في أسبوع من الأطباق المميزة."), sale: text("Hot Deals", "عروض ساخنة") },
  grocery: { default: text("The weekly shop, done", "مشتريات الأسبوع جاهزة"), partner: text("Meet the hill farmers", "تعرف على مزارعي التل"), inert: text("Picked this morning", "قُطف هذا الصباح"), campaign: text("Farm to Harbour", "من المزرعة إلى الميناء"), story: text("Fruit, vegetables and cheese from the terraces above the town.", "فواكه وخضار وأجبان من المدرجات فوق المدينة."), sale: text("Pantry Rush", "تخفيضات المؤونة") },
  pharmacy: { default: text("Care that comes to you", "رعاية تصل إليك"), partner: text("When to see a doctor", "متى تراجع الطبيب"), inert: text("Open all night", "مفتوح طوال الليل"), campaign: text("Winter Wellness", "عافية الشتاء"), story: text("Everything against coughs, colds and short days.", "كل ما تحتاجه ضد السعال والبرد والأيام القصيرة."), sale: text("Health Savers", "توفير الصحة") },
  ecommerce: { default: text("New in town", "جديد المدينة"), partner: text("How returns work", "كيف تتم الإرجاعات"), inert: text("Support your local shops", "ادعم متاجر مدينتك"), campaign: text("Maker's Market", "سوق الصنّاع"), story: text("Independent shops show what they make best.", "المتاجر المستقلة تعرض أفضل ما تصنعه."), sale: text("Flash Finds", "لقطات سريعة") },
};

const plainBanner = { store: null, item: null, zone: null, ownerStore: null, link: null, featured: false };

function bannersOf(module: ShopModule): DemoBanner[] {
  const stores = leadingStores(module, 8);
  const words = slogans[module];
  const picture = (number: number) => `banner/${module}/${number}`;
  const shops = activeZoneKeys.flatMap((zone, index): DemoBanner[] => {
    const [first, second] = stores.filter((store) => store.place.zone === zone) as [DemoStore, DemoStore];
    const item = firstOf(second);
    return [
      { ...plainBanner, title: first.name, type: "store_wise", picture: picture(4 + index * 2), store: first.slug, module, zone },
      { ...plainBanner, title: item.name, type: "item_wise", picture: picture(5 + index * 2), item: item.slug, module, zone },
      { ...plainBanner, title: text("Today at our counter", "اليوم لدينا"), type: "default", picture: picture(20 + index), module, zone, ownerStore: first.slug },
    ];
  });
  return [
    { ...plainBanner, title: words.default, type: "default", picture: picture(1), link: "/categories", module, featured: true },
    { ...plainBanner, title: words.partner, type: "default", picture: picture(2), link: "https://example.com/port-amber", module },
    { ...plainBanner, title: words.inert, type: "default", picture: picture(3), module },
    ...shops,
  ];
}

export const demoBanners: readonly DemoBanner[] = [
  ...shopModules.flatMap(bannersOf),
  { ...plainBanner, title: text("Across town within the hour", "عبر المدينة خلال ساعة"), type: "default", picture: "banner/parcel/1", link: "/help-and-support", module: "parcel" },
  { ...plainBanner, title: text("Gifts, keys, papers: we carry it", "هدايا ومفاتيح وأوراق: نحن نوصلها"), type: "default", picture: "banner/parcel/2", module: "parcel", featured: true },
];

const section = (module: ModuleType, key: string, number: number): DemoSectionBanner => ({ module, key, value: `banner/${module}/${number}`, title: null, description: null });
const card = (key: string, value: string, title: Text, description: Text): DemoSectionBanner => ({ module: "parcel", key, value, title, description });

/** Keys as in the contract's /other-banners; parcel has `banner`, `why_choose` and `content1` to `content3`. */
export const demoSectionBanners: readonly DemoSectionBanner[] = [
  ...shopModules.flatMap((module) => [
    section(module, "basic_section_nearby", 31),
    section(module, "bottom_section_banner", 32),
    section(module, "best_reviewed_section_banner", 33),
    section(module, "new_arrival_section_banner", 34),
    section(module, "promotional_banner_url", 35),
  ]),
  section("parcel", "banner", 31),
  section("parcel", "banner", 32),
  card("why_choose", "banner/parcel/33", text("Fast", "سريع"), text("Collected in fifteen minutes, delivered within the hour.", "نستلم خلال ربع ساعة ونسلّم خلال ساعة.")),
  card("why_choose", "banner/parcel/34", text("Careful", "بعناية"), text("Every parcel is insured and handed over in person.", "كل طرد مؤمَّن ويُسلّم باليد.")),
  card("why_choose", "banner/parcel/35", text("Fair", "منصف"), text("The price is known before you send, by distance alone.", "السعر معروف قبل الإرسال ويعتمد على المسافة فقط.")),
  card("why_choose", "banner/parcel/36", text("Traceable", "قابل للتتبع"), text("Follow your courier on the map from door to door.", "تابع المندوب على الخريطة من الباب إلى الباب.")),
  card("content1", "banner/parcel/37", text("Tell us what and where", "أخبرنا ماذا وإلى أين"), text("Choose a kind of parcel and set both addresses on the map.", "اختر نوع الطرد وحدد العنوانين على الخريطة.")),
  card("content2", "banner/parcel/38", text("We pick it up", "نستلمه منك"), text("A courier nearby comes to your door.", "يأتي أقرب مندوب إلى بابك.")),
  card("content3", "banner/parcel/39", text("We bring it there", "نوصله إلى وجهته"), text("You and the receiver are told when it arrives.", "نخبرك أنت والمستلم عند الوصول.")),
];

export const demoCampaigns: readonly DemoCampaign[] = shopModules.flatMap((module): DemoCampaign[] => {
  const slugs = leadingStores(module, 12).map((store) => store.slug);
  return [
    { slug: `${module}-week`, module, title: slogans[module].campaign, description: slogans[module].story, picture: `banner/${module}/41`, stores: slugs.slice(0, 8), startsInDays: -5, endsInDays: 25 },
    { slug: `${module}-round-the-clock`, module, title: text("Round the Clock", "على مدار الساعة"), description: text("They never close: order at three in the morning if you like.", "لا يغلقون أبداً: اطلب في الثالثة فجراً إن شئت."), picture: `banner/${module}/42`, stores: slugs.slice(4), startsInDays: -2, endsInDays: 60 },
    { slug: `${module}-coming`, module, title: text("Next Month's Favourites", "مفضلات الشهر القادم"), description: text("A look at what is coming.", "نظرة على ما هو قادم."), picture: `banner/${module}/43`, stores: slugs.slice(0, 3), startsInDays: 15, endsInDays: 40 },
  ];
});

export const demoItemCampaigns: readonly DemoItemCampaign[] = shopModules.flatMap((module) =>
  leadingStores(module, 8).map((store, index): DemoItemCampaign => {
    const item = firstOf(store);
    return {
      slug: `just-for-you-${item.slug}`,
      item: item.slug,
      title: item.name,
      description: item.description,
      picture: item.picture ?? `banner/${module}/44`,
      price: item.price,
      discount: index % 2 === 0 ? { type: "percent", value: 2500 } : { type: "amount", value: Math.max(20, Math.floor(item.price / 50) * 10) },
      stock: 200,
      startsInDays: -3,
      endsInDays: 21,
      startTime: "00:00:00",
      endTime: "23:59:59",
    };
  }),
);

/** Items of a flash sale: from every zone, so that each home shows some; one is sold out. */
function saleItems(module: ShopModule): DemoFlashSale["items"] {
  return leadingStores(module, 12).flatMap((store, index) =>
    bestOf(store, 3).slice(1).map((item, position) => {
      const stock = 20 + index * 5;
      const soldOut = index === 0 && position === 1;
      return {
        item: item.slug,
        stock,
        sold: soldOut ? stock : Math.floor((stock * (position + 2 + (index % 5))) / 9),
        discount: position === 0 ? ({ type: "percent", value: 3000 } as const) : ({ type: "amount", value: Math.max(10, Math.floor(item.price / 40) * 10) } as const),
      };
    }),
  );
}

export const demoFlashSales: readonly DemoFlashSale[] = shopModules.flatMap((module): DemoFlashSale[] => {
  const items = saleItems(module);
  const title = slogans[module].sale;
  const sale = (suffix: string, startsInDays: number, endsInDays: number): DemoFlashSale => ({ slug: `${module}-flash-${suffix}`, module, title, startsInDays, endsInDays, published: true, items });
  return [sale("running", -1, 2), sale("coming", 7, 9), sale("ended", -20, -18)];
});

export const demoAdvertisements: readonly DemoAdvertisement[] = shopModules.flatMap((module) =>
  leadingStores(module, 8).map((store, index): DemoAdvertisement => ({
    store: store.slug,
    type: index % 4 === 3 ? "video_promotion" : "store_promotion",
    title: store.name,
    description: slogans[module].story,
    cover: store.cover,
    profile: store.logo,
    video: index % 4 === 3 ? "video/town" : null,
    ratingActive: index !== 1,
    reviewActive: index !== 2,
    startsInDays: -4,
    endsInDays: 45,
    priority: index + 1,
  })),
);
