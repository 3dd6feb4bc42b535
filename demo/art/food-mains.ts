import { darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, path, star, stroke, turned } from "./drawing";
import { herbs } from "./food-bowls";
import { board } from "./vessels";

const seeds = (d: Drawing, count: number, y: number, rx: number, ry: number) =>
  d.scatter(count, 600, y, rx, ry, (x, at) =>
    ellipse(x, at, 13, 7, "#fff3d6", 0.95, d.random.between(-30, 30)),
  );

const lettuceFrill = (y: number, width: number, color: string) => {
  const steps = 9;
  const step = width / steps;
  const waves = Array.from(
    { length: steps },
    (_, index) => `q${step / 2} ${index % 2 ? 62 : 46} ${step} 0`,
  ).join("");
  return path(`M${600 - width / 2} ${y}${waves}v-34h${-width}z`, color);
};

export function burger(d: Drawing): string {
  const double = d.random.chance(0.5);
  const patty = (y: number) =>
    box(600, y, 610, 86, 43, d.down("#8a4f30", "#5e3220")) +
    [-210, -90, 40, 170].map((x) => ellipse(600 + x, y + 30, 26, 8, "#a9683f", 0.7)).join("");
  const cheese = (y: number) =>
    path(`M290 ${y}h620l-70 26 -50 60 -70 -60 -110 6 -60 54 -60 -56 -130 -4z`, d.down("#ffce54", "#f7a928"));
  const lift = double ? 110 : 0;
  return [
    d.shadow(600, 940, 420, 62),
    path("M280 810h640q10 120 -90 120h-460q-100 0 -90 -120z", d.down("#e9a857", "#c97f35")),
    patty(740),
    cheese(724),
    double ? patty(630) + cheese(614) : "",
    box(600, 690 - lift, 620, 40, 20, d.down("#ef6a4c", "#cf4030")),
    lettuceFrill(690 - lift, 680, "#7cc256"),
    lettuceFrill(676 - lift, 660, "#98d673"),
    path(
      `M280 ${650 - lift}c0 -210 140 -310 320 -310s320 100 320 310q0 16 -20 16h-600q-20 0 -20 -16z`,
      d.ball("#e8a04e"),
    ),
    stroke(`M350 ${540 - lift}c30 -90 100 -140 190 -152`, "#ffffff", 18, 0.35),
    seeds(d, 17, 460 - lift, 210, 70),
  ].join("");
}

export function pizza(d: Drawing): string {
  const kind = d.random.integer(0, 2);
  const top = (x: number, y: number) =>
    kind === 0
      ? circle(x, y, 52, d.ball("#c9402f")) + circle(x - 12, y - 10, 10, "#e9806a", 0.8)
      : kind === 1
        ? circle(x, y, 46, "#f2604a") + circle(x, y, 34, "#f98d72") + star(x, y, 28, 12, 5, "#fbd3b0")
        : ellipse(x, y, 58, 44, d.ball("#fffdf3"), 0.96);
  const slices = [0, 45, 90, 135]
    .map((turn) => turned(stroke("M250 600h700", "#d98a35", 6, 0.45), turn))
    .join("");
  return [
    d.shadow(612, 655, 470, 440, 0.34),
    circle(600, 600, 405, d.ball("#b77b45", 0.5)),
    circle(600, 600, 372, d.ball("#e5a653")),
    circle(600, 600, 318, "#d2522f"),
    circle(600, 600, 302, d.ball("#ffcb5c", 0.6)),
    d.scatter(14, 600, 600, 260, 260, (x, y) =>
      ellipse(x, y, 34, 22, "#ffe6a3", 0.8, d.random.between(0, 90)),
    ),
    slices,
    d.scatter(11, 600, 600, 240, 240, top),
    d.scatter(8, 600, 600, 230, 230, (x, y) => circle(x, y, 20, "#33302f") + circle(x, y, 9, "#ffcb5c")),
    herbs(d, 8, 600, 600, 200, 200, 74),
  ].join("");
}

