import { darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, path, star, stroke, turned } from "./drawing";
import { motif } from "./motifs";
import { tones } from "./shop-tones";
import { gleam } from "./vessels";

export const lamp = (d: Drawing) => {
  const color = d.random.pick([...tones, "#f3e2c4"] as const);
  return [
    path("M300 560L120 1000h960L900 560z", "#fff0b8", 0.4),
    d.shadow(600, 980, 260, 44),
    box(600, 560, 30, 380, 10, d.body("#c9a45c")),
    ellipse(600, 950, 170, 38, d.down("#d9b86c", "#a9823a")),
    path("M440 230h320l140 340q-300 70 -600 0z", d.body(color)),
    ellipse(600, 570, 300, 50, "#fff3c9"),
    ellipse(600, 232, 160, 26, darker(color, 0.2)),
    stroke("M720 590v110", "#c9a45c", 6),
    circle(720, 710, 14, "#c9a45c"),
  ].join("");
};
export const chair = (d: Drawing) => {
  const color = d.random.pick(tones);
  return [
    d.shadow(600, 1000, 380, 46),
    stroke("M380 760L310 990M820 760L890 990M470 780L440 960M730 780L760 960", "#b07a45", 34),
    path("M330 300q0 -110 110 -110h320q110 0 110 110l-30 400h-480z", d.ball(color)),
    path("M390 330q0 -70 70 -70h280q70 0 70 70l-20 300h-380z", lighter(color, 0.15), 0.6),
    box(600, 620, 600, 170, 80, d.down(lighter(color, 0.1), darker(color, 0.1))),
    box(290, 500, 110, 290, 55, d.body(darker(color, 0.08))),
    box(910, 500, 110, 290, 55, d.body(darker(color, 0.12))),
    ...[500, 600, 700].map((x) => circle(x, 420, 12, darker(color, 0.3))),
  ].join("");
};
export const book = (d: Drawing) => {
  const shades = [d.random.pick(tones), d.random.pick(tones), d.random.pick(tones)];
  const lying = (y: number, x: number, color: string) =>
    box(x, y, 640, 120, 16, d.body(color)) +
    box(x + 24, y + 18, 610, 84, 8, "#fff7e6") +
    [0, 1, 2].map((line) => stroke(`M${x - 240} ${y + 40 + line * 20}h540`, "#e0d2b8", 4)).join("") +
    box(x - 290, y, 60, 120, 16, d.body(color));
  const cover = shades[0] ?? "#d9674a";
  return (
    d.shadow(600, 960, 430, 56) +
    lying(840, 620, shades[1] ?? "#3f6b8f") +
    lying(720, 590, shades[2] ?? "#4f8f73") +
    turned(
      box(600, 200, 400, 520, 20, "#fff7e6") +
        box(590, 190, 400, 520, 20, d.body(cover)) +
        box(412, 190, 44, 520, 12, darker(cover, 0.2)) +
        circle(610, 400, 104, lighter(cover, 0.6)) +
        motif(d.random.pick(["sun", "wave", "flower", "leaf"]), 610, 400, 76, cover) +
        box(610, 580, 200, 18, 9, lighter(cover, 0.6)) +
        box(610, 616, 130, 14, 7, lighter(cover, 0.6)),
      -7,
      600,
      500,
    )
  );
};
export const mug = (d: Drawing) => {
  const color = d.random.pick([...tones, "#fff7ea"] as const);
  return [
    d.shadow(600, 930, 360, 54),
    stroke("M790 500c210 -50 210 290 -20 270", darker(color, 0.1), 58),
    path("M330 380h480v420q0 120 -120 120h-240q-120 0 -120 -120z", d.body(color)),
    ellipse(570, 380, 240, 58, lighter(color, 0.35)),
    ellipse(570, 386, 214, 44, "#8a4f2a"),
    motif(
      d.random.pick(["wave", "heart", "sun", "leaf"]),
      570,
      660,
      110,
      color === "#fff7ea" ? "#d9674a" : lighter(color, 0.65),
    ),
    [500, 590, 680].map((x) => stroke(`M${x} 290q-34 -40 0 -80t0 -80`, "#ffffff", 16, 0.6)).join(""),
    gleam(374, 450, 22, 370, 0.35),
  ].join("");
};
export const toy = (d: Drawing) => {
  const color = d.random.pick(["#c98a52", "#e0b07a", "#a8b8d0", "#e8a8b0"]);
  return [
    d.shadow(600, 980, 380, 50),
    ellipse(390, 900, 120, 90, d.ball(color)),
    ellipse(810, 900, 120, 90, d.ball(color)),
    ellipse(600, 780, 240, 220, d.ball(color)),
    ellipse(600, 810, 140, 140, lighter(color, 0.45)),
    ellipse(370, 700, 80, 150, d.ball(color), 1, 30),
    ellipse(830, 700, 80, 150, d.ball(color), 1, -30),
    circle(430, 270, 90, d.ball(color)),
    circle(770, 270, 90, d.ball(color)),
    circle(430, 270, 50, lighter(color, 0.45)),
    circle(770, 270, 50, lighter(color, 0.45)),
    ellipse(600, 420, 240, 216, d.ball(color)),
    ellipse(600, 490, 110, 84, lighter(color, 0.5)),
    circle(510, 390, 24, "#3a2a2a"),
    circle(690, 390, 24, "#3a2a2a"),
    circle(502, 382, 8, "#ffffff"),
    circle(682, 382, 8, "#ffffff"),
    ellipse(600, 460, 36, 26, "#3a2a2a"),
    stroke("M600 480v30q-30 30 -60 10M600 510q30 30 60 10", "#3a2a2a", 9),
    path("M600 640l-110 -50v110zM600 640l110 -50v110z", d.ball("#e5533d")),
    circle(600, 644, 28, d.ball("#c9402f")),
  ].join("");
};
export const basketball = (d: Drawing) =>
  d.shadow(600, 950, 330, 52) +
  circle(600, 590, 340, d.ball("#e88338")) +
  d.clip(
    circle(600, 590, 340, "#000"),
    stroke("M260 590h680M600 250v680M360 340q200 250 0 500M840 340q-200 250 0 500", "#7a3a1a", 16),
  ) +
  stroke("M370 480q40 -100 130 -140", "#ffffff", 26, 0.4);
