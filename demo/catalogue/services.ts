/** Parcels, reasons to choose from, offline payment and couriers. */
import type { DemoCourier, DemoOfflineMethod, DemoParcelCategory, Text } from "./model";

const text = (en: string, ar: string): Text => ({ en, ar });
const parcel = (
  slug: string,
  en: string,
  ar: string,
  descriptionEn: string,
  descriptionAr: string,
  picture: string,
  perKm: number | null = null,
  minimumCharge: number | null = null,
): DemoParcelCategory => ({
  slug,
  name: text(en, ar),
  description: text(descriptionEn, descriptionAr),
  picture: `parcel/${picture}`,
  perKm,
  minimumCharge,
});

export const demoParcelCategories: readonly DemoParcelCategory[] = [
  parcel(
    "documents",
    "Documents",
    "مستندات",
    "Letters, contracts and keys, up to 1 kg.",
    "رسائل وعقود ومفاتيح حتى 1 كغ.",
    "document",
    60,
    250,
  ),
  parcel(
    "small-box",
    "Small box",
    "صندوق صغير",
    "Fits under an arm, up to 5 kg.",
    "يُحمل تحت الذراع حتى 5 كغ.",
    "box",
    80,
    300,
  ),
  parcel(
    "gift",
    "Gift",
    "هدية",
    "Flowers, cakes and surprises, carried upright.",
    "زهور وكعك ومفاجآت تُحمل بعناية.",
    "gift",
    90,
    350,
  ),
  parcel(
    "fragile",
    "Fragile",
    "قابل للكسر",
    "Glass and electronics, wrapped once more.",
    "زجاج وإلكترونيات بتغليف إضافي.",
    "fragile",
    110,
    450,
  ),
  parcel(
    "home-cooking",
    "Home cooking",
    "طعام منزلي",
    "A pot of something for somebody, kept warm.",
    "قدر طعام لمن تحب يصل دافئاً.",
    "food-parcel",
  ),
  parcel(
    "large-box",
    "Large box",
    "صندوق كبير",
    "Up to 20 kg, by car.",
    "حتى 20 كغ بالسيارة.",
    "large-box",
    150,
    700,
  ),
];

export const demoParcelInstructions: readonly Text[] = [
  text("Call when you are at the door", "اتصل عند وصولك إلى الباب"),
  text("Leave it with the doorman", "اتركه عند الحارس"),
  text("Hand it over in person only", "يُسلّم باليد فقط"),
  text("Keep it upright", "أبقه في وضع قائم"),
  text("Do not ring: the baby sleeps", "لا تقرع الجرس: الطفل نائم"),
];
export const demoDeliveryInstructions: readonly Text[] = [
  text("Leave at the door", "اتركه عند الباب"),
  text("Meet outside", "اللقاء في الخارج"),
  text("Call on arrival", "اتصل عند الوصول"),
];
export const demoCancelReasons: readonly Text[] = [
  text("I ordered by mistake", "طلبت بالخطأ"),
  text("I want to change my order", "أريد تغيير طلبي"),
  text("The delivery takes too long", "التوصيل يستغرق وقتاً طويلاً"),
  text("I found a better price", "وجدت سعراً أفضل"),
  text("The address is wrong", "العنوان غير صحيح"),
  text("Something else", "سبب آخر"),
];
export const demoRefundReasons: readonly Text[] = [
  text("Something was missing", "كان هناك شيء ناقص"),
  text("I got the wrong item", "وصلني منتج خاطئ"),
  text("It arrived damaged", "وصل تالفاً"),
  text("It was not fresh", "لم يكن طازجاً"),
  text("It never arrived", "لم يصل أبداً"),
];

export const demoOfflineMethods: readonly DemoOfflineMethod[] = [
  {
    name: text("Bank transfer", "تحويل مصرفي"),
    instructions: text(
      "Transfer the total to this account and write your name as its purpose.",
      "حوّل المبلغ الإجمالي إلى هذا الحساب واكتب اسمك في بيان التحويل.",
    ),
    fields: [
      { name: text("Account holder", "صاحب الحساب"), value: "Doorstep Port Amber" },
      { name: text("Bank", "المصرف"), value: "Harbour Savings Bank" },
      { name: text("Account number", "رقم الحساب"), value: "00 1234 5678 90" },
    ],
    informations: [
      {
        key: "paid_by",
        label: text("Paid by", "اسم الدافع"),
        placeholder: text("Name on the account", "الاسم على الحساب"),
        required: true,
      },
      {
        key: "reference",
        label: text("Reference", "رقم المرجع"),
        placeholder: text("From your receipt", "من إيصالك"),
        required: true,
      },
    ],
  },
  {
    name: text("Harbour Pay", "هاربور باي"),
    instructions: text(
      "Open Harbour Pay on your phone and send the total to this number.",
      "افتح هاربور باي على هاتفك وأرسل المبلغ الإجمالي إلى هذا الرقم.",
    ),
    fields: [{ name: text("Wallet number", "رقم المحفظة"), value: "555 0100" }],
    informations: [
      {
        key: "wallet_number",
        label: text("Your wallet number", "رقم محفظتك"),
        placeholder: text("555 …", "555 …"),
        required: true,
      },
      {
        key: "remark",
        label: text("Remark", "ملاحظة"),
        placeholder: text("Optional", "اختياري"),
        required: false,
      },
    ],
  },
];

const courier = (
  number: number,
  zone: DemoCourier["zone"],
  first: [string, string],
  last: [string, string],
  ratings: DemoCourier["ratings"],
): DemoCourier => ({
  firstName: text(...first),
  lastName: text(...last),
  phone: `+12095550${100 + number}`,
  email: `${first[0].toLowerCase()}@couriers.doorstep.test`,
  picture: `avatar/${40 + number}`,
  zone,
  ratings,
});
export const demoCouriers: readonly DemoCourier[] = [
  courier(1, "harbour", ["Marco", "ماركو"], ["Silva", "سيلفا"], [212, 30, 5, 1, 2]),
  courier(2, "harbour", ["Aisha", "عائشة"], ["Rahman", "رحمن"], [340, 22, 3, 1, 0]),
  courier(3, "north-town", ["Ben", "بن"], ["Carter", "كارتر"], [154, 41, 9, 2, 3]),
  courier(4, "north-town", ["Hassan", "حسن"], ["Idris", "إدريس"], [189, 25, 4, 2, 1]),
  courier(5, "west-bay", ["Ines", "إيناس"], ["Duarte", "دوارتي"], [121, 19, 6, 0, 1]),
  courier(6, "cape-quay", ["Kofi", "كوفي"], ["Boateng", "بواتنغ"], [98, 11, 2, 1, 0]),
];
