/** A measured figure beside its aim, and what is to be said about it. */

export interface Figure {
  name: string;
  value: number;
  unit: "KB" | "ms" | "s" | "MB" | "/s" | "points" | "%" | "×" | "";
  /** The figure is meant to stay at or below (`max`) or at or above (`min`) the aim. None: for information. */
  aim?: { max: number } | { min: number };
  /** More about this figure, e.g. the range of the runs or the cause of a miss. */
  note?: string;
}

/** `noisy`: a time missed its aim while the machine was busy with something else, which says nothing of the product. */
export type Verdict = "met" | "missed" | "far off" | "noisy" | "information";

/** Further from its aim than this (a share of the aim) is called far off. */
const FAR_OFF = 0.25;

/** Figures of these units depend on how much of the machine there is. */
const TIMED: readonly Figure["unit"][] = ["ms", "s", "/s", "points", "×"];

/** How far a figure is on the wrong side of its aim, as a share of the aim; 0 when the aim is met. */
export function shortfall({ value, aim }: Pick<Figure, "value" | "aim">): number {
  if (!aim) return 0;
  if ("max" in aim) return aim.max === 0 ? (value > 0 ? 1 : 0) : Math.max(0, (value - aim.max) / aim.max);
  return Math.max(0, (aim.min - value) / aim.min);
}

/** `noisy` where the machine was, as `isNoisy` has it. */
export function verdictOf(figure: Pick<Figure, "value" | "aim" | "unit">, noisy: boolean): Verdict {
  if (!figure.aim) return "information";
  const missing = shortfall(figure);
  if (missing === 0) return "met";
  if (noisy && TIMED.includes(figure.unit)) return "noisy";
  return missing > FAR_OFF ? "far off" : "missed";
}

const decimals: Record<Figure["unit"], number> = {
  KB: 1,
  ms: 0,
  s: 2,
  MB: 0,
  "/s": 0,
  points: 0,
  "%": 1,
  "×": 1,
  "": 0,
};

/** A value with its unit, e.g. "1.05 s". Small milliseconds keep a decimal. */
export function shown(value: number, unit: Figure["unit"]): string {
  const digits = unit === "ms" && value < 100 && !Number.isInteger(value) ? 1 : decimals[unit];
  const separator = ["", "/s", "%", "×"].includes(unit) ? "" : " ";
  return `${value.toFixed(digits)}${separator}${unit}`;
}

export function shownAim({ aim, unit }: Pick<Figure, "aim" | "unit">): string {
  if (!aim) return "";
  return "max" in aim ? `≤ ${shown(aim.max, unit)}` : `≥ ${shown(aim.min, unit)}`;
}
