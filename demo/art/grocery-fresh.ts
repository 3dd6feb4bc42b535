import { type Color, darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, leaf, path, star, stroke, turned } from "./drawing";

export function apple(d: Drawing): string {
  const color = d.random.pick(["#e0453f", "#8bbf3f", "#e8b13a", "#c93a4c"]);
  return [
    d.shadow(600, 940, 330, 56),
    path(
      "M600 420c-60 -60 -330 -70 -330 210 0 200 130 330 220 320 50 -6 70 -20 110 -20s60 14 110 20c90 10 220 -120 220 -320 0 -280 -270 -270 -330 -210z",
      d.ball(color),
    ),
    path("M600 430q-70 -30 -90 -10 40 50 90 50t90 -50q-20 -20 -90 10z", darker(color, 0.35), 0.7),
    stroke("M600 440q0 -110 60 -160", "#7a4a2a", 24),
    leaf(640, 350, 210, 66, "#6fae45"),
    d.scatter(12, 640, 720, 170, 150, (x, y) => circle(x, y, 6, lighter(color, 0.45), 0.7)),
    stroke("M340 600q10 -100 80 -130", "#ffffff", 30, 0.5),
  ].join("");
}

export function banana(d: Drawing): string {
  const one = (turn: number, shade: Color) =>
    turned(
      path(
        "M420 300c-10 330 130 540 420 560 40 0 60 -40 30 -60 -180 -60 -330 -230 -360 -510z",
        d.ball(shade),
      ) +
        stroke("M470 330c20 260 130 430 350 500", darker(shade, 0.22), 8, 0.6) +
        path("M840 860q50 10 50 -40l-30 -22z", "#5e4a2c"),
      turn,
      440,
      290,
    );
  return (
    d.shadow(640, 930, 380, 60) +
    one(16, "#e9b92c") +
    one(2, "#f4c93a") +
    one(-13, "#ffd84f") +
    path("M400 220q50 -40 100 0l24 110q-70 30 -120 -10z", d.ball("#8a7434"))
  );
}

export function orange(d: Drawing): string {
  const half = (x: number, y: number, r: number) =>
    circle(x, y, r, "#f28b1f") +
    circle(x, y, r * 0.91, "#fff0d2") +
    Array.from({ length: 10 }, (_, index) =>
      turned(
        path(
          `M${x} ${y - r * 0.1}l${r * 0.22} ${-r * 0.6}q${-r * 0.22} ${-r * 0.22} ${-r * 0.44} 0z`,
          index % 2 ? "#ffae36" : "#ffa321",
        ),
        index * 36,
        x,
        y,
      ),
    ).join("");
  return [
    d.shadow(620, 930, 420, 62),
    circle(520, 600, 290, d.ball("#f7942a")),
    d.scatter(40, 520, 620, 230, 230, (x, y) => circle(x, y, 5, "#d9741a", 0.45)),
    star(500, 330, 46, 18, 5, "#6d8b3a"),
    leaf(500, 330, 190, 60, "#5da845"),
    leaf(500, 330, 150, 10, "#74b956"),
    d.shadow(800, 930, 240, 40),
    half(800, 730, 200),
    stroke("M320 560q20 -120 110 -160", "#ffffff", 26, 0.4),
  ].join("");
}

export function tomato(d: Drawing): string {
  const one = (x: number, y: number, r: number) =>
    path(
      `M${x} ${y - r * 0.8}c${r * 0.6} ${-r * 0.3} ${r * 1.15} ${r * 0.1} ${r * 1.1} ${r * 0.85}s${-r * 0.5} ${r * 0.95} ${-r * 1.1} ${r * 0.95} ${-r * 1.08} ${-r * 0.25} ${-r * 1.1} ${-r * 0.95} ${r * 0.5} ${-r * 1.15} ${r * 1.1} ${-r * 0.85}z`,
      d.ball("#e5483a"),
    ) +
    star(x, y - r * 0.78, r * 0.55, r * 0.14, 6, "#4f8f3e") +
    stroke(`M${x} ${y - r * 0.8}q4 -50 40 -70`, "#4f8f3e", r * 0.08) +
    stroke(`M${x - r * 0.78} ${y - r * 0.1}q10 -60 60 -90`, "#ffffff", r * 0.09, 0.55);
  return d.shadow(600, 930, 440, 60) + one(440, 640, 230) + one(770, 640, 230) + one(610, 740, 220);
}

export function carrot(d: Drawing): string {
  const one = (turn: number) =>
    turned(
      [
        [-34, 250],
        [0, 300],
        [34, 250],
        [-14, 280],
        [16, 280],
      ]
        .map(([angle = 0, size = 0]) => leaf(600, 420, size, angle, angle % 4 ? "#5da845" : "#74b956"))
        .join("") +
        path(
          "M500 420q100 -60 200 0c10 180 -40 420 -100 560 -60 -140 -110 -380 -100 -560z",
          d.body("#f28a33"),
        ) +
        [
          [520, 520, 70],
          [640, 600, 50],
          [540, 680, 60],
          [620, 780, 40],
        ]
          .map(([x = 0, y = 0, w = 0]) => stroke(`M${x} ${y}h${w}`, "#c9661c", 9, 0.6))
          .join(""),
      turn,
      600,
      640,
    );
  return d.shadow(600, 950, 380, 60) + one(-34) + one(32) + one(0);
}

