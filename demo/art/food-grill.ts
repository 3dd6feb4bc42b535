import { darker } from "./color";
import { box, circle, type Drawing, ellipse, path, star, stroke, turned } from "./drawing";
import { herbs } from "./food-bowls";
import { board } from "./vessels";

export function kebab(d: Drawing): string {
  const skewer = (y: number) => {
    const pieces = ["#8d4a2c", "#e5533d", "#9b5533", "#7cb64f", "#8d4a2c", "#f0d6e0", "#9b5533"];
    return (
      stroke(`M190 ${y}H1010`, "#b08a5a", 14) +
      pieces
        .map(
          (color, index) =>
            box(330 + index * 90, y - 62, 98, 124, 36, d.ball(color)) +
            stroke(`M${305 + index * 90} ${y - 30}l50 50`, darker(color, 0.4), 8, 0.45),
        )
        .join("")
    );
  };
  return (
    board(d, 900, 600) +
    turned(skewer(470) + skewer(620) + skewer(770), -6) +
    herbs(d, 6, 850, 390, 80, 40, 80)
  );
}

export function friedChicken(d: Drawing): string {
  const leg = (x: number, y: number, turn: number, size = 1) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${box(0, 60, 44, 190, 22, d.body("#fdf1dc"))}${circle(-16, 250, 26, "#fdf1dc")}${circle(16, 250, 26, "#f6e3c4")}${path("M-120 -20c-10 -130 60 -190 130 -180s130 90 100 200 -70 130 -110 130 -110 -40 -120 -150z", d.ball("#d58a38"))}${d.scatter(12, -5, -40, 80, 90, (a, b) => ellipse(a, b, 20, 14, d.random.pick(["#efb566", "#b96c25"]), 0.75, d.random.between(0, 90)))}</g>`;
  return [
    d.shadow(600, 950, 350, 56),
    leg(420, 420, -24),
    leg(780, 420, 22),
    leg(600, 360, 4, 1.05),
    leg(500, 500, -10, 0.9),
    leg(710, 500, 14, 0.9),
    path("M330 560h540l-60 370q-4 20 -30 20h-360q-26 0 -30 -20z", d.body("#e24b3b")),
    ...[0, 1, 2].map((index) => path(`M${402 + index * 160} 560h78l-${16 - index * 10} 390h-50z`, "#fff3e2")),
    circle(600, 740, 92, "#ffd257"),
    path("M600 690q60 -20 50 40t-50 60q-60 -20 -50 -60t50 -40z", "#e24b3b"),
  ].join("");
}

export function steak(d: Drawing): string {
  return [
    board(d, 880, 600),
    path(
      "M300 600c-30 -150 130 -230 290 -200s280 60 260 200 -160 180 -290 170 -230 -30 -260 -170z",
      d.ball("#7a3b26"),
    ),
    path(
      "M330 600c-20 -120 110 -190 250 -170s250 60 236 170 -150 146 -256 140 -208 -30 -230 -140z",
      d.ball("#944a31"),
    ),
    path("M800 520c60 20 80 120 10 170 -10 -60 -10 -110 -10 -170z", "#f3d9b8"),
    ...[0, 1, 2, 3, 4].map((index) =>
      stroke(`M${390 + index * 84} ${500 + (index % 2) * 10}l-50 190`, "#4a2015", 18, 0.75),
    ),
    box(560, 520, 96, 74, 14, d.ball("#ffe28a")),
    ellipse(570, 606, 110, 22, "#ffe9a8", 0.5),
    herbs(d, 5, 420, 790, 120, 30, 100),
    ...[760, 820, 880].map((x, index) => circle(x, 780 - index * 34, 38, d.ball("#e5533d"))),
  ].join("");
}

export function fries(d: Drawing): string {
  const color = d.random.pick(["#e24b3b", "#2f6f8f", "#f08a3c"]);
  const sticks = Array.from({ length: 17 }, (_, index) =>
    turned(
      box(
        370 + index * 29,
        250 + ((index * 53) % 120),
        44,
        420,
        10,
        d.body(index % 3 ? "#ffd160" : "#f5ba3f"),
      ),
      (index - 8) * 2.2,
      600,
      900,
    ),
  ).join("");
  return [
    d.shadow(600, 950, 310, 54),
    path("M330 560q270 -80 540 0v60h-540z", darker(color, 0.25)),
    sticks,
    path("M320 560q280 150 560 0l-60 370q-4 22 -30 22h-380q-26 0 -30 -22z", d.body(color)),
    circle(600, 790, 84, "#fff3e2"),
    star(600, 790, 60, 30, 5, "#ffc43d"),
  ].join("");
}
