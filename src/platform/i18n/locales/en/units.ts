// @chunk item
import type { UnitNames } from "@/domain/units-of-measure";

const units: UnitNames = {
  kilogram: ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramme"],
  gram: ["g", "gr", "gm", "gms", "gram", "grams", "gramme"],
  litre: ["l", "lt", "ltr", "ltrs", "liter", "litre", "liters", "litres"],
  decilitre: ["dl", "decilitre", "deciliter"],
  centilitre: ["cl", "centilitre", "centiliter"],
  millilitre: ["ml", "mls", "cc", "millilitre", "milliliter", "millilitres", "milliliters"],
  other: [
    ...[
      "%",
      "٪",
      "mg",
      "mcg",
      "μg",
      "iu",
      "oz",
      "fl",
      "lb",
      "lbs",
      "kcal",
      "kj",
      "cm",
      "mm",
      "m",
      "in",
      "inch",
    ],
    ...["v", "w", "ply"],
  ],
  about: [
    "about",
    "approx",
    "approximately",
    "around",
    "ca",
    "circa",
    "up",
    "to",
    "or",
    "min",
    "max",
    "minimum",
  ].concat(["maximum", "from", "over", "under", "per", "for", "makes", "dozen", "doz"]),
};

export default units;
