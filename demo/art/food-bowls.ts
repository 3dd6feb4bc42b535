import { darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, leaf, path, star, stroke, turned } from "./drawing";
import { bowl, plate } from "./vessels";

/** Leaves scattered over an oval. */
export const herbs = (d: Drawing, count: number, x: number, y: number, rx: number, ry: number, size = 46) =>
  d.scatter(count, x, y, rx, ry, (at, to) =>
    leaf(at, to + size / 2, size, d.random.between(0, 360), d.random.pick(["#4f9a45", "#6bb35a", "#3f8540"])),
  );

export function ramen(d: Drawing): string {
  const noodles = Array.from({ length: 12 }, (_, index) =>
    stroke(
      `M${330 + index * 30} ${500 + (index % 3) * 24}q60 70 120 10t110 30`,
      index % 2 ? "#f8d58a" : "#f0c26d",
      17,
    ),
  ).join("");
  const egg = (x: number) =>
    ellipse(x, 526, 74, 50, d.ball("#fffaf0", 0.5)) + ellipse(x, 530, 40, 28, d.ball("#f7a22f"));
  const contents =
    ellipse(600, 560, 330, 130, "#d98a44") + noodles + ellipse(600, 640, 300, 60, "#d98a44", 0.45);
  const above = [
    path("M410 520l-20 -170 110 -14 16 176z", "#2f4a3c") + path("M470 516l4 -190 104 4 -10 186z", "#3a5a49"),
    ellipse(680, 590, 104, 58, d.ball("#e9a58a")) + ellipse(684, 588, 60, 30, "#f6cdb6"),
    egg(500),
    egg(760),
    herbs(d, 5, 610, 620, 120, 24, 52),
    d.scatter(12, 600, 640, 180, 20, (x, y) => circle(x, y, 11, "#7cc256") + circle(x, y, 5, "#d9f0c8")),
  ].join("");
  return (
    bowl(d, d.random.pick(["#c64b3a", "#2f5d73", "#39404f"]), contents, above) +
    stroke("M720 400L1000 220", "#8a4b33", 18) +
    stroke("M760 430L1030 270", "#a15c40", 18)
  );
}

export function curry(d: Drawing): string {
  const sauce = d.random.pick(["#e08a2c", "#d4632f", "#8fae45"]);
  const contents = [
    ellipse(600, 570, 330, 130, d.down(lighter(sauce, 0.15), sauce)),
    ellipse(430, 520, 190, 84, d.ball("#fffaf0", 0.4)),
    d.scatter(26, 430, 510, 150, 56, (x, y) =>
      ellipse(x, y, 15, 6, "#eee2cc", 0.9, d.random.between(-60, 60)),
    ),
    d.scatter(9, 720, 580, 150, 64, (x, y) =>
      box(x, y - 30, 76, 56, 20, d.ball(d.random.pick(["#c9814a", "#e0a862", "#b56a3b"]))),
    ),
    stroke("M560 610q70 30 150 -4t150 10", "#fff3e0", 16, 0.85),
  ].join("");
  return bowl(
    d,
    d.random.pick(["#3c4a5c", "#a04632", "#2f6b62"]),
    contents,
    herbs(d, 5, 690, 560, 120, 40, 70),
  );
}

export function salad(d: Drawing): string {
  const contents = d.scatter(30, 600, 560, 300, 100, (x, y) =>
    ellipse(
      x,
      y,
      84,
      46,
      d.ball(d.random.pick(["#7cc256", "#5da845", "#a5da7c", "#8ccb62"])),
      1,
      d.random.between(-50, 50),
    ),
  );
  const above = [
    d.scatter(20, 600, 500, 270, 84, (x, y) =>
      ellipse(
        x,
        y,
        90,
        46,
        d.ball(d.random.pick(["#7cc256", "#5da845", "#a5da7c"])),
        1,
        d.random.between(-50, 50),
      ),
    ),
    d.scatter(
      6,
      600,
      500,
      210,
      64,
      (x, y) =>
        circle(x, y, 52, d.ball("#ee5140")) + circle(x, y, 36, "#f98f78") + star(x, y, 30, 10, 6, "#fbd9c6"),
    ),
    d.scatter(
      5,
      600,
      490,
      230,
      60,
      (x, y) =>
        circle(x, y, 46, "#5f9c4a") +
        circle(x, y, 39, "#dff2c3") +
        d.scatter(5, x, y, 18, 18, (sx, sy) => ellipse(sx, sy, 5, 3, "#b7d593")),
    ),
    d.scatter(6, 600, 480, 210, 60, (x, y) => box(x, y - 20, 54, 44, 8, d.ball("#fffaf0", 0.5))),
    d.scatter(
      5,
      600,
      500,
      200,
      60,
      (x, y) => circle(x, y, 22, "#4b3a52") + circle(x - 4, y - 4, 8, "#8a7596"),
    ),
  ].join("");
  return bowl(d, d.random.pick(["#f1e6d4", "#d8a066", "#5b7f95"]), contents, above);
}

