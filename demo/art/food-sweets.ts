import { type Color, darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, leaf, path, star, stroke, turned } from "./drawing";
import { plate } from "./vessels";

export const berry = (d: Drawing, x: number, y: number, size: number, color: Color) =>
  circle(x, y, size, d.ball(color)) + circle(x - size * 0.3, y - size * 0.35, size * 0.22, "#ffffff", 0.6);
export const strawberry = (d: Drawing, x: number, y: number, size: number) =>
  path(
    `M${x} ${y + size}c${-size} ${-size * 0.5} ${-size * 1.1} ${-size * 1.5} 0 ${-size * 1.5}s${size} ${size} 0 ${size * 1.5}z`,
    d.ball("#e8414a"),
  ) +
  d.scatter(6, x, y - size * 0.05, size * 0.42, size * 0.5, (a, b) =>
    ellipse(a, b, size * 0.05, size * 0.08, "#ffe08a"),
  ) +
  star(x, y - size * 0.48, size * 0.5, size * 0.18, 6, "#5da845");

export function pancakes(d: Drawing): string {
  const layer = (y: number) =>
    path(`M310 ${y}v30a290 90 0 0 0 580 0v-30z`, "#f3cf8e") +
    ellipse(600, y, 290, 90, d.down("#d9923f", "#c67b2e")) +
    ellipse(600, y - 4, 270, 78, "#dd9a48");
  return [
    d.shadow(600, 900, 440, 76),
    ellipse(600, 880, 400, 90, "#fffaf3"),
    ellipse(600, 872, 330, 66, "#efe5d6"),
    layer(790),
    layer(730),
    layer(670),
    layer(610),
    layer(550),
    path(
      "M390 530c60 -60 370 -60 430 10 30 50 0 70 -8 130s-60 50 -60 -10 -30 -50 -60 -30 -20 170 -60 170 -40 -100 -60 -150 -70 -10 -80 40 -70 60 -80 -10 -60 -90 -22 -150z",
      "#b3561d",
      0.9,
    ),
    turned(box(560, 470, 110, 70, 14, d.ball("#ffe28a")), -8, 560, 500),
    strawberry(d, 700, 520, 66),
    berry(d, 500, 545, 28, "#4c5aa8"),
    berry(d, 640, 560, 26, "#4c5aa8"),
    leaf(760, 520, 70, 60, "#5da845"),
  ].join("");
}

export function cake(d: Drawing): string {
  const [sponge, cream] = d.random.pick([
    ["#f0c479", "#fff4ea"],
    ["#7a4630", "#f6e3d0"],
    ["#c9504e", "#fff6f2"],
    ["#f3d58c", "#fbd0d8"],
  ] as const);
  const drip =
    "M250 520c0 60 30 90 50 60s30 -20 40 40 50 70 60 10 30 -60 50 -10 50 90 70 30 40 -60 60 0 50 60 60 0 40 -70 60 -20 50 70 60 10 30 -50 50 -20 40 20 40 -100z";
  return [
    d.shadow(600, 950, 440, 66),
    ellipse(600, 900, 420, 72, d.down("#fffdf8", "#e2d8c8")),
    path("M270 540v310a330 80 0 0 0 660 0v-310z", d.body(sponge)),
    path("M270 690v44a330 80 0 0 0 660 0v-44a330 80 0 0 1 -660 0z", cream),
    ellipse(600, 520, 345, 96, lighter(cream, 0.4)),
    `<g transform="translate(600 0) scale(1.01 1) translate(-600 0)">${path(drip, cream)}${path("M255 520a345 96 0 0 0 690 0v44a345 86 0 0 1 -690 0z", cream)}</g>`,
    d.scatter(22, 600, 780, 290, 60, (x, y) =>
      turned(
        box(x, y, 24, 8, 4, d.random.pick(["#ff8a5c", "#4fb3a5", "#f6c634", "#d46a9a"])),
        d.random.between(0, 180),
        x,
        y,
      ),
    ),
    ...[-200, -100, 0, 100, 200].map(
      (at) =>
        circle(600 + at, 500 + Math.abs(at) * 0.06, 58, d.ball(lighter(cream, 0.3), 0.6)) +
        circle(600 + at, 462 + Math.abs(at) * 0.06, 34, d.ball(cream, 0.6)) +
        berry(d, 600 + at, 430 + Math.abs(at) * 0.06, 32, "#d93a4a"),
    ),
  ].join("");
}

