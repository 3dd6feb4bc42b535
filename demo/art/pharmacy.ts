import { type Color, darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, path, stroke, turned } from "./drawing";
import { motif } from "./motifs";
import { bottle, carton, gleam, jar, type VesselPaint } from "./vessels";

export const paint = (
  body: Color,
  cap: Color,
  label: Color,
  mark: Color,
  kind: VesselPaint["motif"],
): VesselPaint => ({ body, cap, label, mark, motif: kind });
export const accents = ["#3f8fd0", "#3fa89a", "#e0607a", "#f09a3a", "#7a6fd0"] as const;

const capsule = (d: Drawing, x: number, y: number, turn: number, color: Color, size = 1) =>
  turned(
    path(
      `M${x - 90 * size} ${y - 36 * size}h${90 * size}v${72 * size}h${-90 * size}a${36 * size} ${36 * size} 0 0 1 0 ${-72 * size}z`,
      d.down(lighter(color, 0.25), color),
    ) +
      path(
        `M${x} ${y - 36 * size}h${90 * size}a${36 * size} ${36 * size} 0 0 1 0 ${72 * size}h${-90 * size}z`,
        d.down("#ffffff", "#e3ddd2"),
      ) +
      box(x, y - 24 * size, 130 * size, 12 * size, 6, "#ffffff", 0.6),
    turn,
    x,
    y,
  );

export const pillBlister = (d: Drawing) => {
  const color = d.random.pick(accents);
  const pills = [0, 1, 2, 3, 4]
    .flatMap((row) =>
      [0, 1].map(
        (column) =>
          box(505 + column * 190, 250 + row * 142, 150, 104, 46, "#ffffff", 0.6) +
          box(
            505 + column * 190,
            264 + row * 142,
            118,
            74,
            37,
            d.ball(row % 2 ? color : lighter(color, 0.4)),
          ) +
          box(480 + column * 190, 274 + row * 142, 44, 14, 7, "#ffffff", 0.7),
      ),
    )
    .join("");
  return (
    d.shadow(620, 960, 330, 66) +
    turned(
      box(600, 190, 440, 800, 44, d.across("#eef2f4", "#b9c6cd")) +
        box(600, 206, 408, 768, 36, d.across("#d5dee3", "#eff3f5")) +
        pills,
      16,
    ) +
    capsule(d, 300, 880, -24, color, 0.9) +
    circle(900, 920, 44, d.ball("#fffaf3")) +
    stroke("M866 920h68", "#d9d0c2", 6)
  );
};
export const capsules = (d: Drawing) => {
  const color = d.random.pick(accents);
  return (
    jar(d, paint("#e8963a", "#ffffff", "#fffdf8", color, "cross"), 380, 520) +
    capsule(d, 290, 920, -14, color) +
    capsule(d, 920, 930, 18, color) +
    capsule(d, 850, 860, -36, color, 0.8)
  );
};
export const syrup = (d: Drawing) =>
  bottle(
    d,
    paint("#8a4a2a", "#fffaf3", "#fff7ea", d.random.pick(accents), d.random.pick(["cross", "drop", "leaf"])),
    320,
    560,
    110,
  ) +
  path("M780 830q90 -40 130 20l140 -60 12 24 -140 66q-20 60 -100 40t-42 -90z", d.down("#eef1f3", "#b9c3c9")) +
  ellipse(842, 868, 50, 24, "#b5483f");
export const thermometer = (d: Drawing) =>
  d.shadow(620, 900, 400, 70) +
  turned(
    [
      box(600, 180, 170, 620, 84, d.body("#fdfdfb")),
      path("M540 770h120l-26 170q-34 40 -68 0z", d.body("#d5dde2")),
      box(600, 300, 110, 230, 24, "#9fb8a6"),
      box(600, 320, 86, 190, 12, "#c9ddc9"),
      stroke("M575 350h50v36h-50v36h50M575 460h50v36", "#2f4a40", 14),
      circle(600, 620, 44, d.ball(d.random.pick(accents))),
      gleam(540, 230, 14, 460, 0.9),
    ].join(""),
    38,
  );