export function pasta(d: Drawing): string {
  const sauce = d.random.pick(["#d9482f", "#6fa544", "#f0dcae"]);
  const strands = Array.from({ length: 30 }, (_, index) => {
    const angle = index * 12;
    return turned(stroke("M420 600c20 -150 330 -170 370 -10", index % 2 ? "#f7cf73" : "#eebb55", 17), angle);
  }).join("");
  return [
    plate(d),
    circle(600, 600, 240, "#e5b04f"),
    `<g transform="translate(600 600) scale(1.12) translate(-600 -600)">${strands}</g>`,
    d.scatter(16, 600, 590, 120, 110, (x, y) =>
      ellipse(x, y, 66, 44, d.ball(sauce), 0.95, d.random.between(0, 90)),
    ),
    d.scatter(5, 600, 590, 110, 100, (x, y) => circle(x, y, 38, d.ball("#8d5232"))),
    d.scatter(14, 600, 590, 170, 160, (x, y) => box(x, y, 20, 9, 4, "#fffaf0", 0.95)),
    herbs(d, 3, 600, 560, 40, 40, 100),
  ].join("");
}

export function grilledFish(d: Drawing): string {
  const skin = d.random.pick(["#8aa0ab", "#b9855a", "#7b8f9c"]);
  return [
    plate(d, "#e9f1f2"),
    turned(
      [
        path(
          "M300 600c90 -150 320 -170 470 -20l130 -90c20 60 20 150 0 220l-130 -90c-150 150 -380 130 -470 -20z",
          d.down(lighter(skin, 0.2), darker(skin, 0.15)),
        ),
        path(
          "M300 600c60 -70 140 -100 150 -96 -40 60 -40 130 0 192 -30 0 -100 -30 -150 -96z",
          darker(skin, 0.1),
        ),
        circle(390, 584, 17, "#fffaf0"),
        circle(390, 584, 9, "#2b2730"),
        ...[500, 570, 640, 710].map((x) => stroke(`M${x} 505l30 180`, "#5b3b2a", 13, 0.6)),
        stroke("M450 520c60 -30 150 -40 220 -10", "#ffffff", 12, 0.4),
      ].join(""),
      -18,
    ),
    ...[0, 1, 2].map(
      (index) =>
        circle(430 + index * 80, 800 - index * 6, 58, "#f6c634") +
        circle(430 + index * 80, 800 - index * 6, 48, "#ffe991") +
        star(430 + index * 80, 800 - index * 6, 42, 10, 8, "#f9d755"),
    ),
    herbs(d, 7, 770, 420, 90, 60, 90),
  ].join("");
}

