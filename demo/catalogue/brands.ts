/** Brands of the modules that have them. */
import type { DemoBrand, ShopModule } from "./model";

const brandRows: Record<Exclude<ShopModule, "food">, [slug: string, en: string, ar: string][]> = {
  grocery: [
    ["bayfield-dairy", "Bayfield Dairy", "ألبان بايفيلد"],
    ["hill-farm", "Hill Farm", "مزرعة التل"],
    ["green-tide", "Green Tide", "المد الأخضر"],
    ["amber-pantry", "Amber Pantry", "مؤونة أمبر"],
    ["sunny-mole", "Sunny Mole", "الرصيف المشمس"],
    ["hillspring", "Hillspring", "نبع التل"],
    ["lighthouse-roasters", "Lighthouse Roasters", "محمصة المنارة"],
    ["quayside-catch", "Quayside Catch", "صيد الرصيف"],
    ["blue-anchor", "Blue Anchor", "المرساة الزرقاء"],
  ],
  pharmacy: [
    ["harbourmed", "HarbourMed", "هاربورميد"],
    ["vitara", "Vitara", "فيتارا"],
    ["pure-tide", "Pure Tide", "المد النقي"],
    ["little-wave", "Little Wave", "الموجة الصغيرة"],
  ],
  ecommerce: [
    ["saltline", "Saltline", "سولتلاين"],
    ["northmole", "Northmole", "نورثمول"],
    ["mirella", "Mirella", "ميريلا"],
    ["stride", "Stride & Co", "سترايد"],
    ["tempo", "Tempo Watches", "ساعات تيمبو"],
    ["beacon", "Beacon", "بيكون"],
    ["aurora", "Aurora Audio", "أورورا للصوتيات"],
    ["optera", "Optera", "أوبتيرا"],
    ["hearth", "Hearth & Home", "الموقد والبيت"],
    ["kiln", "Kiln Studio", "استوديو الفخار"],
    ["rosewater", "Rosewater", "ماء الورد"],
    ["maison-amber", "Maison Amber", "دار العنبر"],
    ["tin-gull", "Tin Gull", "نورس الصفيح"],
  ],
};

let brandNumber = 0;
export const demoBrands: readonly DemoBrand[] = (
  Object.keys(brandRows) as (keyof typeof brandRows)[]
).flatMap((module) =>
  brandRows[module].map(([slug, en, ar]) => {
    brandNumber += 1;
    return { slug, module, name: { en, ar }, picture: `brand/${brandNumber}` };
  }),
);
