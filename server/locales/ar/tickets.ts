import type { Texts } from "../en";

export const tickets: Texts["tickets"] = {
  kinds: { kitchen: "المطبخ", packing: "التغليف", receipt: "إيصال" },
  soon: "في أقرب وقت",
  scheduled: "موعد: {time}",
  cutlery: "مع أدوات المائدة",
  noCutlery: "بدون أدوات المائدة",
  pieces: "القطع: {count}",
  paid: "مدفوع",
  cashToTake: "المطلوب نقدًا",
  change: "باقي من {amount}",
  floor: "الطابق",
  house: "المنزل",
  /** Signs that printers often lack, for the page that tries one. */
  signs: "€ £ ₹ − é ج 123",
  test: "هذه الطابعة تعمل. {time}",
};
