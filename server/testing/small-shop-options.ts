import type { StoredChoice, StoredOptionGroup } from "../db/schema";

/** A choice that must be made. */
export const size: StoredOptionGroup = {
  name: "Size",
  type: "single",
  min: 0,
  max: 0,
  required: true,
  values: [
    { label: "Small", price: 0 },
    { label: "Large", price: 300 },
  ],
  translations: { ar: { name: "الحجم", labels: ["صغير", "كبير"] } },
};

/** A choice that may be made. */
export const toppings: StoredOptionGroup = {
  name: "Toppings",
  type: "multi",
  min: 1,
  max: 2,
  required: false,
  values: [
    { label: "Olives", price: 100 },
    { label: "Basil", price: 200 },
    { label: "Onion", price: 100 },
  ],
  translations: { ar: { name: "إضافات", labels: ["زيتون", "ريحان", "بصل"] } },
};

/** The choices of the shirt's combinations. */
export const shirtChoices: StoredChoice[] = [
  {
    name: "choice_1",
    title: "Colour",
    options: ["Red"],
    titles: { ar: "اللون" },
    optionNames: { ar: ["أحمر"] },
  },
  {
    name: "choice_2",
    title: "Size",
    options: ["S", "L"],
    titles: { ar: "المقاس" },
    optionNames: { ar: ["صغير", "كبير"] },
  },
];
