/** Texts and selections that banners and campaigns share. */
import { itemsOfStore } from "./items";
import type { DemoItem, DemoStore, ShopModule, Text } from "./model";
import { activeZoneKeys } from "./modules";
import { demoStores } from "./stores";

export const shopModules: readonly ShopModule[] = ["food", "grocery", "pharmacy", "ecommerce"];
export const text = (en: string, ar: string): Text => ({ en, ar });

/** Stores of a module that are open round the clock, taken in turn from each zone. */
export function leadingStores(module: ShopModule, count: number): DemoStore[] {
  const open = demoStores.filter(
    (store) =>
      store.module === module &&
      store.hours.length >= 7 &&
      store.hours.every((row) => row.opens === "00:00:00") &&
      new Set(store.hours.map((row) => row.day)).size === 7,
  );
  const byZone = activeZoneKeys.map((zone) => open.filter((store) => store.place.zone === zone));
  const mixed = [0, 1, 2, 3].flatMap((round) => byZone.map((stores) => stores[round]));
  return mixed.filter((store): store is DemoStore => store !== undefined).slice(0, count);
}

/** Public stores of a module from every zone, those that never close first. */
export function advertisedStores(module: ShopModule, ofZone: number): DemoStore[] {
  const always = new Set(leadingStores(module, 100));
  const seen = demoStores.filter((store) => store.module === module && store.active && store.status);
  return activeZoneKeys.flatMap((zone) =>
    seen
      .filter((store) => store.place.zone === zone)
      .sort((a, b) => Number(always.has(b)) - Number(always.has(a)))
      .slice(0, ofZone),
  );
}

const sellable = (item: DemoItem) =>
  item.stock > 5 && item.picture !== null && !item.prescriptionRequired && item.available === null;
export const bestOf = (store: DemoStore, count: number) =>
  itemsOfStore(store.slug)
    .filter(sellable)
    .sort((a, b) => b.orderCount - a.orderCount)
    .slice(0, count);
export const firstOf = (store: DemoStore): DemoItem => {
  const item = bestOf(store, 1)[0];
  if (!item) throw new Error(`${store.slug} has nothing to sell`);
  return item;
};

export const slogans: Record<
  ShopModule,
  { default: Text; partner: Text; inert: Text; campaign: Text; story: Text; sale: Text }
> = {
  food: {
    default: text("Dinner is on its way", "العشاء في الطريق"),
    partner: text("How our couriers stay safe", "كيف نحافظ على سلامة مندوبينا"),
    inert: text("Taste the harbour", "تذوق نكهة الميناء"),
    campaign: text("Harbour Flavours Week", "أسبوع نكهات الميناء"),
    story: text(
      "The best kitchens of the waterfront, one week, special plates.",
      "أفضل مطابخ الواجهة البحرية في أسبوع من الأطباق المميزة.",
    ),
    sale: text("Hot Deals", "عروض ساخنة"),
  },
  grocery: {
    default: text("The weekly shop, done", "مشتريات الأسبوع جاهزة"),
    partner: text("Meet the hill farmers", "تعرف على مزارعي التل"),
    inert: text("Picked this morning", "قُطف هذا الصباح"),
    campaign: text("Farm to Harbour", "من المزرعة إلى الميناء"),
    story: text(
      "Fruit, vegetables and cheese from the terraces above the town.",
      "فواكه وخضار وأجبان من المدرجات فوق المدينة.",
    ),
    sale: text("Pantry Rush", "تخفيضات المؤونة"),
  },
  pharmacy: {
    default: text("Care that comes to you", "رعاية تصل إليك"),
    partner: text("When to see a doctor", "متى تراجع الطبيب"),
    inert: text("Open all night", "مفتوح طوال الليل"),
    campaign: text("Winter Wellness", "عافية الشتاء"),
    story: text(
      "Everything against coughs, colds and short days.",
      "كل ما تحتاجه ضد السعال والبرد والأيام القصيرة.",
    ),
    sale: text("Health Savers", "توفير الصحة"),
  },
  ecommerce: {
    default: text("New in town", "جديد المدينة"),
    partner: text("How returns work", "كيف تتم الإرجاعات"),
    inert: text("Support your local shops", "ادعم متاجر مدينتك"),
    campaign: text("Maker's Market", "سوق الصنّاع"),
    story: text("Independent shops show what they make best.", "المتاجر المستقلة تعرض أفضل ما تصنعه."),
    sale: text("Flash Finds", "لقطات سريعة"),
  },
};
