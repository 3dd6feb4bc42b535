import type { DemoAddOn } from "../model";

const row = (key: string, en: string, ar: string, price: number): DemoAddOn => ({
  key,
  name: { en, ar },
  price,
});

/** Kitchens' add-ons; free ones cost 0. */
export const addOnLibrary = {
  cheese: row("cheese", "Extra cheese", "جبن إضافي", 100),
  bacon: row("bacon", "Turkey bacon", "بيكون الديك الرومي", 200),
  egg: row("egg", "Fried egg", "بيضة مقلية", 150),
  avocado: row("avocado", "Sliced avocado", "شرائح أفوكادو", 200),
  fries: row("fries", "Side of fries", "بطاطس مقلية جانبية", 300),
  garlicDip: row("garlicDip", "Garlic dip", "صلصة الثوم", 0),
  chilliOil: row("chilliOil", "Chilli oil", "زيت الفلفل الحار", 0),
  lemon: row("lemon", "Lemon wedges", "شرائح ليمون", 0),
  parmesan: row("parmesan", "Grated parmesan", "جبن بارميزان مبشور", 100),
  garlicBread: row("garlicBread", "Garlic bread", "خبز بالثوم", 350),
  soyEgg: row("soyEgg", "Soy-marinated egg", "بيضة متبلة بالصويا", 150),
  nori: row("nori", "Extra nori", "أعشاب نوري إضافية", 100),
  wasabi: row("wasabi", "Wasabi and ginger", "واسابي وزنجبيل", 0),
  rice: row("rice", "Steamed rice", "أرز مطهو بالبخار", 250),
  naan: row("naan", "Butter naan", "خبز نان بالزبدة", 250),
  raita: row("raita", "Cucumber raita", "رايتا بالخيار", 200),
  guacamole: row("guacamole", "Guacamole", "غواكامولي", 250),
  salsa: row("salsa", "Roasted salsa", "صلصة محمصة", 0),
  pickles: row("pickles", "Pickled turnips", "مخلل اللفت", 0),
  hummus: row("hummus", "Small hummus", "حمص صغير", 250),
  tahini: row("tahini", "Tahini sauce", "صلصة الطحينة", 50),
  bread: row("bread", "Warm bread basket", "سلة خبز دافئ", 200),
  feta: row("feta", "Crumbled feta", "جبن فيتا مفتت", 150),
  halloumi: row("halloumi", "Grilled halloumi", "حلوم مشوي", 300),
  herbButter: row("herbButter", "Herb butter", "زبدة بالأعشاب", 100),
  pepperSauce: row("pepperSauce", "Pepper sauce", "صلصة الفلفل", 200),
  slaw: row("slaw", "Cabbage slaw", "سلطة الملفوف", 200),
  mapleSyrup: row("mapleSyrup", "Maple syrup", "شراب القيقب", 100),
  cream: row("cream", "Whipped cream", "كريمة مخفوقة", 100),
  berries: row("berries", "Fresh berries", "توت طازج", 250),
  nuts: row("nuts", "Roasted nuts", "مكسرات محمصة", 150),
  candle: row("candle", "Birthday candle", "شمعة عيد ميلاد", 0),
  espresso: row("espresso", "Extra shot", "جرعة إسبريسو إضافية", 100),
  honey: row("honey", "Spoon of honey", "ملعقة عسل", 50),
  protein: row("protein", "Protein scoop", "مكيال بروتين", 200),
} as const satisfies Record<string, DemoAddOn>;

export type AddOnKey = keyof typeof addOnLibrary;
