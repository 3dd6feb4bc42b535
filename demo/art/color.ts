/** A colour as #rrggbb. */
export type Color = string;

const parse = (color: Color): [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Between two colours; share 0 is the first, 1 the second. */
function blend(first: Color, second: Color, share: number): Color {
  const [a, b] = [parse(first), parse(second)];
  const mixed = a.map((part, index) => Math.round(part + ((b[index] ?? 0) - part) * share));
  return `#${mixed.map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, "0")).join("")}`;
}

export const lighter = (color: Color, share = 0.25) => blend(color, "#ffffff", share);
/** Darker, towards a warm plum instead of black, which would look dirty. */
export const darker = (color: Color, share = 0.2) => blend(color, "#3a1d2e", share);

/** Soft grounds for pictures: the wall and the shape on it. */
export const grounds: readonly (readonly [Color, Color])[] = [
  ["#fdeee0", "#fbdfc5"],
  ["#fdf3d8", "#fbe6ae"],
  ["#e8f3e6", "#d2e8cf"],
  ["#e3f1f4", "#c8e4ea"],
  ["#ece9f8", "#dbd5f1"],
  ["#fce7e9", "#f8d0d5"],
  ["#f3ede4", "#e6dac8"],
  ["#e5eefa", "#cddff4"],
];