export function dumplings(d: Drawing): string {
  const one = (x: number, y: number) =>
    [
      ellipse(x, y + 62, 130, 34, "#3a1d2e", 0.16),
      path(
        `M${x - 132} ${y + 46}c0 -90 60 -140 132 -140s132 50 132 140q-60 36 -132 36t-132 -36z`,
        d.ball("#fbeed3", 0.8),
      ),
      ...[-70, -35, 0, 35, 70].map((at) =>
        stroke(`M${x + at * 0.4} ${y - 84}q${at * 0.6} 40 ${at} 74`, "#d9bd8c", 8, 0.8),
      ),
      circle(x, y - 88, 17, "#f4deb4"),
    ].join("");
  return [
    d.shadow(600, 690, 470, 380, 0.3),
    ellipse(600, 620, 430, 360, d.down("#d49d5c", "#a86f35")),
    ellipse(600, 600, 400, 330, "#e9c288"),
    ellipse(600, 605, 370, 300, "#f2d6a6"),
    ...[-240, -80, 80, 240].map((x) => stroke(`M${600 + x} 330v540`, "#dcb67c", 10, 0.7)),
    one(600, 450),
    one(400, 570),
    one(800, 570),
    one(490, 730),
    one(720, 730),
    herbs(d, 4, 600, 600, 40, 40, 60),
  ].join("");
}

export function soup(d: Drawing): string {
  const color = d.random.pick(["#e8702f", "#e5a63a", "#8bb257", "#c9553c"]);
  const contents = [
    ellipse(600, 565, 330, 130, d.down(lighter(color, 0.15), color)),
    stroke("M440 560q60 -60 160 -20t160 -20q40 60 -60 70t-160 0 -100 -30", "#fff6e6", 18, 0.9),
    d.scatter(7, 600, 570, 210, 70, (x, y) => box(x, y - 20, 44, 38, 8, d.ball("#d99a4e"))),
    herbs(d, 5, 600, 550, 90, 30, 62),
  ].join("");
  const steam = [470, 600, 730]
    .map((x) => stroke(`M${x} 400q-40 -50 0 -100t0 -100`, "#ffffff", 18, 0.55))
    .join("");
  return bowl(d, d.random.pick(["#f4ead9", "#4a6b7c", "#c2683f"]), contents) + steam;
}

export function riceBowl(d: Drawing): string {
  const contents =
    ellipse(600, 560, 330, 130, "#fffaf0") +
    d.scatter(60, 600, 560, 300, 100, (x, y) =>
      ellipse(x, y, 16, 7, "#ece0ca", 0.9, d.random.between(-60, 60)),
    );
  const slices = [0, 1, 2, 3]
    .map(
      (index) =>
        ellipse(400 + index * 46, 540 - index * 8, 60, 64, d.ball("#b5683e"), 1, 20) +
        ellipse(400 + index * 46, 540 - index * 8, 40, 44, "#d99873", 0.7, 20),
    )
    .join("");
  const above = [
    slices,
    d.scatter(16, 690, 520, 110, 44, (x, y) =>
      box(x, y - 16, 62, 16, 8, d.random.pick(["#f08a3c", "#f6a050"])),
    ),
    d.scatter(10, 800, 560, 70, 40, (x, y) => circle(x, y, 26, d.ball("#7cc256"))),
    ellipse(600, 600, 84, 52, d.ball("#fffdf8", 0.5)) + circle(600, 594, 38, d.ball("#f9b02f")),
    d.scatter(12, 520, 590, 90, 30, (x, y) => ellipse(x, y, 8, 5, "#3b3540")),
  ].join("");
  return bowl(d, d.random.pick(["#35505f", "#b5523c", "#e9ddc8"]), contents, above);
}

export function shrimp(d: Drawing): string {
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke("M-100 40a110 110 0 1 1 190 30", "#f0794f", 78)}${stroke("M-104 30a110 110 0 1 1 190 30", "#fca67e", 40, 0.8)}${[-150, -110, -70, -30, 10].map((angle) => turned(stroke("M76 0h70", "#e1603a", 8, 0.8), angle, 0, 0)).join("")}${path("M60 70l90 10 -30 40 20 50 -90 -30z", "#e1603a")}${circle(-108, 30, 8, "#2b2730")}${stroke("M-120 20q-60 -60 -70 -130M-120 26q-70 -20 -100 -80", "#e1603a", 6)}</g>`;
  return [
    plate(d, "#eaf2f4"),
    one(500, 470, 0),
    one(720, 560, 110),
    one(500, 720, -110),
    circle(720, 790, 62, "#f6c634"),
    circle(720, 790, 52, "#ffe991"),
    star(720, 790, 46, 12, 8, "#f9d755"),
    herbs(d, 5, 610, 600, 60, 60, 80),
  ].join("");
}
