import { lighter } from "./color";
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
