/** Sentences and facts that items of a kind share. */
import type { ShopModule, Text } from "./model";
import type { ThingKind } from "./picture-kinds";

const text = (en: string, ar: string): Text => ({ en, ar });

/** Descriptions by module for goods without their own; `{name}` is the item's name. */
export const sharedSentences: Record<Exclude<ShopModule, "food">, readonly Text[]> = {
  grocery: [
    text("{name}, chosen this morning and packed by hand.", "{name}، مختار هذا الصباح ومعبأ يدوياً."),
    text(
      "Good, honest {name} from people we know by name. Keep cool and dry; best within a few days of delivery, though it rarely lasts that long in our own kitchens.",
      "{name} بجودة نعرف مصدرها جيداً. يُحفظ في مكان بارد وجاف ويفضل استهلاكه خلال أيام قليلة من التوصيل، مع أنه نادراً ما يبقى كل هذا الوقت في مطابخنا.",
    ),
    text("A weekly favourite of our customers.", "من مفضلات زبائننا كل أسبوع."),
    text("{name} for every day, at a fair price.", "{name} لكل يوم بسعر منصف."),
  ],
  pharmacy: [
    text(
      "{name}. Read the leaflet before use and ask our pharmacist if you are unsure.",
      "{name}. اقرأ النشرة قبل الاستعمال واسأل الصيدلي عند الشك.",
    ),
    text(
      "Trusted by families in Port Amber. Keep out of the reach of children.",
      "تثق به عائلات ميناء العنبر. يُحفظ بعيداً عن متناول الأطفال.",
    ),
    text(
      "{name}, stored and delivered at the right temperature.",
      "{name}، يُخزن ويُوصل في درجة الحرارة المناسبة.",
    ),
  ],
  ecommerce: [
    text(
      "{name}: made to be used every day and to be mended when it needs it.",
      "{name}: مصنوع للاستعمال اليومي وقابل للإصلاح عند الحاجة.",
    ),
    text(
      "One of our best sellers. Sent in plain paper, free returns within 30 days, and a two-year guarantee that we honour without questions or forms to fill in.",
      "من الأكثر مبيعاً لدينا. يُرسل بتغليف ورقي بسيط مع إرجاع مجاني خلال 30 يوماً وضمان سنتين نلتزم به دون أسئلة أو نماذج.",
    ),
    text("{name}, picked by our staff.", "{name}، من اختيار فريقنا."),
  ],
};

const gluten = text("Gluten", "غلوتين");
const dairy = text("Milk", "حليب");
const egg = text("Egg", "بيض");
const fish = text("Fish", "سمك");
const shellfish = text("Crustaceans", "قشريات");
const soy = text("Soya", "صويا");
const sesame = text("Sesame", "سمسم");
const nuts = text("Nuts", "مكسرات");

/** Allergens by what is in the picture. */
export const allergiesByKind: Partial<Record<ThingKind, readonly Text[]>> = {
  burger: [gluten, dairy, sesame],
  pizza: [gluten, dairy],
  sushi: [fish, soy, sesame],
  ramen: [gluten, egg, soy],
  curry: [dairy, nuts],
  tacos: [gluten, dairy],
  sandwich: [gluten, egg],
  pasta: [gluten, dairy, egg],
  "grilled-fish": [fish],
  "falafel-wrap": [gluten, sesame],
  "fried-chicken": [gluten, egg],
  dumplings: [gluten, soy],
  pancakes: [gluten, dairy, egg],
  cake: [gluten, dairy, egg, nuts],
  "ice-cream": [dairy, nuts],
  coffee: [dairy],
  smoothie: [dairy],
  shrimp: [shellfish],
  donut: [gluten, dairy, egg],
  croissant: [gluten, dairy],
  bread: [gluten],
  milk: [dairy],
  cheese: [dairy],
  yogurt: [dairy],
  eggs: [egg],
  butter: [dairy],
  "pasta-pack": [gluten],
  chocolate: [dairy, nuts],
  biscuits: [gluten, dairy],
  cereal: [gluten, nuts],
  fish: [fish],
};

/** Kilocalories and grams of protein, a portion. */
const energyByKind: Partial<Record<ThingKind, readonly [number, number]>> = {
  burger: [720, 36],
  pizza: [860, 34],
  sushi: [420, 24],
  ramen: [610, 29],
  curry: [640, 33],
  tacos: [520, 26],
  salad: [320, 12],
  sandwich: [540, 27],
  pasta: [690, 24],
  "grilled-fish": [460, 41],
  kebab: [680, 45],
  "falafel-wrap": [480, 16],
  "fried-chicken": [790, 42],
  dumplings: [390, 18],
  pancakes: [620, 14],
  cake: [450, 6],
  "ice-cream": [310, 5],
  juice: [130, 1],
  smoothie: [260, 7],
  soup: [240, 9],
  "rice-bowl": [580, 22],
  steak: [710, 56],
  shrimp: [410, 34],
  fries: [430, 5],
  donut: [330, 4],
  croissant: [290, 6],
  bread: [250, 8],
  milk: [64, 3],
  cheese: [402, 25],
  yogurt: [97, 9],
  eggs: [155, 13],
  chocolate: [546, 5],
  honey: [304, 0],
  fish: [180, 22],
  meat: [250, 26],
  chicken: [165, 31],
  apple: [52, 0],
  banana: [89, 1],
  orange: [47, 1],
  tomato: [18, 1],
};

export function nutritionOf(kind: ThingKind, share: number): Text[] {
  const energy = energyByKind[kind];
  if (!energy) return [];
  const [kilocalories, protein] = energy.map((value) => Math.round(value * (0.9 + share * 0.2)));
  return [
    text(`${kilocalories} kcal`, `${kilocalories} سعرة حرارية`),
    text(`Protein ${protein} g`, `بروتين ${protein} غ`),
  ];
}