export function lettuce(d: Drawing): string {
  const leaves = Array.from({ length: 22 }, (_, index) => {
    const ring = index < 10 ? 0 : index < 17 ? 1 : 2;
    const ringRadius = [210, 130, 50][ring] ?? 50;
    const angle = index * 0.9 + ring;
    const shade = (["#5aa343", "#7fc25a", "#b4df85"] as const)[ring] ?? "#b4df85";
    const [x, y] = [600 + Math.cos(angle) * ringRadius, 620 + Math.sin(angle) * ringRadius * 0.9];
    return turned(
      path(
        `M${x} ${y + 130}c-150 -10 -190 -120 -140 -190 20 30 30 -60 80 -70 10 40 40 -40 70 -40s50 60 70 30c50 20 40 90 70 70 50 90 -10 190 -150 200z`,
        d.ball(shade),
      ) + stroke(`M${x} ${y + 110}v-170M${x} ${y + 20}l-50 -50M${x} ${y + 20}l50 -50`, "#e9f6cf", 9, 0.6),
      (angle * 180) / Math.PI + 90,
      x,
      y,
    );
  });
  return d.shadow(600, 930, 380, 64) + leaves.join("");
}

export function onion(d: Drawing): string {
  const color = d.random.pick(["#b4577e", "#d99a4a", "#f0e6cf"]);
  const one = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${path("M0 -330c30 90 40 110 130 150 130 60 170 190 110 300 -50 90 -150 120 -240 120s-190 -30 -240 -120c-60 -110 -20 -240 110 -300 90 -40 100 -60 130 -150z", d.ball(color))}${[-150, -70, 0, 70, 150].map((at) => stroke(`M0 -220C${at * 0.5} -120 ${at * 1.5} 40 ${at * 0.4} 236`, darker(color, 0.22), 7, 0.5)).join("")}${stroke("M-20 240l-20 40M0 240v46M20 240l20 40", "#c9b48a", 8)}${stroke("M-180 20q10 -80 60 -110", "#ffffff", 22, 0.45)}</g>`;
  return d.shadow(600, 940, 420, 56) + one(430, 660, 0.95) + one(770, 680, 0.9);
}

export function potato(d: Drawing): string {
  const one = (x: number, y: number, turn: number, size: number) =>
    turned(
      path(
        `M${x - 210 * size} ${y}c-10 -130 110 -180 ${220 * size} -150s210 60 ${200 * size} 170 -130 ${150 * size} -240 ${140 * size} -170 -60 ${-180 * size} -160z`,
        d.ball(d.random.pick(["#d9ab6b", "#cf9d5c", "#e2b87b"])),
      ) + d.scatter(9, x, y, 140 * size, 90 * size, (a, b) => ellipse(a, b, 13, 7, "#a87640", 0.65)),
      turn,
      x,
      y,
    );
  return d.shadow(600, 930, 440, 64) + one(430, 560, -10, 1) + one(760, 570, 20, 1) + one(600, 740, 0, 1.1);
}

export function berries(d: Drawing): string {
  const colors = d.random.pick([
    ["#4c5aa8", "#3f4c96", "#6471bd"],
    ["#d93a56", "#e8526b", "#c22c48"],
    ["#4c5aa8", "#d93a56", "#8a3a78"],
  ] as const);
  return [
    d.shadow(600, 940, 380, 60),
    d.scatter(
      34,
      600,
      520,
      290,
      150,
      (x, y) =>
        circle(x, y, 76, d.ball(d.random.pick(colors))) +
        star(x + 6, y - 16, 24, 9, 6, "#2d2f5c") +
        circle(x - 26, y - 30, 13, "#ffffff", 0.5),
    ),
    leaf(420, 400, 150, -30, "#5da845"),
    leaf(780, 410, 150, 36, "#74b956"),
    path("M240 600h720l-70 300q-10 30 -50 30h-480q-40 0 -50 -30z", d.body("#dcae77")),
    ...[0, 1, 2, 3].map((row) =>
      stroke(`M${256 + row * 14} ${664 + row * 64}H${944 - row * 14}`, "#b98346", 12, 0.6),
    ),
    box(600, 584, 760, 40, 20, d.body("#c48f52")),
  ].join("");
}

export function grapes(d: Drawing): string {
  const color = d.random.pick(["#7a4a9c", "#9cc24a", "#93344f"]);
  const rows = [5, 6, 5, 4, 3, 2, 1];
  const fruit = rows
    .flatMap((count, row) =>
      Array.from(
        { length: count },
        (_, index) => [600 + (index - (count - 1) / 2) * 108, 430 + row * 82] as const,
      ),
    )
    .map(([x, y]) => circle(x, y, 66, d.ball(color)) + circle(x - 22, y - 24, 12, "#ffffff", 0.55))
    .join("");
  return (
    d.shadow(600, 1000, 260, 50) +
    stroke("M600 400q-10 -110 40 -190", "#7a5a2f", 22) +
    path(
      "M620 330c80 -120 230 -100 290 -20 -60 0 -50 60 -90 60s-50 50 -100 30 -60 0 -100 -70z",
      d.ball("#6fae45"),
    ) +
    fruit
  );
}

export function plant(d: Drawing): string {
  const pot = d.random.pick(["#cf6f45", "#f2e6d4", "#3f6b73", "#e0a83e"]);
  const leaves = Array.from({ length: 13 }, (_, index) =>
    leaf(
      600 + (index - 6) * 8,
      660,
      300 + ((index * 67) % 150),
      (index - 6) * 15,
      index % 3 ? (index % 2 ? "#3f8f5a" : "#57a86b") : "#7cc28a",
    ),
  ).join("");
  return (
    d.shadow(600, 960, 290, 50) +
    leaves +
    path("M410 640h380l-50 290q-6 30 -36 30h-208q-30 0 -36 -30z", d.body(pot)) +
    box(600, 620, 430, 72, 24, d.body(lighter(pot, 0.12)))
  );
}