export const ball = (d: Drawing) => {
  const kind = d.random.integer(0, 2);
  const mask = circle(600, 590, 340, "#000");
  if (kind === 0)
    return (
      d.shadow(600, 950, 330, 52) +
      circle(600, 590, 340, d.ball("#fbf7ef")) +
      d.clip(
        mask,
        star(600, 590, 130, 108, 5, "#3a3f4f") +
          [0, 72, 144, 216, 288]
            .map((turn) =>
              turned(
                path("M600 200l100 70 -40 100h-120l-40 -100z", "#3a3f4f") +
                  stroke("M600 470v-100M660 370l90 100", "#8a8f9a", 8),
                turn,
                600,
                590,
              ),
            )
            .join(""),
      ) +
      stroke("M370 480q40 -100 130 -140", "#ffffff", 26, 0.8)
    );
  if (kind === 1) return basketball(d);
  return (
    d.shadow(600, 950, 330, 52) +
    d.clip(
      mask,
      ["#e5533d", "#fff7ea", "#ffd257", "#3f8fc0", "#fff7ea", "#4fb37a"]
        .map((color, index) => turned(path("M600 470L260 -100h680z", color), index * 60, 600, 470))
        .join(""),
    ) +
    circle(600, 470, 50, "#ffffff") +
    circle(600, 590, 340, d.ball("#808080"), 0.16) +
    stroke("M370 480q40 -100 130 -140", "#ffffff", 26, 0.6)
  );
};
export const blender = (d: Drawing) => {
  const color = d.random.pick(tones);
  const drink = d.random.pick(["#f08aa0", "#9ccc65", "#f6b04a"]);
  return [
    d.shadow(600, 990, 260, 44),
    path("M430 260h340l-50 450h-240z", "#ffffff", 0.6),
    path("M452 430h296l-34 280h-228z", d.down(lighter(drink, 0.2), drink)),
    circle(540, 520, 34, d.ball("#e5483a")),
    circle(650, 570, 30, d.ball("#4c5aa8")),
    circle(580, 630, 28, d.ball("#ffd257")),
    stroke("M770 330q120 0 110 140t-130 130", lighter(color, 0.3), 30),
    box(600, 200, 370, 72, 24, d.body(color)),
    box(600, 150, 110, 60, 20, d.body(darker(color, 0.2))),
    path("M460 710h280l60 240q4 30 -30 30h-340q-34 0 -30 -30z", d.body(color)),
    circle(600, 850, 62, d.ball("#f4efe6")),
    stroke("M600 850l24 -40", color, 12),
    gleam(478, 300, 16, 370, 0.7),
  ].join("");
};
export const pillow = (d: Drawing) => {
  const color = d.random.pick([...tones, "#f2e8da"] as const);
  const mask = path("M260 340q340 60 680 0 -60 260 0 540 -340 -60 -680 0 60 -270 0 -540z", "#000");
  const pattern =
    d.random.integer(0, 1) === 0
      ? [0, 1, 2, 3, 4]
          .map((row) => box(600, 380 + row * 110, 900, 40, 0, lighter(color, 0.45), 0.8))
          .join("")
      : d.scatter(26, 600, 610, 300, 240, (x, y) => motif("flower", x, y, 34, lighter(color, 0.5)));
  return [
    d.shadow(600, 900, 430, 70),
    path("M260 340q340 60 680 0 -60 260 0 540 -340 -60 -680 0 60 -270 0 -540z", d.ball(color)),
    d.clip(mask, pattern),
    path("M260 340q340 60 680 0 -60 260 0 540 -340 -60 -680 0 60 -270 0 -540z", d.ball("#808080"), 0.14),
    ...[
      [260, 340],
      [940, 340],
      [260, 880],
      [940, 880],
    ].map(([x = 0, y = 0]) => circle(x, y, 24, d.ball(darker(color, 0.15)))),
  ].join("");
};
export const giftBox = (d: Drawing) => {
  const color = d.random.pick(tones);
  return [
    d.shadow(600, 950, 400, 54),
    box(600, 500, 640, 440, 24, d.body(color)),
    box(600, 500, 120, 440, 0, d.body("#ffd98a")),
    box(600, 420, 720, 120, 24, d.body(lighter(color, 0.1))),
    box(600, 420, 130, 120, 0, d.body("#ffe2a3")),
    path(
      "M600 420c-60 -170 -270 -210 -270 -100 0 90 150 110 270 100zM600 420c60 -170 270 -210 270 -100 0 90 -150 110 -270 100z",
      d.ball("#ffd98a"),
    ),
    circle(600, 414, 42, d.ball("#f3c05c")),
    star(880, 250, 44, 12, 4, "#ffffff"),
  ].join("");
};