export function iceCream(d: Drawing): string {
  const flavours = ["#f6a5b5", "#fbe3b0", "#8c5a3f", "#a9dcb8", "#c4a7e0", "#fff3e0"];
  const pick = () => d.random.pick(flavours);
  const scoop = (x: number, y: number, color: Color) =>
    circle(x, y, 156, d.ball(color)) +
    path(`M${x - 160} ${y + 70}q30 60 70 20t80 20 80 -10 90 -30v-50h-320z`, color) +
    d.scatter(7, x, y - 20, 110, 90, (a, b) => circle(a, b, 9, darker(color, 0.28), 0.6));
  return [
    d.shadow(600, 990, 200, 40),
    path("M420 570h360l-160 400q-20 30 -40 0z", d.body("#e2a558")),
    d.clip(
      path("M420 570h360l-160 400q-20 30 -40 0z", "#000"),
      [-3, -2, -1, 0, 1, 2, 3]
        .map((index) =>
          stroke(`M${480 + index * 80} 540l260 460M${720 + index * 80} 540l-260 460`, "#b97a30", 9, 0.65),
        )
        .join(""),
    ),
    scoop(480, 460, pick()),
    scoop(720, 460, pick()),
    scoop(600, 290, pick()),
    turned(box(760, 60, 44, 260, 12, d.body("#d99a4a")), 24, 760, 260),
    berry(d, 600, 126, 44, "#d93a4a"),
    stroke("M600 90q10 -50 50 -60", "#5a7a3a", 8),
  ].join("");
}

export function donut(d: Drawing): string {
  const icing = d.random.pick(["#f48fb1", "#7a4630", "#ffe0a3", "#9ed8c6", "#b79be0"]);
  const ring = (radius: number, hole: number, bump: number) => {
    const points = Array.from({ length: 48 }, (_, index) => {
      const angle = (index / 48) * Math.PI * 2;
      const distance = radius + bump * Math.sin(index * 1.3) + bump * 0.5 * Math.sin(index * 2.9);
      return `${(600 + Math.cos(angle) * distance).toFixed(0)} ${(600 + Math.sin(angle) * distance).toFixed(0)}`;
    });
    return `<path fill-rule="evenodd" fill="FILL" d="M${points.join("L")}ZM${600 - hole} 600a${hole} ${hole} 0 1 0 ${hole * 2} 0a${hole} ${hole} 0 1 0 ${-hole * 2} 0z" stroke="FILL" stroke-width="18" stroke-linejoin="round"/>`;
  };
  return [
    d.shadow(614, 660, 420, 390, 0.34),
    ring(352, 108, 0).replaceAll("FILL", d.ball("#d9984e")),
    ring(312, 128, 11).replaceAll("FILL", icing),
    stroke("M390 480a250 250 0 0 1 160 -112", "#ffffff", 24, 0.5),
    d.scatter(52, 600, 600, 290, 290, (x, y) =>
      Math.hypot(x - 600, y - 600) < 172
        ? ""
        : turned(
            box(x, y, 38, 13, 6, d.random.pick(["#ffffff", "#ffd257", "#4fb3d9", "#ff6f5c", "#6cc08b"])),
            d.random.between(0, 180),
            x,
            y,
          ),
    ),
  ].join("");
}

export function croissant(d: Drawing): string {
  const fold = (index: number) => {
    const [turn, size] = [index * 17, 1 - Math.abs(index) * 0.15];
    return `<g transform="translate(600 900) rotate(${turn}) translate(0 ${-290 + Math.abs(index) * 8}) scale(${size.toFixed(2)})">${path("M-150 -120q150 -120 300 0q40 150 -40 290q-110 60 -220 0q-80 -140 -40 -290z", d.ball(index % 2 ? "#d68b39" : "#e4a04b"))}${stroke("M-118 -112q118 -84 236 0", "#f8d79b", 14, 0.85)}${stroke("M-128 -20q128 -60 256 0M-116 70q116 -40 232 0", "#b56f28", 8, 0.45)}</g>`;
  };
  return [
    d.shadow(600, 900, 440, 80),
    path(
      "M190 850c-30 -60 60 -330 410 -350s440 290 410 350 -120 60 -170 -20 -120 -120 -240 -120 -190 40 -240 120 -140 80 -170 20z",
      d.ball("#c97c2e"),
    ),
    ...[-4, 4, -3, 3, -2, 2, -1, 1, 0].map(fold),
    d.scatter(10, 600, 930, 330, 26, (x, y) => ellipse(x, y, 12, 6, "#d88f3c", 0.8)),
  ].join("");
}

export function tart(d: Drawing): string {
  return (
    plate(d) +
    circle(600, 600, 250, d.ball("#d99a4a")) +
    circle(600, 600, 214, "#ffe9b0") +
    d.scatter(16, 600, 600, 160, 160, (x, y, index) =>
      index % 3 ? berry(d, x, y, 44, index % 2 ? "#4c5aa8" : "#d93a4a") : strawberry(d, x, y, 62),
    )
  );
}
