import { type Color, darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, leaf, path, star, stroke, turned } from "./drawing";
import { motif } from "./motifs";
import { bottle, carton, gleam, jar, pouch, tin, type VesselPaint } from "./vessels";

const paint = (
  body: Color,
  cap: Color,
  label: Color,
  mark: Color,
  kind: VesselPaint["motif"],
): VesselPaint => ({ body, cap, label, mark, motif: kind });

export const milk = (d: Drawing) => {
  const color = d.random.pick(["#3f86c6", "#4fa35f", "#d9485a"]);
  const gable = `${d.shadow(600, 960, 320, 50)}${path("M780 400l90 -40v540l-90 60z", darker("#f4f1ea", 0.14))}${path("M400 400h380v560h-380z", d.down("#ffffff", "#f2eee6"))}${path("M400 400l60 -150h270l50 150z", d.down("#fdfbf7", "#e6e0d4"))}${path("M780 400l-50 -150 80 20 60 90z", "#d9d2c4")}${box(596, 200, 280, 64, 10, color)}`;
  return `${gable}${path("M400 660q100 -70 190 0t190 -10v310h-380z", color)}${motif("cow", 590, 540, 110, "#4a3a3a")}${circle(500, 330, 34, d.ball(color))}${motif("drop", 590, 800, 60, "#ffffff")}`;
};
export const yogurt = (d: Drawing) => {
  const color = d.random.pick(["#e8526b", "#7a5ab0", "#f2a33a", "#4fa38a"]);
  return [
    d.shadow(600, 950, 310, 52),
    path("M330 420h540l-60 500q-4 30 -40 30h-340q-36 0 -40 -30z", d.body("#fffaf3")),
    path("M352 560h496l-26 230h-444z", d.body(lighter(color, 0.2))),
    motif("fruit", 600, 670, 96, color),
    path("M300 400q0 -40 40 -40h520q40 0 40 40v20h-600z", d.across("#f4f6f7", "#bcc6cc")),
    path("M880 380q70 -20 60 50l-60 -10z", "#cfd7dc"),
    circle(440, 710, 32, d.ball(color)),
    circle(770, 630, 26, d.ball(color)),
    gleam(376, 450, 20, 430, 0.5),
  ].join("");
};
export const butter = (d: Drawing) =>
  [
    d.shadow(600, 870, 420, 66),
    ellipse(600, 830, 440, 76, d.down("#fdfbf6", "#d9e4e6")),
    path("M300 560l90 -90h510l-80 90z", "#fff0ae"),
    path("M300 560h520v220h-520z", d.down("#ffe07a", "#fbcd55")),
    path("M820 560l80 -90v210l-80 100z", "#e8b53f"),
    path("M300 560h190v220h-190zM300 560l90 -90h190l-90 90z", d.down("#f4f6f8", "#cdd6db")),
    stroke("M300 620h190M300 700h190", "#6fa3c4", 14),
    path("M700 470q60 -100 130 -40 20 40 -40 60t-90 -20z", "#fff0ae"),
  ].join("");
export const riceBag = (d: Drawing) =>
  pouch(
    d,
    paint(d.random.pick(["#d9a441", "#4f8f73", "#b5483f"]), "#ffffff", "#fff7e6", "#b5803a", "grain"),
    520,
    720,
    box(600, 720, 340, 130, 40, "#fffaf0") +
      d.scatter(40, 600, 785, 150, 48, (x, y) =>
        ellipse(x, y, 14, 6, "#e6d7ba", 1, d.random.between(-60, 60)),
      ),
  );
export const pastaPack = (d: Drawing) =>
  pouch(
    d,
    paint(d.random.pick(["#2f6f9f", "#c4483a", "#3f8a68"]), "#ffffff", "#fff7e6", "#d99a3a", "grain"),
    460,
    760,
    box(600, 690, 300, 180, 40, "#fdf0d2") +
      d.scatter(22, 600, 780, 120, 66, (x, y) =>
        turned(
          path(`M${x - 34} ${y - 16}l24 8h20l24 -8v34l-24 -8h-20l-24 8z`, "#efbe5c"),
          d.random.between(0, 180),
          x,
          y,
        ),
      ),
  );
