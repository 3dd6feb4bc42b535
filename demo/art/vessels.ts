import { type Color, darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, path, stroke } from "./drawing";
import { type Motif, motif } from "./motifs";

/** Highlight on the left of something round. */
export const gleam = (x: number, y: number, w: number, h: number, opacity = 0.35) =>
  box(x, y, w, h, w / 2, "#ffffff", opacity);

export interface VesselPaint {
  body: Color;
  cap: Color;
  label: Color;
  mark: Color;
  motif: Motif;
}

/** A bottle standing on y = 950. `width` and `height` of its body; `neck` is the width of the opening. */
export function bottle(d: Drawing, paint: VesselPaint, width: number, height: number, neck: number): string {
  const [x, bottom] = [600, 950];
  const top = bottom - height;
  const [w, n] = [width / 2, neck / 2];
  const outline = `M${x - n} ${top - 60}v50c0 50 ${-(w - n)} 60 ${-(w - n)} 140v${height - 170}q0 40 40 40h${width - 80}q40 0 40 -40v${-(height - 170)}c0 -80 ${-(w - n)} -90 ${-(w - n)} -140v-50z`;
  const labelTop = top + height * 0.36;
  const labelHeight = height * 0.42;
  return [
    d.shadow(x, bottom, w + 120, 46),
    path(outline, d.body(paint.body)),
    box(x, labelTop, width, labelHeight, 0, d.body(paint.label)),
    box(x, labelTop + 12, width, 8, 0, paint.mark, 0.7),
    box(x, labelTop + labelHeight - 20, width, 8, 0, paint.mark, 0.7),
    motif(paint.motif, x, labelTop + labelHeight / 2, Math.min(width, labelHeight) * 0.3, paint.mark),
    box(x, top - 124, neck + 26, 76, 14, d.body(paint.cap)),
    gleam(x - w + 34, top + 120, 20, height - 200),
  ].join("");
}

/** A wide jar with a lid standing on y = 950; `fill` shows through the glass when `label` is small. */
export function jar(d: Drawing, paint: VesselPaint, width: number, height: number): string {
  const [x, bottom] = [600, 950];
  const top = bottom - height;
  return [
    d.shadow(x, bottom, width / 2 + 120, 46),
    box(x, top, width, height, 64, d.body(paint.body)),
    box(x, top + height * 0.3, width, height * 0.46, 0, d.body(paint.label)),
    motif(paint.motif, x, top + height * 0.53, height * 0.14, paint.mark),
    box(x, top - 78, width - 30, 100, 22, d.body(paint.cap)),
    ...[0, 1, 2, 3, 4, 5, 6].map((line) =>
      box(x - width / 2 + 52 + (line * (width - 104)) / 6, top - 62, 8, 70, 4, darker(paint.cap, 0.2), 0.4),
    ),
    gleam(x - width / 2 + 38, top + 50, 22, height - 110),
  ].join("");
}

/** A carton box in three-quarter view standing on y = 950. */
export function carton(d: Drawing, paint: VesselPaint, width: number, height: number): string {
  const [bottom, side] = [950, 84];
  const [left, right, top] = [600 - width / 2 - side / 2, 600 + width / 2 - side / 2, bottom - height];
  return [
    d.shadow(610, bottom, width / 2 + 150, 44),
    path(
      `M${right} ${top}l${side} -52v${height - 6}l${-side} 58z`,
      d.down(darker(paint.body, 0.16), darker(paint.body, 0.3)),
    ),
    path(`M${left} ${top}l${side} -52h${width}l${-side} 52z`, lighter(paint.body, 0.3)),
    path(`M${left} ${top}h${width}v${height}h${-width}z`, d.down(lighter(paint.body, 0.08), paint.body)),
    path(
      `M${left} ${top + height * 0.62}q${width * 0.3} ${-height * 0.14} ${width * 0.55} 0t${width * 0.45} ${-height * 0.04}v${height * 0.42}h${-width}z`,
      paint.label,
      0.95,
    ),
    circle(left + width / 2, top + height * 0.4, Math.min(width, height) * 0.27, paint.label),
    motif(paint.motif, left + width / 2, top + height * 0.4, Math.min(width, height) * 0.17, paint.mark),
    box(left + width / 2, top + 28, width * 0.5, 16, 8, paint.cap, 0.9),
  ].join("");
}

