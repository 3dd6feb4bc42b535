import type { DemoOptionGroup } from "../model";

/** The price in whole units of the currency and its decimals. */
type Value = [en: string, ar: string, price: number];

const values = (list: Value[]) =>
  list.map(([en, ar, price]) => ({ label: { en, ar }, price: Math.round(price * 100) }));

const single = (en: string, ar: string, required: boolean, list: Value[]): DemoOptionGroup => ({
  name: { en, ar },
  type: "single",
  min: 0,
  max: 0,
  required,
  values: values(list),
});

const multi = (
  en: string,
  ar: string,
  required: boolean,
  min: number,
  max: number,
  list: Value[],
): DemoOptionGroup => ({
  name: { en, ar },
  type: "multi",
  min,
  max,
  required,
  values: values(list),
});

/** Groups that dishes share. Single and multi, required and optional are all there. */
export const optionGroupLibrary = {
  burgerSize: single("Size", "الحجم", true, [
    ["Single", "مفرد", 0],
    ["Double", "مزدوج", 3],
    ["Triple", "ثلاثي", 5],
  ]),
  doneness: single("Doneness", "درجة الاستواء", true, [
    ["Medium", "متوسط", 0],
    ["Medium well", "متوسط إلى ناضج", 0],
    ["Well done", "ناضج تماماً", 0],
  ]),
  twoSides: multi("Choose your sides", "اختر الأطباق الجانبية", true, 1, 2, [
    ["Fries", "بطاطس مقلية", 0],
    ["Side salad", "سلطة جانبية", 0],
    ["Onion rings", "حلقات البصل", 1],
    ["Sweet potato fries", "بطاطا حلوة مقلية", 2],
    ["Corn on the cob", "ذرة مشوية", 1],
  ]),
  burgerExtras: multi("Make it yours", "أضف لمستك", false, 1, 3, [
    ["Jalapeños", "هالبينو", 0.75],
    ["Caramelised onions", "بصل مكرمل", 1.25],
    ["Mushrooms", "فطر", 2],
    ["Pickles", "مخلل", 0],
  ]),
  sauce: single("Sauce", "الصلصة", false, [
    ["Smoky barbecue", "باربكيو مدخن", 0],
    ["Garlic mayonnaise", "مايونيز بالثوم", 0],
    ["Hot chilli", "فلفل حار", 0],
    ["Honey mustard", "خردل بالعسل", 0.6],
  ]),
  pizzaSize: single("Size", "الحجم", true, [
    ["Small 24 cm", "صغير 24 سم", 0],
    ["Medium 30 cm", "وسط 30 سم", 3.5],
    ["Large 36 cm", "كبير 36 سم", 7],
  ]),
  crust: single("Crust", "العجينة", false, [
    ["Neapolitan", "نابوليتانية", 0],
    ["Thin and crisp", "رقيقة ومقرمشة", 0],
    ["Cheese-filled rim", "أطراف محشوة بالجبن", 3],
  ]),
  toppings: multi("Extra toppings", "إضافات أخرى", false, 1, 4, [
    ["Mushrooms", "فطر", 1.5],
    ["Olives", "زيتون", 1.2],
    ["Fresh basil", "ريحان طازج", 0],
    ["Buffalo mozzarella", "موزاريلا الجاموس", 2.5],
    ["Roasted peppers", "فلفل مشوي", 1],
  ]),
  pastaShape: single("Pasta", "نوع الباستا", true, [
    ["Spaghetti", "سباغيتي", 0],
    ["Penne", "بيني", 0],
    ["Tagliatelle", "تالياتيلي", 1],
    ["Gluten-free fusilli", "فوزيلي خالٍ من الغلوتين", 2],
  ]),
  broth: single("Broth", "المرق", true, [
    ["Rich", "غني", 0],
    ["Light", "خفيف", 0],
    ["Spicy", "حار", 1],
  ]),
  noodles: single("Noodles", "النودلز", false, [
    ["Thin", "رفيعة", 0],
    ["Thick", "سميكة", 0],
    ["Extra portion", "حصة إضافية", 2],
  ]),
  pieces: single("Pieces", "عدد القطع", true, [
    ["Six", "ست قطع", 0],
    ["Nine", "تسع قطع", 3.95],
    ["Twelve", "اثنتا عشرة قطعة", 7],
  ]),
  heat: single("Heat", "درجة الحرارة", true, [
    ["Mild", "خفيف", 0],
    ["Medium", "متوسط", 0],
    ["Hot", "حار", 0],
  ]),
  protein: single("Protein", "البروتين", true, [
    ["Chicken", "دجاج", 0],
    ["Beef", "لحم بقري", 2],
    ["Prawns", "روبيان", 3.45],
    ["Tofu", "توفو", 0],
  ]),
  dips: multi("Dips", "الصلصات", true, 1, 3, [
    ["Garlic", "ثوم", 0],
    ["Ranch", "رانش", 0],
    ["Sweet chilli", "فلفل حلو", 0],
    ["Blue cheese", "جبن أزرق", 0.95],
  ]),
  fillings: multi("Fillings", "الحشوات", false, 1, 3, [
    ["Black beans", "فاصوليا سوداء", 0],
    ["Grilled peppers", "فلفل مشوي", 1],
    ["Sweetcorn", "ذرة حلوة", 0],
    ["Sour cream", "قشدة حامضة", 1],
  ]),
  breadKind: single("Bread", "الخبز", true, [
    ["White", "أبيض", 0],
    ["Wholemeal", "أسمر", 0],
    ["Saj", "صاج", 1],
  ]),
  grillSides: multi("Served with", "يقدم مع", true, 2, 3, [
    ["Saffron rice", "أرز بالزعفران", 0],
    ["Grilled tomatoes", "طماطم مشوية", 0],
    ["Fattoush", "فتوش", 1],
    ["Fries", "بطاطس", 0],
    ["Hummus", "حمص", 1],
  ]),
  eggs: single("Eggs", "البيض", true, [
    ["Scrambled", "مخفوق", 0],
    ["Poached", "مسلوق بلا قشر", 0],
    ["Sunny side up", "عيون", 0],
  ]),
  scoops: multi("Flavours", "النكهات", true, 2, 3, [
    ["Vanilla bean", "فانيلا", 0],
    ["Dark chocolate", "شوكولاتة داكنة", 0],
    ["Pistachio", "فستق", 1],
    ["Mango", "مانجو", 0],
    ["Rosewater", "ماء الورد", 1],
  ]),
  cup: single("Cup", "الكوب", true, [
    ["Small", "صغير", 0],
    ["Regular", "عادي", 1],
    ["Large", "كبير", 2],
  ]),
  milk: single("Milk", "الحليب", false, [
    ["Whole", "كامل الدسم", 0],
    ["Oat", "شوفان", 0.65],
    ["Almond", "لوز", 0.65],
  ]),
  sweetness: single("Sweetness", "الحلاوة", false, [
    ["No sugar", "بدون سكر", 0],
    ["A little", "قليل", 0],
    ["Sweet", "حلو", 0],
  ]),
  boosts: multi("Boosts", "إضافات مفيدة", false, 1, 2, [
    ["Ginger", "زنجبيل", 0.8],
    ["Chia seeds", "بذور الشيا", 1],
    ["Mint", "نعناع", 0],
  ]),
  cakeSize: single("Serves", "يكفي", true, [
    ["Two", "شخصين", 0],
    ["Six", "ستة أشخاص", 12],
    ["Ten", "عشرة أشخاص", 20],
  ]),
  dressing: single("Dressing", "التتبيلة", true, [
    ["Lemon and olive oil", "ليمون وزيت زيتون", 0],
    ["Yogurt herb", "زبادي بالأعشاب", 0],
    ["Sesame", "سمسم", 0],
  ]),
} as const satisfies Record<string, DemoOptionGroup>;

export type OptionGroupKey = keyof typeof optionGroupLibrary;