export const oil = (d: Drawing) =>
  bottle(
    d,
    paint(d.random.pick(["#d9b22f", "#8a9a3a", "#e6c13a"]), "#5a6b2f", "#fff7e0", "#6f8a2f", "leaf"),
    290,
    640,
    96,
  );
export const can = (d: Drawing) =>
  tin(
    d,
    paint(
      d.random.pick(["#d9483f", "#3f8a68", "#e8a53a", "#2f6f9f"]),
      "#ccc",
      "#fff7e6",
      d.random.pick(["#d9483f", "#e8703a", "#4f8f3e"]),
      d.random.pick(["fruit", "fish", "leaf"]),
    ),
    440,
    560,
  );
export const juiceCarton = (d: Drawing) => {
  const color = d.random.pick(["#f2932f", "#7fb53f", "#d9485a", "#f0bd2f"]);
  return (
    carton(d, paint(color, "#ffffff", "#fff7e6", color, "fruit"), 380, 660) +
    turned(box(640, 110, 30, 220, 10, "#ffffff") + box(640, 110, 30, 60, 10, color), 14, 640, 300)
  );
};
export const water = (d: Drawing) => {
  const blue = d.random.pick(["#8fcbe8", "#9fd8d8", "#a8c8f0"]);
  const rings = [0, 1, 2].map((index) => box(600, 830 + index * 34, 270, 8, 4, "#ffffff", 0.5)).join("");
  return bottle(d, paint(blue, "#2f7fb5", "#2f86bf", "#e6f6ff", "wave"), 290, 680, 104) + rings;
};
export const soda = (d: Drawing) => {
  const color = d.random.pick(["#d9383f", "#f08a2f", "#3f9a68", "#6a4fb0", "#2f86bf"]);
  return [
    d.shadow(600, 970, 260, 50),
    path("M420 320q180 -60 360 0v570q-10 60 -60 70h-240q-50 -10 -60 -70z", d.body(color)),
    path("M420 560q180 -110 360 10v180q-180 -130 -360 -20z", "#ffffff", 0.92),
    motif("bubble", 600, 650, 84, color),
    path("M440 318l24 -70h272l24 70q-160 -50 -320 0z", d.across("#eef1f3", "#b4bdc4")),
    ellipse(600, 250, 138, 30, d.across("#d9dfe3", "#f5f7f8")),
    stroke("M570 244a34 12 0 1 0 68 0a34 12 0 1 0 -68 0", "#8d98a0", 9),
    d.scatter(14, 500, 820, 60, 100, (x, y) => circle(x, y, d.random.between(5, 12), "#ffffff", 0.35)),
    gleam(456, 340, 22, 520, 0.35),
  ].join("");
};
export const chocolate = (d: Drawing) => {
  const color = d.random.pick(["#6a4fb0", "#c4483a", "#2f6f73", "#d99a2f"]);
  const squares = [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2].map(
        (column) =>
          box(450 + column * 150, 210 + row * 120, 136, 108, 12, d.ball("#7a4426")) +
          box(450 + column * 150, 226 + row * 120, 100, 74, 8, "#8f5433"),
      ),
    )
    .join("");
  return (
    d.shadow(620, 980, 320, 56) +
    turned(
      [
        box(600, 190, 480, 780, 20, "#5e3219"),
        squares,
        path(
          "M350 560l40 -36 50 36 50 -40 60 40 50 -36 50 40 50 -40 60 36 50 -30 40 30v40h-500z",
          d.across("#e9edf0", "#b9c3c9"),
        ),
        path("M344 590h512v400q0 20 -20 20h-472q-20 0 -20 -20z", d.body(color)),
        box(600, 680, 400, 200, 30, "#fff3e0"),
        motif("heart", 600, 780, 80, color),
      ].join(""),
      10,
    )
  );
};
export const biscuits = (d: Drawing) => {
  const one = (x: number, y: number) =>
    circle(x + 8, y + 14, 150, "#3a1d2e", 0.16) +
    circle(x, y, 150, d.ball("#d9a055")) +
    d.scatter(13, x, y, 116, 116, (a, b) =>
      ellipse(a, b, d.random.between(15, 24), 16, d.ball("#5e3219"), 1, d.random.between(0, 90)),
    );
  return (
    d.shadow(600, 930, 420, 60) +
    one(430, 460) +
    one(760, 480) +
    one(600, 700) +
    d.scatter(12, 600, 920, 360, 30, (x, y) => ellipse(x, y, 12, 8, "#c08a40"))
  );
};
export const cereal = (d: Drawing) => {
  const color = d.random.pick(["#e8703a", "#4fa3c4", "#e8b02f", "#7fb53f"]);
  return `${carton(d, paint(color, "#fff7e6", "#fff7e6", "#e0a03a", "sun"), 480, 720)}${d.scatter(16, 540, 860, 190, 50, (x, y) => `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="22" fill="none" stroke="#d99a3a" stroke-width="16"/>`)}`;
};
export const honey = (d: Drawing) =>
  jar(d, paint("#eda52a", "#fff3dc", "#fff7e6", "#d98a1f", "flower"), 440, 470) +
  turned(
    box(800, 200, 30, 330, 14, d.body("#c48a4a")) +
      [0, 1, 2, 3]
        .map((index) =>
          box(800, 500 + index * 34, 110 - Math.abs(index - 1.5) * 20, 28, 14, d.body("#a8703a")),
        )
        .join("") +
      path("M770 640q30 120 60 0z", "#eda52a"),
    24,
    800,
    500,
  );