/** A soft pouch (crisps, rice, pasta) standing on y = 950. */
export function pouch(d: Drawing, paint: VesselPaint, width: number, height: number, window = ""): string {
  const [x, bottom, w] = [600, 950, width / 2];
  const top = bottom - height;
  const outline = `M${x - w + 24} ${top}h${width - 48}l14 60c30 ${height * 0.3} 30 ${height * 0.5} 0 ${height - 70}q-4 10 -30 10h${-width + 64}q-26 0 -30 -10c-30 ${-height * 0.3} -30 ${-height * 0.6} 0 ${-(height - 70)}z`;
  return [
    d.shadow(x, bottom - 4, w + 120, 46),
    path(outline, d.body(paint.body)),
    path(`M${x - w + 24} ${top}h${width - 48}l6 44h${-(width - 36)}z`, darker(paint.body, 0.16)),
    ellipse(x, top + height * 0.42, w * 0.62, height * 0.2, paint.label),
    motif(paint.motif, x, top + height * 0.42, height * 0.12, paint.mark),
    window,
    gleam(x - w + 46, top + 90, 18, height * 0.5, 0.3),
  ].join("");
}

/** A tin with a ring pull on y = 950. */
export function tin(d: Drawing, paint: VesselPaint, width: number, height: number): string {
  const [x, bottom, w] = [600, 950, width / 2];
  const top = bottom - height;
  const ry = width * 0.13;
  const side = (from: number, to: number) =>
    `M${x - w} ${from}v${to - from}a${w} ${ry} 0 0 0 ${width} 0v${from - to}a${w} ${ry} 0 0 1 ${-width} 0z`;
  return [
    d.shadow(x, bottom + 10, w + 130, 56),
    path(side(top, bottom - ry), d.body("#cfd4d8")),
    path(side(top + 34, bottom - ry - 34), d.body(paint.body)),
    path(side(top + height * 0.34, bottom - ry - height * 0.22), d.body(paint.label)),
    motif(paint.motif, x, top + height * 0.56, height * 0.14, paint.mark),
    ellipse(x, top, w, ry, d.across("#f3f5f6", "#b8c0c6")),
    ellipse(x, top, w - 22, ry - 12, d.across("#c4ccd1", "#e6eaec")),
    stroke(`M${x + 20} ${top}m-34 0a34 14 0 1 0 68 0a34 14 0 1 0 -68 0`, "#98a2aa", 10),
  ].join("");
}

/** A squeeze tube lying slantwise. */
export function tube(d: Drawing, paint: VesselPaint): string {
  const body = [
    path("M450 250h300l-34 510h-232z", d.body(paint.body)),
    box(600, 236, 316, 44, 10, darker(paint.body, 0.12)),
    path("M462 420h276l-14 200h-248z", d.body(paint.label)),
    motif(paint.motif, 600, 520, 68, paint.mark),
    box(600, 756, 150, 40, 8, darker(paint.body, 0.1)),
    box(600, 790, 176, 130, 24, d.body(paint.cap)),
    gleam(500, 310, 18, 420, 0.4),
  ].join("");
  return `${d.shadow(600, 960, 330, 60)}<g transform="rotate(14 600 600)">${body}</g>`;
}

/** A bowl seen from the front and above; `contents` are clipped to its opening (centre 600, 560). */
export function bowl(d: Drawing, color: Color, contents: string, above = ""): string {
  const opening = ellipse(600, 560, 318, 120, "#000");
  return [
    d.shadow(600, 912, 360, 60),
    path("M482 860h236l-20 50h-196z", darker(color, 0.22)),
    path("M250 560c0 210 130 320 350 320s350 -110 350 -320z", d.body(color)),
    ellipse(600, 560, 350, 142, lighter(color, 0.35)),
    ellipse(600, 560, 330, 128, darker(color, 0.25)),
    d.clip(opening, contents),
    above,
    stroke("M312 700c30 80 90 130 170 152", "#ffffff", 14, 0.3),
  ].join("");
}

/** A plate seen from above, with a soft shadow. */
export function plate(d: Drawing, color: Color = "#fffaf3"): string {
  return [
    d.shadow(612, 650, 470, 440, 0.3),
    circle(600, 600, 400, d.ball(color, 0.35)),
    circle(600, 600, 300, darker(color, 0.05)),
    circle(600, 604, 296, d.down(darker(color, 0.02), lighter(color, 0.6))),
  ].join("");
}

/** A wooden board seen from above. */
export function board(d: Drawing, width = 820, height = 560): string {
  const [left, top] = [600 - width / 2, 600 - height / 2];
  const grain = [0.2, 0.42, 0.63, 0.84]
    .map((share) =>
      stroke(
        `M${left + 40} ${top + height * share}q${width * 0.25} -14 ${width * 0.5} 0t${width * 0.4} 4`,
        "#a8703f",
        5,
        0.3,
      ),
    )
    .join("");
  return (
    d.shadow(612, 640, width * 0.62, height * 0.66, 0.3) +
    box(600, top, width, height, 60, d.down("#dca46a", "#c4874e")) +
    grain
  );
}
