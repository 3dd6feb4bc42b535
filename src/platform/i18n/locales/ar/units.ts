// @chunk item
import type { UnitNames } from "@/domain/unit-price";

const units: UnitNames = {
  kilogram: ["كجم", "كغ", "كغم", "كيلو", "كيلوغرام"],
  gram: ["غ", "غم", "جم", "غرام", "جرام"],
  litre: ["لتر", "ل"],
  millilitre: ["مل"],
};

export default units;
