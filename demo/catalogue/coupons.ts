/** Coupons of every type and limit. */
import type { DemoCoupon, ShopModule, Text } from "./model";

const text = (en: string, ar: string): Text => ({ en, ar });
const plain = {
  minimumPurchase: 0,
  maximumDiscount: 0,
  limitPerCustomer: null,
  limitTotal: null,
  totalUses: 0,
  startsInDays: -10,
  endsInDays: 80,
  store: null,
  zones: [],
  active: true,
};

interface Names {
  module: ShopModule;
  prefix: string;
  store: string;
}
const modules: readonly Names[] = [
  { module: "food", prefix: "FOOD", store: "anchor-burger" },
  { module: "grocery", prefix: "MARKET", store: "hill-basket" },
  { module: "pharmacy", prefix: "CARE", store: "bay-pharmacy" },
  { module: "ecommerce", prefix: "SHOP", store: "beacon-electronics" },
];

export const demoCoupons: readonly DemoCoupon[] = modules.flatMap(
  ({ module, prefix, store }): DemoCoupon[] => [
    {
      ...plain,
      module,
      code: `${prefix}10`,
      title: text("On everything, from every store", "على كل شيء، من كل المتاجر"),
      type: "default",
      discount: { type: "percent", value: 1000 },
      minimumPurchase: 1000,
      maximumDiscount: 500,
    },
    {
      ...plain,
      module,
      code: `${prefix}3OFF`,
      title: text("For a well-filled cart", "لسلة ممتلئة"),
      type: "default",
      discount: { type: "amount", value: 300 },
      minimumPurchase: 2000,
      limitPerCustomer: 1,
    },
    {
      ...plain,
      module,
      code: `${prefix}HERE`,
      title: text("At this store only", "في هذا المتجر فقط"),
      type: "store_wise",
      discount: { type: "percent", value: 1500 },
      store,
    },
    {
      ...plain,
      module,
      code: `${prefix}TOWN`,
      title: text("For the middle of town", "لأهل مركز المدينة"),
      type: "zone_wise",
      discount: { type: "percent", value: 1200 },
      zones: ["harbour", "north-town"],
    },
    {
      ...plain,
      module,
      code: `${prefix}SHIP`,
      title: text("The courier is on us", "أجرة المندوب علينا"),
      type: "free_delivery",
      discount: { type: "amount", value: 0 },
      minimumPurchase: 1500,
    },
    {
      ...plain,
      module,
      code: `${prefix}FIRST`,
      title: text("A welcome for your first order", "هدية ترحيب لطلبك الأول"),
      type: "first_order",
      discount: { type: "percent", value: 2000 },
      maximumDiscount: 1000,
      limitPerCustomer: 1,
    },
    {
      ...plain,
      module,
      code: `${prefix}GONE`,
      title: text("The first hundred", "المئة الأوائل"),
      type: "default",
      discount: { type: "percent", value: 3000 },
      limitTotal: 100,
      totalUses: 100,
    },
    {
      ...plain,
      module,
      code: `${prefix}PAST`,
      title: text("Last summer", "الصيف الماضي"),
      type: "default",
      discount: { type: "percent", value: 2000 },
      startsInDays: -90,
      endsInDays: -30,
    },
    {
      ...plain,
      module,
      code: `${prefix}SOON`,
      title: text("Next month", "الشهر القادم"),
      type: "default",
      discount: { type: "percent", value: 2000 },
      startsInDays: 20,
      endsInDays: 50,
    },
  ],
);
