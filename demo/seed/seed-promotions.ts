/** Banners, coupons, campaigns, flash sales, advertisements and packages for stores. */

import {
  advertisements,
  banners,
  campaignStores,
  campaigns,
  cashbackOffers,
  coupons,
  flashSaleItems,
  flashSales,
  itemCampaigns,
  sectionBanners,
  subscriptionPackages,
} from "../../server/db/schema";
import type { Transaction } from "../../server/seeding";
import {
  demoAdvertisements,
  demoBanners,
  demoCampaigns,
  demoCashback,
  demoCoupons,
  demoFlashSales,
  demoItemCampaigns,
  demoPackages,
  demoSectionBanners,
  type Text,
} from "../catalogue";
import { insertRows } from "./batches";
import type { DemoIds } from "./ids";
import type { SeedMoment } from "./seed-moment";

const inArabic = (texts: { title?: Text | null; description?: Text | null }) => ({
  ar: {
    ...(texts.title ? { title: texts.title.ar } : {}),
    ...(texts.description ? { description: texts.description.ar } : {}),
  },
});

async function seedBanners(tx: Transaction, ids: DemoIds): Promise<void> {
  await insertRows(
    tx,
    banners,
    demoBanners.map((banner, index) => ({
      id: index + 1,
      title: banner.title.en,
      translations: { ar: { ...inArabic(banner).ar, image: `${banner.picture}/rtl` } },
      type: banner.type,
      image: banner.picture,
      link: banner.link,
      storeId: banner.store === null ? null : ids.storeId(banner.store),
      itemId: banner.item === null ? null : ids.itemId(banner.item),
      moduleId: ids.moduleId(banner.module),
      zoneId: banner.zone === null ? null : ids.zoneId(banner.zone),
      ownerStoreId: banner.ownerStore === null ? null : ids.storeId(banner.ownerStore),
      featured: banner.featured,
      position: index,
    })),
  );
  await insertRows(
    tx,
    sectionBanners,
    demoSectionBanners.map((banner, index) => ({
      id: index + 1,
      moduleId: ids.moduleId(banner.module),
      key: banner.key,
      value: banner.value,
      title: banner.title?.en ?? null,
      description: banner.description?.en ?? null,
      translations: inArabic(banner),
      position: index,
    })),
  );
}

async function seedCampaigns(tx: Transaction, ids: DemoIds, moment: SeedMoment): Promise<void> {
  await insertRows(
    tx,
    campaigns,
    demoCampaigns.map((campaign, index) => ({
      id: index + 1,
      slug: campaign.slug,
      title: campaign.title.en,
      description: campaign.description.en,
      translations: inArabic(campaign),
      image: campaign.picture,
      moduleId: ids.moduleId(campaign.module),
      startDate: moment.dateIn(campaign.startsInDays),
      endDate: moment.dateIn(campaign.endsInDays),
    })),
  );
  await insertRows(
    tx,
    campaignStores,
    demoCampaigns.flatMap((campaign, index) =>
      campaign.stores.map((store) => ({ campaignId: index + 1, storeId: ids.storeId(store) })),
    ),
  );
  await insertRows(
    tx,
    itemCampaigns,
    demoItemCampaigns.map((campaign, index) => ({
      id: index + 1,
      slug: campaign.slug,
      itemId: ids.itemId(campaign.item),
      title: campaign.title.en,
      description: campaign.description.en,
      translations: inArabic(campaign),
      image: campaign.picture,
      price: campaign.price,
      discount: campaign.discount.value,
      discountType: campaign.discount.type,
      stock: campaign.stock,
      startDate: moment.dateIn(campaign.startsInDays),
      endDate: moment.dateIn(campaign.endsInDays),
      startTime: campaign.startTime,
      endTime: campaign.endTime,
    })),
  );
}

async function seedFlashSales(tx: Transaction, ids: DemoIds, moment: SeedMoment): Promise<void> {
  await insertRows(
    tx,
    flashSales,
    demoFlashSales.map((sale, index) => ({
      id: index + 1,
      title: sale.title.en,
      translations: inArabic(sale),
      moduleId: ids.moduleId(sale.module),
      startsAt: moment.instantIn(sale.startsInDays),
      endsAt: moment.instantIn(sale.endsInDays),
      published: sale.published,
      adminShare: 5000,
      vendorShare: 5000,
    })),
  );
  await insertRows(
    tx,
    flashSaleItems,
    demoFlashSales
      .flatMap((sale, index) => sale.items.map((item) => ({ flashSaleId: index + 1, item })))
      .map(({ flashSaleId, item }, index) => ({
        id: index + 1,
        flashSaleId,
        itemId: ids.itemId(item.item),
        stock: item.stock,
        sold: item.sold,
        availableStock: item.stock - item.sold,
        discount: item.discount.value,
        discountType: item.discount.type,
      })),
  );
}

export async function seedPromotions(tx: Transaction, ids: DemoIds, moment: SeedMoment): Promise<void> {
  await seedBanners(tx, ids);
  await seedCampaigns(tx, ids, moment);
  await seedFlashSales(tx, ids, moment);
  await insertRows(
    tx,
    coupons,
    demoCoupons.map((coupon) => ({
      id: ids.couponId(coupon.code),
      title: coupon.title.en,
      translations: inArabic(coupon),
      code: coupon.code,
      type: coupon.type,
      discount: coupon.discount.value,
      discountType: coupon.discount.type,
      minimumPurchase: coupon.minimumPurchase,
      maximumDiscount: coupon.maximumDiscount,
      limitPerCustomer: coupon.limitPerCustomer,
      limitTotal: coupon.limitTotal,
      totalUses: coupon.totalUses,
      startDate: moment.dateIn(coupon.startsInDays),
      expireDate: moment.dateIn(coupon.endsInDays),
      moduleId: ids.moduleId(coupon.module),
      storeId: coupon.store === null ? null : ids.storeId(coupon.store),
      zoneIds: coupon.zones.map((zone) => ids.zoneId(zone)),
      active: coupon.active,
    })),
  );
  await insertRows(
    tx,
    cashbackOffers,
    demoCashback.map((offer, index) => ({
      id: index + 1,
      title: offer.title.en,
      translations: inArabic(offer),
      type: offer.discount.type,
      amount: offer.discount.value,
      minimumPurchase: offer.minimumPurchase,
      maximum: offer.maximum,
      startDate: moment.dateIn(offer.startsInDays),
      endDate: moment.dateIn(offer.endsInDays),
    })),
  );
  await insertRows(
    tx,
    subscriptionPackages,
    demoPackages.map(({ name, description, ...terms }, index) => ({
      id: index + 1,
      name: name.en,
      description: description.en,
      translations: { ar: { name: name.ar, description: description.ar } },
      ...terms,
    })),
  );
  await insertRows(
    tx,
    advertisements,
    demoAdvertisements.map((advertisement, index) => ({
      id: index + 1,
      storeId: ids.storeId(advertisement.store),
      type: advertisement.type,
      title: advertisement.title.en,
      description: advertisement.description.en,
      translations: inArabic(advertisement),
      cover: advertisement.cover,
      profile: advertisement.profile,
      video: advertisement.video,
      ratingActive: advertisement.ratingActive,
      reviewActive: advertisement.reviewActive,
      startDate: moment.dateIn(advertisement.startsInDays),
      endDate: moment.dateIn(advertisement.endsInDays),
      priority: advertisement.priority,
    })),
  );
}
