import { darker, lighter } from "./color";
import { box, circle, type Drawing, path, stroke, turned } from "./drawing";
import { tones } from "./shop-tones";
import { gleam } from "./vessels";

export const headphones = (d: Drawing) => {
  const color = d.random.pick([...tones, "#f2e8da"] as const);
  const cup = (x: number, side: number) =>
    box(x, 560, 170, 340, 80, d.body(color)) + box(x - side * 84, 590, 90, 280, 44, d.body("#4a4550"));
  return [
    d.shadow(600, 950, 380, 50),
    `<path d="M290 640C290 120 910 120 910 640" fill="none" stroke="${darker(color, 0.2)}" stroke-width="64" stroke-linecap="round"/>`,
    stroke("M330 480C380 260 820 260 870 480", lighter(color, 0.3), 16, 0.7),
    cup(300, -1),
    cup(900, 1),
    circle(300, 730, 44, lighter(color, 0.3)),
    circle(900, 730, 44, lighter(color, 0.3)),
  ].join("");
};
export const phone = (d: Drawing) => {
  const [a, b] = d.random.pick([
    ["#ff9a6a", "#8a5ac0"],
    ["#5fc0c8", "#3f5fb0"],
    ["#ffd27a", "#e0607a"],
    ["#a8e0b0", "#3f8a9a"],
  ] as const);
  return (
    d.shadow(640, 980, 300, 50) +
    turned(
      [
        box(640, 170, 400, 810, 70, d.body("#5a5560")),
        box(600, 170, 400, 810, 70, "#2b2830"),
        box(600, 190, 364, 770, 54, d.down(a, b)),
        box(600, 214, 120, 34, 17, "#2b2830"),
        path("M418 700q90 -120 190 -30t174 -40v276q0 54 -54 54h-256q-54 0 -54 -54z", "#ffffff", 0.28),
        circle(670, 430, 66, "#fff3dc", 0.9),
        ...[0, 1, 2, 3].map((index) => box(480 + index * 80, 860, 60, 60, 18, "#ffffff", 0.75)),
        stroke("M440 300v420", "#ffffff", 12, 0.3),
      ].join(""),
      8,
    )
  );
};
export const laptop = (d: Drawing) => {
  const [a, b] = d.random.pick([
    ["#ff9a6a", "#8a5ac0"],
    ["#5fc0c8", "#3f5fb0"],
    ["#ffd27a", "#e0607a"],
  ] as const);
  return [
    d.shadow(600, 900, 500, 60),
    box(600, 300, 760, 510, 36, "#4a4753"),
    box(600, 324, 712, 450, 16, d.down(a, b)),
    path("M244 640q150 -160 330 -40t382 -90v264h-712z", "#ffffff", 0.25),
    circle(760, 440, 62, "#fff3dc", 0.9),
    path("M130 810h940l50 60q0 30 -40 30h-960q-40 0 -40 -30z", d.down("#e3e6ea", "#b4bbc4")),
    box(600, 810, 180, 24, 12, "#9aa3ad"),
    stroke("M280 360l120 0", "#ffffff", 16, 0.6),
    stroke("M280 400l80 0", "#ffffff", 16, 0.4),
  ].join("");
};
export const camera = (d: Drawing) => {
  const color = d.random.pick(["#4a4550", "#b5683e", "#3f6b73", "#c95a5a"]);
  return [
    d.shadow(600, 890, 460, 60),
    path("M420 400l50 -90h260l50 90z", d.body("#d9d4ca")),
    box(330, 350, 120, 60, 16, "#c9c3b8"),
    box(600, 380, 820, 480, 70, d.body("#e8e2d6")),
    box(600, 480, 820, 280, 0, d.body(color)),
    circle(600, 630, 220, d.ball("#d0cabd")),
    circle(600, 630, 186, "#35313b"),
    circle(600, 630, 140, d.ball("#4a5a80")),
    circle(600, 630, 84, d.ball("#2a2f4a")),
    circle(550, 570, 34, "#ffffff", 0.7),
    circle(660, 690, 16, "#ffffff", 0.5),
    box(890, 410, 110, 56, 14, "#fff3c9"),
    circle(310, 430, 22, "#e5533d"),
  ].join("");
};
export const speaker = (d: Drawing) => {
  const color = d.random.pick(tones);
  return [
    d.shadow(600, 970, 300, 50),
    box(600, 230, 460, 730, 90, d.body(color)),
    box(600, 270, 380, 650, 60, darker(color, 0.25)),
    circle(600, 690, 170, d.ball("#4a4550")),
    circle(600, 690, 120, d.ball("#6a6470")),
    circle(600, 690, 50, d.ball("#2b2830")),
    circle(600, 410, 96, d.ball("#4a4550")),
    circle(600, 410, 40, d.ball("#8a8490")),
    ...[0, 1].map((index) =>
      stroke(
        `M${920 + index * 70} ${500 - index * 60}q70 100 0 ${200 + index * 120}`,
        lighter(color, 0.3),
        20,
        0.8,
      ),
    ),
    gleam(390, 320, 16, 500, 0.3),
  ].join("");
};
