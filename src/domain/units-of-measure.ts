// @chunk item
/** Kilograms or litres in one of each unit. */
export const units = {
  kilogram: { per: "kilogram", amount: 1 },
  gram: { per: "kilogram", amount: 0.001 },
  litre: { per: "litre", amount: 1 },
  decilitre: { per: "litre", amount: 0.1 },
  centilitre: { per: "litre", amount: 0.01 },
  millilitre: { per: "litre", amount: 0.001 },
} as const;

export type Unit = keyof typeof units;

/** Names of each unit in a language, lower case and without marks or kashidas. */
export type UnitNames = Partial<Record<Unit, readonly string[]>> & {
  /** Measures that are no amount of the goods, or one that another unit says again: doses, percents, lengths, ounces. */
  other?: readonly string[];
  /** Words that make an amount uncertain: "about", "up to". */
  about?: readonly string[];
};