export const bandage = (d: Drawing) => {
  const one = (turn: number, color: Color) =>
    turned(
      box(600, 480, 760, 230, 115, d.down(lighter(color, 0.2), color)) +
        box(600, 490, 250, 210, 30, lighter(color, 0.35)) +
        [-80, 0, 80]
          .flatMap((x) => [-60, 0, 60].map((y) => circle(600 + x, 595 + y, 13, darker(color, 0.2), 0.6)))
          .join("") +
        [300, 350, 850, 900]
          .flatMap((x) => [560, 630].map((y) => circle(x, y, 10, darker(color, 0.2), 0.5)))
          .join(""),
      turn,
    );
  return (
    d.shadow(600, 780, 430, 250, 0.22) +
    one(38, "#e8b48a") +
    one(-38, d.random.pick(["#f0c49a", "#f2a7b0", "#8fc7e0"]))
  );
};
export const vitamins = (d: Drawing) =>
  jar(
    d,
    paint(
      d.random.pick(["#f09a3a", "#7fb53f", "#e0607a"]),
      "#fffaf3",
      "#fffaf3",
      "#f08a2f",
      d.random.pick(["sun", "fruit", "leaf"]),
    ),
    430,
    540,
  ) +
  [
    [280, 930, "#f6b23a"],
    [350, 960, "#ee7a4a"],
    [890, 940, "#f6b23a"],
    [960, 915, "#8fc74a"],
  ]
    .map(([x, y, color]) => ellipse(Number(x), Number(y), 44, 36, d.ball(String(color))))
    .join("");
export const drops = (d: Drawing) => {
  const color = d.random.pick(accents);
  return [
    d.shadow(600, 960, 220, 46),
    box(600, 560, 300, 390, 50, d.body("#8a4a2a")),
    box(600, 640, 300, 220, 0, d.body("#fff7ea")),
    motif("drop", 600, 750, 74, color),
    box(600, 450, 170, 120, 20, d.body("#3a3f4a")),
    path("M560 450q-40 -80 -10 -150t50 -80q20 10 50 80t-10 150z", d.body(color)),
    motif("drop", 870, 430, 80, lighter(color, 0.2)),
    motif("drop", 950, 620, 52, lighter(color, 0.4)),
    gleam(476, 600, 18, 300, 0.4),
  ].join("");
};
export const inhaler = (d: Drawing) => {
  const color = d.random.pick(["#3f8fd0", "#8a6fd0", "#3fa89a"]);
  return [
    d.shadow(600, 960, 380, 54),
    box(680, 170, 200, 360, 30, d.across("#eef1f3", "#aeb9c0")),
    box(680, 160, 150, 60, 20, "#c9d2d8"),
    path("M550 380h260v460q0 90 -90 90h-350q-60 0 -60 -60v-140q0 -50 50 -50h190z", d.body(color)),
    path("M310 700h-50q-30 0 -30 30v170q0 30 30 30h60z", darker(color, 0.25)),
    box(690, 560, 150, 150, 24, lighter(color, 0.7)),
    motif("cross", 690, 635, 50, color),
    stroke("M590 440v360", "#ffffff", 16, 0.4),
  ].join("");
};
export const pressureMonitor = (d: Drawing) => {
  const color = d.random.pick(["#3f6f9f", "#3f8a80", "#5a5f80"]);
  return [
    d.shadow(600, 930, 450, 66),
    stroke("M420 480C240 440 260 200 440 240S640 420 780 300", "#4a5260", 30),
    path("M690 190q140 -60 270 20v230q-130 70 -270 0z", d.body(color)),
    path("M690 190q140 50 270 20v60q-130 40 -270 0z", lighter(color, 0.25)),
    box(560, 450, 620, 460, 70, d.body("#fbfaf6")),
    box(500, 510, 380, 300, 30, "#9fb8a6"),
    box(500, 526, 350, 268, 20, "#cfe0cf"),
    ...[580, 700].map((y) =>
      stroke(`M400 ${y}h50v36h-50v36h50M490 ${y}v72M530 ${y}h50v72h-50z`, "#2f4a40", 14),
    ),
    motif("heart", 635, 730, 28, "#d9485a"),
    circle(790, 600, 62, d.ball(color)),
    circle(790, 750, 40, d.ball("#d9dfe3")),
  ].join("");
};
export const testKit = (d: Drawing) => {
  const color = d.random.pick(accents);
  return (
    carton(d, paint("#fdfbf6", color, lighter(color, 0.75), color, "cross"), 420, 560) +
    turned(
      box(890, 420, 150, 520, 60, d.body("#ffffff")) +
        box(890, 500, 70, 170, 24, "#e6ecef") +
        stroke("M866 550h48M866 610h48", "#e0607a", 12) +
        ellipse(890, 790, 34, 44, "#dfe6ea"),
      16,
      890,
      680,
    )
  );
};
