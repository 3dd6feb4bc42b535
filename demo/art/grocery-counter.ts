import { type Color, darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, leaf, path, star, stroke, turned } from "./drawing";
import { board } from "./vessels";

export function bread(d: Drawing): string {
  const loaf = d.random.chance(0.5);
  if (loaf)
    return (
      board(d, 860, 460) +
      path(
        "M270 720c-60 -10 -70 -240 90 -260 150 -20 400 -20 510 10 130 40 110 240 50 250z",
        d.ball("#a9622a"),
      ) +
      [400, 530, 660, 790]
        .map((x) => path(`M${x - 40} 500q60 60 40 140q60 -70 20 -146z`, "#f4d39a"))
        .join("") +
      d.scatter(18, 600, 560, 270, 60, (x, y) => ellipse(x, y, 10, 5, "#fff4de", 0.8))
    );
  const baguette = (turn: number) =>
    turned(
      box(600, 170, 170, 860, 84, d.body("#d99444")) +
        [0, 1, 2, 3, 4, 5]
          .map((index) => path(`M540 ${300 + index * 120}q80 -40 130 -70q-20 70 -120 110z`, "#f7dba6"))
          .join(""),
      turn,
    );
  return d.shadow(620, 960, 380, 60) + baguette(-28) + baguette(24) + baguette(-2);
}

export function cheese(d: Drawing): string {
  return [
    board(d, 880, 480),
    path("M250 660l620 -220q90 60 90 220z", d.down("#ffe08a", "#ffd061")),
    path("M250 660h710v170h-680q-30 0 -30 -30z", d.down("#fcc33f", "#eea92a")),
    ...[
      [400, 740, 44],
      [560, 710, 30],
      [680, 770, 50],
      [840, 730, 36],
      [520, 800, 22],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse(x, y, r, r * 0.82, "#d98f1c") + ellipse(x + 4, y + 6, r * 0.84, r * 0.66, "#e9a632"),
    ),
    ...[
      [650, 590, 40],
      [800, 560, 30],
    ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r * 1.3, r * 0.5, "#eeb540")),
    circle(330, 520, 40, d.ball("#7a4a9c")),
    circle(390, 490, 40, d.ball("#7a4a9c")),
    circle(350, 450, 40, d.ball("#8d5bb0")),
    leaf(380, 430, 110, 30, "#5da845"),
  ].join("");
}

export function eggs(d: Drawing): string {
  const egg = (x: number, y: number) =>
    path(
      `M${x} ${y - 150}c70 0 110 110 110 170s-50 100 -110 100 -110 -40 -110 -100 40 -170 110 -170z`,
      d.ball(d.random.pick(["#f2d2ac", "#e6b98c", "#fbf2e4", "#eac49c"])),
    );
  return [
    d.shadow(600, 920, 460, 64),
    path("M180 640h840l-40 230q-8 30 -40 30h-680q-32 0 -40 -30z", "#8d9c8a"),
    egg(330, 540),
    egg(510, 540),
    egg(690, 540),
    egg(870, 540),
    egg(420, 640),
    egg(600, 640),
    egg(780, 640),
    path(
      "M170 660q54 60 108 0t108 0 108 0 108 0 108 0 108 0 108 0 104 0l-40 214q-8 30 -40 30h-632q-32 0 -40 -30z",
      d.body("#a8b7a2"),
    ),
  ].join("");
}

export function freshFish(d: Drawing): string {
  const one = (y: number, color: Color, turn: number) =>
    turned(
      [
        path(
          `M220 ${y}c120 -150 420 -170 570 -20l150 -100c10 80 10 160 0 240l-150 -100c-150 150 -450 130 -570 -20z`,
          d.down(darker(color, 0.12), lighter(color, 0.55)),
        ),
        path(`M460 ${y - 120}q90 -80 190 10z`, darker(color, 0.15)),
        stroke(`M370 ${y - 92}q60 90 0 190`, darker(color, 0.25), 9, 0.6),
        ...[0, 1, 2, 3, 4].map((index) =>
          stroke(`M${440 + index * 70} ${y - 50}q36 50 0 100`, darker(color, 0.2), 7, 0.35),
        ),
        circle(310, y - 24, 22, "#ffffff"),
        circle(308, y - 24, 12, "#2b2730"),
      ].join(""),
      turn,
    );
  return (
    d.shadow(600, 860, 460, 140, 0.25) +
    d.scatter(26, 600, 700, 440, 200, (x, y) =>
      turned(box(x, y - 40, 90, 80, 18, "#ffffff", 0.55), d.random.between(0, 90), x, y),
    ) +
    one(500, d.random.pick(["#6f93a8", "#e07a5f", "#7d9c86"]), -6) +
    one(740, "#8aa0c0", 5) +
    leaf(250, 880, 150, 70, "#5da845")
  );
}

export function meat(d: Drawing): string {
  return [
    board(d, 880, 600),
    path(
      "M280 580c-20 -160 150 -230 310 -210s330 60 320 230 -160 220 -330 210 -280 -80 -300 -230z",
      d.ball("#f3dccb"),
    ),
    path(
      "M320 580c-10 -130 130 -190 270 -170s280 60 274 190 -140 174 -280 166 -254 -70 -264 -186z",
      d.ball("#cf4a4a"),
    ),
    ...[
      "M420 500q90 60 60 140",
      "M560 440q60 80 160 70",
      "M600 720q40 -90 160 -80",
      "M460 690q60 10 90 50",
      "M770 470q10 50 60 70",
    ].map((line) => stroke(line, "#f6cfc6", 14, 0.85)),
    circle(430, 570, 56, "#fbf0e3"),
    circle(430, 570, 28, "#e8b9a0"),
    leaf(860, 840, 190, 50, "#4f8f3e"),
    leaf(820, 850, 160, 20, "#5da845"),
  ].join("");
}

export function wholeChicken(d: Drawing): string {
  const leg = (mirror: number) =>
    `<g transform="translate(600 0) scale(${mirror} 1)">${turned(box(150, 330, 56, 190, 28, d.body("#fdf1dc")) + circle(132, 336, 32, "#fdf1dc") + circle(170, 336, 32, "#f6e6cb") + path("M90 520c20 -60 100 -60 120 0 20 70 90 110 80 210 -10 90 -90 130 -150 120s-130 -60 -130 -140 60 -120 80 -190z", d.ball("#e09a4f")) + stroke("M80 640q-30 50 -10 110", "#ffffff", 16, 0.45), 24, 150, 700)}</g>`;
  return [
    d.shadow(600, 930, 470, 60),
    ellipse(600, 880, 460, 84, d.down("#fdfbf6", "#d3dde0")),
    ellipse(600, 866, 380, 56, "#e8eef0"),
    d.scatter(12, 600, 860, 360, 40, (x, y) =>
      leaf(x, y, 110, d.random.between(-80, 80), d.random.pick(["#4f9a45", "#6bb35a"])),
    ),
    path(
      "M230 720c-10 -220 160 -330 370 -330s380 110 370 330c-6 130 -170 160 -370 160s-364 -30 -370 -160z",
      d.ball("#e8a65c"),
    ),
    path("M430 470q170 -90 340 0 -60 110 -170 110t-170 -110z", "#f4c489", 0.6),
    leg(1),
    leg(-1),
    stroke("M300 640q20 -120 120 -170", "#ffffff", 22, 0.45),
    ...[280, 930].map(
      (x) =>
        circle(x, 850, 52, "#f6c634") + circle(x, 850, 42, "#ffe991") + star(x, 850, 36, 10, 8, "#f9d755"),
    ),
  ].join("");
}
