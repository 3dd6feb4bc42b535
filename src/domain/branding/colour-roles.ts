/** One colour role: its value on the light and on the dark theme. */
export interface ColourRole {
  readonly light: string;
  readonly dark: string;
}

const role = (light: string, dark: string): ColourRole => ({ light, dark });

/**
 * Every colour of the product, by what it is for. A shop's own colours are derived from a few that it sets
 * (`brand-colours.ts`); this table is what counts by itself. The pairs in `colourPairs` keep a contrast of at least 4.5 in both themes; a test computes it.
 */
export const colourRoles = {
  canvas: role("#fbf7f0", "#0e1513"),
  surface: role("#ffffff", "#17201d"),
  "surface-raised": role("#ffffff", "#1f2a26"),
  "surface-sunken": role("#f4eee4", "#0a100e"),

  text: role("#1a2320", "#f3f0e9"),
  "text-muted": role("#4b5651", "#bcc5bf"),
  "text-subtle": role("#5f6964", "#99a49e"),

  border: role("#e8e0d3", "#2b3833"),
  "border-strong": role("#8a8375", "#6f7e77"),

  accent: role("#0b5a4a", "#5fd3ae"),
  "accent-strong": role("#074336", "#8ae6c7"),
  "accent-soft": role("#dcefe7", "#15382e"),
  "on-accent": role("#ffffff", "#04241b"),

  highlight: role("#ffb833", "#ffc04d"),
  "highlight-soft": role("#fff0cf", "#3a2c10"),
  "on-highlight": role("#2e1f00", "#2e1f00"),

  deep: role("#06382e", "#0a2a23"),
  "deep-raised": role("#0d4b3e", "#123a31"),
  "on-deep": role("#fff7e8", "#fff4e0"),
  "on-deep-muted": role("#c3dbd1", "#b1c9bf"),

  positive: role("#1a713e", "#6fd695"),
  "positive-soft": role("#e0f3e5", "#16351f"),
  warning: role("#855000", "#ffc35c"),
  "warning-soft": role("#fff0d1", "#3b2b0d"),
  danger: role("#b5291a", "#ff907e"),
  "danger-soft": role("#fde7e2", "#43201a"),
  "on-danger": role("#ffffff", "#3a0a03"),
  info: role("#1c5aa0", "#8fc1ff"),
  "info-soft": role("#e3eefb", "#172f4b"),

  overlay: role("rgb(14 24 20 / 0.56)", "rgb(0 0 0 / 0.68)"),
  scrim: role("rgb(10 20 16 / 0.72)", "rgb(6 12 10 / 0.78)"),
  "on-scrim": role("#ffffff", "#ffffff"),
  "focus-ring": role("#1d4ed8", "#ffc04d"),
  skeleton: role("#ece5d9", "#232f2b"),
  "skeleton-shine": role("#f7f2e9", "#2e3c37"),
  star: role("#d97706", "#ffc04d"),

  food: role("#ab3618", "#ff9f82"),
  "food-soft": role("#ffe8de", "#3f2018"),
  grocery: role("#3a6a13", "#a8d66f"),
  "grocery-soft": role("#e8f4d8", "#25351a"),
  pharmacy: role("#0e5f7d", "#78cdea"),
  "pharmacy-soft": role("#dcf1f8", "#143442"),
  ecommerce: role("#75398a", "#dfa8f0"),
  "ecommerce-soft": role("#f5e7f9", "#38213f"),
  parcel: role("#805000", "#ffc861"),
  "parcel-soft": role("#ffeeca", "#3d2d10"),

  "art-ink": role("#123a33", "#9fc0b4"),
  "art-paper": role("#ffffff", "#e9e4d8"),
  "art-shade": role("#efe5d3", "#33433d"),
  "art-ground": role("#e6dcc8", "#26332e"),
  "art-sky": role("#ddeef0", "#17302f"),
  "art-sea": role("#7cc3c4", "#2c6a6a"),
  "art-sea-deep": role("#4aa3a6", "#1f5152"),
  "art-green": role("#1f7a62", "#3fae8c"),
  "art-leaf": role("#7fb356", "#82b85b"),
  "art-saffron": role("#ffb833", "#ffc04d"),
  "art-coral": role("#ef6a4a", "#f47c5e"),
  "art-blush": role("#f9b9a0", "#e39b82"),
  "art-plum": role("#8d5aa5", "#a97bc0"),
  "art-skin": role("#d79a72", "#d79a72"),
} as const satisfies Record<string, ColourRole>;

export type ColourName = keyof typeof colourRoles;

const surfaces = ["canvas", "surface", "surface-raised", "surface-sunken"] as const;

/** Text colour on background, every pair the components may draw. */
export const colourPairs: readonly (readonly [text: ColourName, background: ColourName])[] = [
  ...surfaces.flatMap((surface) =>
    (
      [
        "text",
        "text-muted",
        "text-subtle",
        "accent",
        "accent-strong",
        "positive",
        "warning",
        "danger",
        "info",
      ] as const
    ).map((name) => [name, surface] as const),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["accent", "accent-soft"],
  ["accent-strong", "accent-soft"],
  ["text", "accent-soft"],
  ["text-muted", "accent-soft"],
  ["on-highlight", "highlight"],
  ["text", "highlight-soft"],
  ["text-muted", "highlight-soft"],
  ["warning", "highlight-soft"],
  ["on-deep", "deep"],
  ["on-deep", "deep-raised"],
  ["on-deep-muted", "deep"],
  ["on-deep-muted", "deep-raised"],
  ["highlight", "deep"],
  ["highlight", "deep-raised"],
  ["positive", "positive-soft"],
  ["text", "positive-soft"],
  ["warning", "warning-soft"],
  ["text", "warning-soft"],
  ["danger", "danger-soft"],
  ["text", "danger-soft"],
  ["on-danger", "danger"],
  ["info", "info-soft"],
  ["text", "info-soft"],
  ...(["food", "grocery", "pharmacy", "ecommerce", "parcel"] as const).flatMap((module) => [
    [module, `${module}-soft`] as const,
    [module, "surface"] as const,
    [module, "canvas"] as const,
    ["text", `${module}-soft`] as const,
    ["text-muted", `${module}-soft`] as const,
  ]),
];

/** Edges of controls and the focus ring, which need less contrast than texts. */
export const edgePairs: readonly (readonly [edge: ColourName, background: ColourName])[] = surfaces.flatMap(
  (surface) => (["border-strong", "focus-ring"] as const).map((edge) => [edge, surface] as const),
);