export function sushi(d: Drawing): string {
  const nigiri = (x: number, y: number, fish: string) =>
    ellipse(x, y + 76, 130, 30, "#3a1d2e", 0.2) +
    box(x, y, 220, 84, 42, d.ball("#fffaf0", 0.6)) +
    path(`M${x - 128} ${y + 16}q8 -70 128 -70t128 70q-10 26 -60 12t-136 0 -60 -12z`, d.ball(fish)) +
    [-70, -20, 30, 80]
      .map((at) => stroke(`M${x + at} ${y - 38}q20 22 -6 46`, lighter(fish, 0.6), 7, 0.8))
      .join("");
  const maki = (x: number, y: number, core: string) =>
    ellipse(x, y + 70, 104, 32, "#3a1d2e", 0.2) +
    path(`M${x - 92} ${y}v56a92 40 0 0 0 184 0v-56z`, d.body("#2f3f36")) +
    ellipse(x, y, 92, 44, "#2f3f36") +
    ellipse(x, y, 78, 36, "#fffaf0") +
    ellipse(x - 8, y, 34, 17, core) +
    ellipse(x + 22, y + 4, 18, 11, "#7cb95a");
  return [
    board(d, 860, 560),
    nigiri(380, 450, "#fb8a5b"),
    nigiri(690, 430, "#e8536a"),
    maki(360, 660, "#fb8a5b"),
    maki(590, 690, "#ffd257"),
    maki(810, 640, "#e8536a"),
    circle(920, 480, 46, d.ball("#9acb67")),
    path("M840 770q40 -60 90 -20t60 -10q10 60 -60 70t-90 -40z", "#f7b6b2"),
    stroke("M240 800L960 850", "#7d3f2c", 18),
    stroke("M240 836L960 872", "#93503a", 18),
  ].join("");
}

export function tacos(d: Drawing): string {
  const one = (x: number, y: number) =>
    [
      ellipse(x, y + 236, 250, 30, "#3a1d2e", 0.18),
      path(`M${x - 240} ${y + 230}a240 250 0 0 1 480 0z`, d.ball("#e3a348")),
      `<g transform="translate(0 -16)">${d.scatter(11, x, y + 20, 190, 56, (at, to) => circle(at, to + Math.abs(at - x) ** 2 / 260, 42, d.ball(d.random.pick(["#7cc256", "#98d673", "#e5573f", "#8d5232", "#ffd257"]))))}</g>`,
      path(`M${x - 220} ${y + 244}a230 216 0 0 1 460 0q-10 14 -40 14h-380q-30 0 -40 -14z`, d.ball("#f4c063")),
      d.scatter(9, x + 10, y + 180, 150, 50, (at, to) => ellipse(at, to, 12, 7, "#d18e3a", 0.5)),
    ].join("");
  return (
    board(d, 880, 600) +
    one(520, 300) +
    one(690, 500) +
    circle(330, 740, 84, d.ball("#a8d36a")) +
    circle(330, 740, 66, "#d7f0a8") +
    star(330, 740, 58, 16, 8, "#b3dc78")
  );
}

export function sandwich(d: Drawing): string {
  const half = [
    path("M280 760l330 -360 330 360z", d.down("#f6d9a5", "#e9bf7e")),
    path("M280 760l330 -360 330 360h-54l-276 -300 -276 300z", d.down("#c98845", "#b27336")),
    path("M260 770h700v44h-700z", d.down("#f08a72", "#e0674f")),
    lettuceFrill(812, 690, "#8fce66"),
    box(610, 806, 690, 30, 10, "#ffd257"),
    box(610, 834, 680, 34, 12, d.down("#ef6a4c", "#cf4030")),
    path("M270 864h680l-20 74q-8 16 -30 16h-580q-22 0 -30 -16z", d.down("#f3d199", "#d8a35c")),
  ].join("");
  return (
    d.shadow(610, 950, 430, 56) +
    half +
    stroke("M610 380V250", "#8a5a33", 12) +
    circle(610, 250, 40, d.ball("#7fa93f")) +
    circle(620, 244, 12, "#d9442f")
  );
}

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

export function falafelWrap(d: Drawing): string {
  return [
    d.shadow(620, 960, 330, 56),
    turned(
      [
        path("M410 330c-30 -60 60 -110 190 -110s220 50 190 110l-10 60h-360z", "#7cc256"),
        ...[
          [500, 300],
          [610, 250],
          [710, 300],
          [560, 340],
          [660, 345],
        ].map(
          ([x = 0, y = 0]) =>
            circle(x, y, 66, d.ball("#9a6234")) +
            circle(x - 14, y - 16, 8, "#c98f55") +
            circle(x + 20, y + 10, 7, "#c98f55"),
        ),
        circle(460, 350, 40, d.ball("#ef5a45")),
        circle(750, 350, 40, d.ball("#ef5a45")),
        circle(610, 330, 26, "#f2d9ea"),
        path("M392 350q208 90 416 0l-50 430q-158 60 -316 0z", d.body("#f3cf96")),
        d.scatter(9, 600, 520, 150, 110, (x, y) => ellipse(x, y, 18, 11, "#c98c4a", 0.6)),
        path("M404 560l392 -70 -40 430q-10 30 -40 30h-232q-30 0 -40 -30z", d.body("#fff7ea")),
        path("M404 560l392 -70 -6 60 -380 70z", "#e5653f"),
      ].join(""),
      8,
    ),
  ].join("");
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
