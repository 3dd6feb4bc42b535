/** Campaigns, flash sales and advertisements of every module. */
import type { DemoAdvertisement, DemoCampaign, DemoFlashSale, DemoItemCampaign, ShopModule } from "./model";
import { bestOf, firstOf, leadingStores, shopModules, slogans, text } from "./slogans";

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
      discount:
        index % 2 === 0
          ? { type: "percent", value: 2500 }
          : { type: "amount", value: Math.max(20, Math.floor(item.price / 50) * 10) },
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
  const sale = (suffix: string, startsInDays: number, endsInDays: number): DemoFlashSale => ({
    slug: `${module}-flash-${suffix}`,
    module,
    title,
    startsInDays,
    endsInDays,
    published: true,
    items,
  });
  return [sale("running", -1, 2), sale("coming", 7, 9), sale("ended", -20, -18)];
});

export const demoAdvertisements: readonly DemoAdvertisement[] = shopModules.flatMap((module) =>
  leadingStores(module, 8).map(
    (store, index): DemoAdvertisement => ({
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
    }),
  ),
);
