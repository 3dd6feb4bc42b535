import { darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, path, stroke, turned } from "./drawing";
import { motif } from "./motifs";
import { accents, paint } from "./pharmacy";
import { bottle, gleam, tube } from "./vessels";

export const cream = (d: Drawing) =>
  tube(
    d,
    paint(
      "#fffdf8",
      d.random.pick(accents),
      lighter(d.random.pick(accents), 0.55),
      "#3f8f8a",
      d.random.pick(["leaf", "drop", "flower"]),
    ),
  );
export const toothpaste = (d: Drawing) =>
  tube(d, paint("#e9f6fb", "#3f8fd0", d.random.pick(["#4fb3d9", "#4fbf9a", "#e0607a"]), "#ffffff", "wave")) +
  turned(
    box(300, 300, 46, 640, 22, d.body("#4fb39a")) +
      box(300, 200, 70, 150, 14, "#ffffff") +
      [0, 1, 2, 3].map((index) => box(300, 210 + index * 34, 70, 16, 4, "#9fd8e8")).join(""),
    -14,
    300,
    600,
  );
export const mask = (d: Drawing) => {
  const color = d.random.pick(["#8fc7e0", "#a9d6c4", "#c9bfe8"]);
  return [
    d.shadow(600, 860, 420, 90),
    stroke("M280 480c-170 -40 -190 260 20 240M920 480c170 -40 190 260 -20 240", "#f4efe6", 22),
    path(
      "M260 440q170 20 340 -70 170 90 340 70v220q0 170 -340 250 -340 -80 -340 -250z",
      d.down(lighter(color, 0.3), color),
    ),
    stroke(
      "M290 530q170 30 310 -30 140 60 310 30M290 620q170 50 310 0 140 50 310 0M320 710q150 60 280 20 130 40 280 -20",
      darker(color, 0.16),
      10,
      0.7,
    ),
    stroke("M440 420q90 -14 160 -60 70 46 160 60", "#ffffff", 14, 0.8),
  ].join("");
};
export const sanitiser = (d: Drawing) => {
  const color = d.random.pick(["#8fd0c0", "#9fc9ee", "#e6b8d4"]);
  return (
    bottle(d, paint(color, "#fffdf8", "#fffdf8", darker(color, 0.25), "bubble"), 340, 520, 120) +
    path("M580 330v-70h-130q-50 0 -50 40h-30q0 -90 90 -90h200q30 0 30 40v80z", d.body("#fffdf8")) +
    motif("drop", 385, 380, 30, color)
  );
};
export const babyBottle = (d: Drawing) => {
  const color = d.random.pick(["#f2a7b0", "#8fc7e0", "#b9d68f"]);
  return [
    d.shadow(600, 980, 230, 46),
    path(
      "M440 440q-20 80 0 160t0 160q-10 200 60 210h200q70 -10 60 -210 -20 -80 0 -160t0 -160z",
      d.body("#f6fbfc"),
    ),
    path(
      "M440 600q160 30 320 0 -20 80 0 160 10 200 -60 206h-200q-70 -6 -60 -206 20 -80 0 -160z",
      d.body("#fff4e2"),
    ),
    ...[0, 1, 2, 3].map((index) => stroke(`M690 ${560 + index * 90}h50`, color, 10)),
    box(600, 360, 350, 96, 26, d.body(color)),
    path("M500 360q20 -90 60 -110 -4 -80 40 -80t40 80q40 20 60 110z", d.body("#f3cf96")),
    motif("heart", 560, 760, 70, color),
    gleam(472, 480, 18, 430, 0.6),
  ].join("");
};
export const nappies = (d: Drawing) => {
  const color = d.random.pick(["#8fc7e0", "#f2b3bd", "#b9d68f"]);
  return [
    d.shadow(600, 960, 400, 56),
    box(600, 360, 700, 600, 60, d.body(color)),
    path("M250 440q350 90 700 0v-20q0 -60 -60 -60h-580q-60 0 -60 60z", lighter(color, 0.4)),
    box(600, 270, 260, 110, 40, "none").replace(
      'fill="none"',
      `fill="none" stroke="${darker(color, 0.1)}" stroke-width="26"`,
    ),
    circle(600, 690, 210, "#fffdf8"),
    path("M470 610q130 40 260 0l-16 90q-70 0 -80 100h-68q-10 -100 -80 -100z", d.down("#ffffff", "#e2ecef")),
    stroke("M470 610q130 40 260 0", color, 14),
    motif("heart", 600, 680, 36, color),
    motif("flower", 340, 860, 46, "#ffffff"),
    motif("flower", 870, 850, 46, "#ffffff"),
  ].join("");
};
export const shampoo = (d: Drawing) => {
  const color = d.random.pick(["#7a6fd0", "#3fa89a", "#e88aa0", "#e8a53a"]);
  return [
    d.shadow(600, 970, 260, 50),
    path(
      "M430 350h340q50 0 46 60l-40 490q-4 60 -60 60h-232q-56 0 -60 -60l-40 -490q-4 -60 46 -60z",
      d.body(color),
    ),
    ellipse(600, 640, 140, 180, "#fffdf8", 0.94),
    motif("flower", 600, 620, 90, color),
    box(600, 770, 120, 12, 6, color, 0.6),
    box(600, 230, 270, 120, 30, d.body(lighter(color, 0.6))),
    gleam(448, 420, 20, 450, 0.45),
  ].join("");
};
