import type { Text } from "../model";
import type { VariationKey } from "./product";

/** The variations of goods; `extra` is a surcharge in percent of the price. */
export const variationLibrary: Record<
  VariationKey,
  { title: Text; options: { label: Text; extra: number }[] }
> = {
  clothingSize: {
    title: { en: "Size", ar: "المقاس" },
    options: [
      { label: { en: "S", ar: "صغير" }, extra: 0 },
      { label: { en: "M", ar: "متوسط" }, extra: 0 },
      { label: { en: "L", ar: "كبير" }, extra: 0 },
      { label: { en: "XL", ar: "كبير جداً" }, extra: 8 },
    ],
  },
  shoeSize: {
    title: { en: "Shoe size", ar: "مقاس الحذاء" },
    options: ["39", "40", "41", "42", "43"].map((size) => ({ label: { en: size, ar: size }, extra: 0 })),
  },
  storage: {
    title: { en: "Storage", ar: "سعة التخزين" },
    options: [
      { label: { en: "128 GB", ar: "128 غيغابايت" }, extra: 0 },
      { label: { en: "256 GB", ar: "256 غيغابايت" }, extra: 12 },
      { label: { en: "512 GB", ar: "512 غيغابايت" }, extra: 28 },
    ],
  },
  colour: {
    title: { en: "Colour", ar: "اللون" },
    options: [
      { label: { en: "Navy", ar: "كحلي" }, extra: 0 },
      { label: { en: "Sand", ar: "رملي" }, extra: 0 },
      { label: { en: "Amber", ar: "عنبري" }, extra: 0 },
    ],
  },
  shade: {
    title: { en: "Shade", ar: "الدرجة" },
    options: [
      { label: { en: "Coral", ar: "مرجاني" }, extra: 0 },
      { label: { en: "Brick", ar: "قرميدي" }, extra: 0 },
      { label: { en: "Plum", ar: "برقوقي" }, extra: 0 },
      { label: { en: "Nude", ar: "طبيعي" }, extra: 0 },
    ],
  },
  bottleSize: {
    title: { en: "Bottle", ar: "حجم الزجاجة" },
    options: [
      { label: { en: "30 ml", ar: "30 مل" }, extra: 0 },
      { label: { en: "50 ml", ar: "50 مل" }, extra: 45 },
      { label: { en: "100 ml", ar: "100 مل" }, extra: 95 },
    ],
  },
};
