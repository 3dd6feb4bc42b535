import { type Color, darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, leaf, path, stroke, turned } from "./drawing";
import { berry, strawberry } from "./food-sweets";

const tumbler = (d: Drawing, liquid: string, above: string, inside = "") =>
  [
    d.shadow(600, 960, 270, 50),
    above,
    path("M380 330h440l-54 590q-4 34 -40 34h-252q-36 0 -40 -34z", "#ffffff", 0.55),
    path("M394 420h412l-46 490q-4 28 -36 28h-248q-32 0 -36 -28z", liquid),
    inside,
    ellipse(600, 420, 206, 34, "#ffffff", 0.35),
    stroke("M430 390l44 480", "#ffffff", 20, 0.5),
    stroke("M380 330h440", "#ffffff", 12, 0.9),
  ].join("");

const fruitWheel = (x: number, y: number, radius: number, peel: Color, flesh: Color) =>
  circle(x, y, radius, peel) +
  circle(x, y, radius * 0.88, lighter(flesh, 0.7)) +
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((angle) =>
      turned(
        path(
          `M${x} ${y - radius * 0.08}l${radius * 0.26} ${-radius * 0.6}q${-radius * 0.26} ${-radius * 0.2} ${-radius * 0.52} 0z`,
          flesh,
        ),
        angle,
        x,
        y,
      ),
    )
    .join("");

export function juice(d: Drawing): string {
  const [peel, flesh] = d.random.pick([
    ["#f08a1f", "#ffb03b"],
    ["#8cbf3a", "#c5e26a"],
    ["#d9434f", "#f57a7f"],
    ["#f3c52b", "#ffe066"],
  ] as const);
  const straw = turned(box(660, 130, 34, 460, 12, d.body("#ef6a5a")), 12, 660, 600);
  const ice = [
    [500, 500, 12],
    [640, 480, -14],
    [570, 600, 24],
  ]
    .map(([x = 0, y = 0, turn = 0]) => turned(box(x, y, 100, 96, 18, "#ffffff", 0.4), turn, x, y))
    .join("");
  return (
    tumbler(d, d.down(lighter(flesh, 0.1), peel), straw, ice) +
    fruitWheel(800, 350, 120, peel, flesh) +
    leaf(470, 400, 110, -30, "#5da845") +
    leaf(500, 404, 96, 20, "#6fbc55")
  );
}

export function smoothie(d: Drawing): string {
  const color = d.random.pick(["#b25fa8", "#ef7f86", "#8fbf5a", "#f3a64a", "#6f7fd0"]);
  const cream =
    [
      [520, 330],
      [680, 330],
      [600, 270],
      [600, 340],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 92, d.ball("#fffaf3", 0.5)))
      .join("") +
    strawberry(d, 640, 220, 70) +
    turned(box(500, 90, 34, 300, 12, d.body("#4fb3a5")), -12, 500, 400);
  const swirl = [520, 640, 760]
    .map((y) => stroke(`M420 ${y}q90 -50 180 0t180 0`, lighter(color, 0.4), 22, 0.5))
    .join("");
  return (
    tumbler(d, d.down(lighter(color, 0.2), color), cream, swirl) +
    berry(d, 880, 920, 40, "#4c5aa8") +
    berry(d, 950, 940, 32, "#4c5aa8") +
    berry(d, 300, 930, 38, "#d93a4a")
  );
}

export function coffee(d: Drawing): string {
  const color = d.random.pick(["#fffaf3", "#c96a4a", "#3f6b73", "#e9c46a"]);
  const foam = [0, 1, 2]
    .map((index) =>
      path(
        `M600 ${400 + index * 26}c-60 -40 -110 0 -80 40q30 30 80 46 50 -16 80 -46c30 -40 -20 -80 -80 -40z`,
        index % 2 ? "#a9693a" : "#fff3dc",
      ),
    )
    .join("");
  return [
    d.shadow(600, 930, 440, 70),
    ellipse(600, 890, 410, 76, d.down("#fffdf8", "#e5dccd")),
    ellipse(600, 880, 250, 40, "#d9cdb9"),
    stroke("M850 520c150 -40 170 190 -40 210", darker(color, 0.12), 50),
    path("M310 440c0 260 80 430 290 430s290 -170 290 -430z", d.body(color)),
    ellipse(600, 440, 290, 104, lighter(color, 0.3)),
    ellipse(600, 446, 262, 86, "#8a4f2a"),
    ellipse(600, 450, 246, 76, d.down("#c58a55", "#a9693a")),
    `<g transform="translate(600 450) scale(1 .72) translate(-600 -440)">${foam}</g>`,
    [500, 600, 700].map((x) => stroke(`M${x} 310q-36 -46 0 -90t0 -90`, "#ffffff", 16, 0.6)).join(""),
    d.scatter(
      3,
      950,
      910,
      60,
      16,
      (x, y) =>
        ellipse(x, y, 30, 20, d.ball("#6b3d22"), 1, 20) +
        stroke(`M${x - 20} ${y - 6}q20 12 40 8`, "#3f2111", 5),
    ),
  ].join("");
}