export const icePop = (d: Drawing) => {
  const [a, b] = d.random.pick([
    ["#f2607a", "#ffb45c"],
    ["#5fb8d9", "#b9e6f2"],
    ["#7a4426", "#a8683f"],
    ["#8fc74a", "#f6e27a"],
  ] as const);
  return (
    d.shadow(620, 990, 220, 40) +
    turned(
      [
        box(600, 760, 72, 240, 36, d.body("#e2b67a")),
        path("M410 380a190 190 0 0 1 380 0v390q0 40 -40 40h-300q-40 0 -40 -40z", d.down(a, b)),
        box(510, 380, 46, 330, 23, darker(a, 0.12), 0.35),
        box(690, 380, 46, 330, 23, darker(a, 0.12), 0.35),
        stroke("M446 420q0 -120 90 -160", "#ffffff", 24, 0.5),
        path("M790 230q-70 10 -80 80 -50 -10 -60 40 80 30 140 30z", "#fffaf3"),
      ].join(""),
      12,
    )
  );
};
export const detergent = (d: Drawing) => {
  const color = d.random.pick(["#3f8fd0", "#4fb39a", "#8a6fd0", "#f08a4a"]);
  return [
    d.shadow(600, 960, 360, 52),
    path("M330 420q0 -90 90 -110l220 -20q230 0 230 240v370q0 60 -60 60h-420q-60 0 -60 -60z", d.body(color)),
    path("M690 430q100 0 100 110t-100 110z", lighter(color, 0.75)),
    box(470, 180, 210, 140, 26, d.body("#fff3e0")),
    box(470, 300, 160, 40, 8, darker(color, 0.2)),
    ellipse(540, 730, 170, 150, "#ffffff", 0.95),
    motif("bubble", 530, 730, 110, color),
    star(680, 640, 46, 14, 4, "#ffd257"),
    gleam(366, 440, 24, 440, 0.4),
  ].join("");
};
export const tissue = (d: Drawing) => {
  const color = d.random.pick(["#e8a0b0", "#8fc0d9", "#b8d08f", "#d9b48a"]);
  return [
    d.shadow(600, 920, 440, 60),
    path(
      "M470 520q-50 -180 90 -240 20 60 80 50t120 -60q-10 90 30 120t-40 130z",
      d.down("#ffffff", "#eee9e0"),
    ),
    stroke("M560 300q10 120 -10 220M680 330q-30 90 -10 190", "#d9d2c6", 8, 0.7),
    path("M230 560l110 -90h560l100 90z", lighter(color, 0.35)),
    ellipse(610, 516, 200, 28, darker(color, 0.4)),
    path("M470 520q130 36 290 0l-40 -60h-220z", "#fbf8f2"),
    path("M230 560h770v320q0 20 -20 20h-730q-20 0 -20 -20z", d.down(lighter(color, 0.1), color)),
    ...[330, 500, 700, 880].map((x, index) => motif("flower", x, 690 + (index % 2) * 70, 60, "#ffffff")),
    leaf(420, 830, 80, 30, "#ffffff"),
    leaf(800, 690, 80, -30, "#ffffff"),
  ].join("");
};
