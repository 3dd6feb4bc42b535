// @chunk item
import type { UnitNames } from "@/domain/unit-price";

const units: UnitNames = {
  kilogram: ["kg", "kilo", "kilogram"],
  gram: ["g", "gr", "gram", "grams"],
  litre: ["l", "ltr", "liter", "litre", "liters", "litres"],
  decilitre: ["dl"],
  centilitre: ["cl"],
  millilitre: ["ml"],
};

export default units;
