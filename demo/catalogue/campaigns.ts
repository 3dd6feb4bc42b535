/** Campaigns, flash sales and advertisements of every module. */
import type { DemoAdvertisement, DemoCampaign, DemoFlashSale, DemoItemCampaign, ShopModule } from "./model";
import { advertisedStores, bestOf, leadingStores, shopModules, slogans, text } from "./slogans";

export const demoCampaigns: readonly DemoCampaign[] = shopModules.flatMap((module): DemoCampaign[] => {
  const slugs = leadingStores(module, 12).map((store) => store.slug);
  return [
    {
      slug: `${module}-week`,
      module,
      title: slogans[module].campaign,
      description: slogans[module].story,
      picture: `banner/${module}/41`,
      stores: slugs.slice(0, 8),
      startsInDays: -5,
      endsInDays: 25,
    },
    {
      slug: `${module}-round-the-clock`,
      module,
      title: text("Round the Clock", "على مدار الساعة"),
      description: text(
        "They never close: order at three in the morning if you like.",
        "لا يغلقون أبداً: اطلب في الثالثة فجراً إن شئت.",
      ),
      picture: `banner/${module}/42`,
      stores: slugs.slice(4),
      startsInDays: -2,
      endsInDays: 60,
    },
    {
      slug: `${module}-coming`,
      module,
      title: text("Next Month's Favourites", "مفضلات الشهر القادم"),
      description: text("A look at what is coming.", "نظرة على ما هو قادم."),
      picture: `banner/${module}/43`,
      stores: slugs.slice(0, 3),
      startsInDays: 15,
      endsInDays: 40,
    },
  ];
});

/** Days of item campaigns: most run, the last two are over and still to come. */
const itemCampaignDays = (index: number, count: number) =>
  index === count - 1 ? [12, 30] : index === count - 2 ? [-30, -9] : [-3, 21];

export const demoItemCampaigns: readonly DemoItemCampaign[] = shopModules.flatMap((module) => {
  const chosen = leadingStores(module, 12).flatMap((store) => bestOf(store, 5).slice(3));
  return chosen.map((item, index): DemoItemCampaign => {
    const [startsInDays, endsInDays] = itemCampaignDays(index, chosen.length) as [number, number];
    return {
      slug: `just-for-you-${item.slug}`,
      item: item.slug,
      title: item.name,
      description: item.description,
      picture: item.picture ?? `banner/${module}/44`,
      price: item.price,
      discount:
        index % 2 === 0
          ? { type: "percent", value: 2500 }
          : { type: "amount", value: Math.max(20, Math.floor(item.price / 50) * 10) },
      stock: 200,
      startsInDays,
      endsInDays,
      startTime: "00:00:00",
      endTime: "23:59:59",
    };
  });
});

/** Items of a flash sale: from every zone, so that each home shows some; one is sold out. */
function saleItems(module: ShopModule): DemoFlashSale["items"] {
  return leadingStores(module, 12).flatMap((store, index) =>
    bestOf(store, 3)
      .slice(1)
      .map((item, position) => {
        const stock = 20 + index * 5;
        const soldOut = index === 0 && position === 1;
        return {
          item: item.slug,
          stock,
          sold: soldOut ? stock : Math.floor((stock * (position + 2 + (index % 5))) / 9),
          discount:
            position === 0
              ? ({ type: "percent", value: 3000 } as const)
              : ({ type: "amount", value: Math.max(10, Math.floor(item.price / 40) * 10) } as const),
        };
      }),
  );
}

export const demoFlashSales: readonly DemoFlashSale[] = shopModules.flatMap((module): DemoFlashSale[] => {
  const items = saleItems(module);
  const title = slogans[module].sale;
  const sale = (
    suffix: string,
    startsInDays: number,
    endsInDays: number,
    published = true,
  ): DemoFlashSale => ({
    slug: `${module}-flash-${suffix}`,
    module,
    title,
    startsInDays,
    endsInDays,
    published,
    items,
  });
  return [
    sale("running", -1, 2),
    sale("coming", 7, 9),
    sale("ended", -20, -18),
    sale("unpublished", -1, 3, false),
  ];
});

/** Advertisements of a zone: the second is a film, the third shows no stars, the fourth no number of reviews. */
const advertisedInZone = 5;

/** The fifth of a zone is over or still to come; all others run. */
const advertisedDays = (position: number, index: number): [number, number] =>
  index < 4 ? [-4, 45] : position < advertisedInZone ? [-40, -10] : [8, 40];

export const demoAdvertisements: readonly DemoAdvertisement[] = shopModules.flatMap((module) =>
  advertisedStores(module, advertisedInZone).map((store, position): DemoAdvertisement => {
    const index = position % advertisedInZone;
    const film = index === 1;
    const [startsInDays, endsInDays] = advertisedDays(position, index);
    return {
      store: store.slug,
      type: film ? "video_promotion" : "store_promotion",
      title: store.name,
      description: slogans[module].story,
      cover: store.cover,
      profile: store.logo,
      video: film ? `/films/${module}/${1 + (position % 4)}.webm` : null,
      ratingActive: index !== 2,
      reviewActive: index !== 3,
      startsInDays,
      endsInDays,
      priority: 100 - position,
    };
  }),
);
