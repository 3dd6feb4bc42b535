/** Common conditions of the pharmacy. */
import type { CategoryRow } from "./categories/branch";
import type { DemoCondition } from "./model";

export const demoConditions: readonly DemoCondition[] = (
  [
    ["headache", "Headache", "صداع", "pill-blister"],
    ["fever", "Fever", "حمّى", "thermometer"],
    ["cold-and-flu", "Cold and flu", "برد وإنفلونزا", "mask"],
    ["cough", "Cough", "سعال", "syrup"],
    ["allergy", "Allergy", "حساسية", "drops"],
    ["stomach-ache", "Stomach ache", "ألم المعدة", "capsules"],
    ["muscle-pain", "Muscle pain", "ألم العضلات", "cream"],
    ["cuts-and-burns", "Cuts and burns", "جروح وحروق", "bandage"],
  ] as CategoryRow[]
).map(([slug, en, ar, picture]) => ({
  slug,
  module: "pharmacy",
  name: { en, ar },
  picture: `condition/${picture}`,
}));
