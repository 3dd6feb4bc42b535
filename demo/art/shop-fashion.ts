import { type Color, darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, path, star, stroke, turned } from "./drawing";
import { motif } from "./motifs";
import { gleam } from "./vessels";

const fabrics = [
  "#3f6b8f",
  "#d9674a",
  "#e9b44c",
  "#4f8f73",
  "#8a5a8f",
  "#f2e8da",
  "#2f3e55",
  "#c95a6f",
] as const;
const fabric = (d: Drawing): Color => d.random.pick(fabrics);

export const tShirt = (d: Drawing) => {
  const color = fabric(d);
  const other = lighter(d.random.pick(fabrics), 0.2);
  const print = d.random.integer(0, 2);
  const art =
    print === 0
      ? motif("sun", 600, 560, 110, other)
      : print === 1
        ? motif("wave", 600, 560, 130, other)
        : [0, 1, 2, 3].map((row) => box(600, 470 + row * 90, 420, 40, 0, other, 0.85)).join("");
  return [
    d.shadow(600, 960, 360, 50),
    path(
      "M450 270q150 90 300 0l170 70 90 210 -140 70 -60 -90v390q0 30 -30 30h-360q-30 0 -30 -30v-390l-60 90 -140 -70 90 -210z",
      d.across(lighter(color, 0.12), darker(color, 0.06)),
    ),
    art,
    path("M450 270q150 90 300 0l-36 -14q-114 60 -228 0z", darker(color, 0.25)),
    stroke("M390 530q-6 -60 -20 -90M810 530q6 -60 20 -90", darker(color, 0.2), 8, 0.6),
    stroke("M460 860q40 -60 30 -160M760 840q-50 -40 -50 -130", darker(color, 0.2), 8, 0.3),
  ].join("");
};
export const dress = (d: Drawing) => {
  const color = fabric(d);
  return [
    d.shadow(600, 990, 340, 44),
    path(
      "M490 220q110 70 220 0l50 30 -20 200 -40 120q150 190 170 400 -270 60 -540 0 20 -210 170 -400l-40 -120 -20 -200z",
      d.across(lighter(color, 0.15), darker(color, 0.1)),
    ),
    d.scatter(22, 600, 800, 200, 130, (x, y) => motif("flower", x, y, 24, lighter(color, 0.6))),
    path("M500 560q100 30 200 0l6 36q-106 34 -212 0z", darker(color, 0.3)),
    stroke("M500 630q-60 130 -90 320M600 640v330M700 630q60 130 90 320", darker(color, 0.25), 8, 0.35),
    path("M490 220q110 70 220 0l-24 -16q-86 40 -172 0z", darker(color, 0.3)),
  ].join("");
};
export const jacket = (d: Drawing) => {
  const color = fabric(d);
  return [
    d.shadow(600, 960, 380, 50),
    path(
      "M450 260l150 50 150 -50 150 90 80 480 -130 30 -50 -260v330q0 30 -30 30h-340q-30 0 -30 -30v-330l-50 260 -130 -30 80 -480z",
      d.across(lighter(color, 0.14), darker(color, 0.1)),
    ),
    path("M450 260l150 50 -90 140 -110 -160z", lighter(color, 0.2)),
    path("M750 260l-150 50 90 140 110 -160z", lighter(color, 0.12)),
    path("M510 450l90 -140 90 140 -90 40z", "#fff7ea"),
    stroke("M600 490v460", darker(color, 0.4), 12),
    ...[560, 660, 760, 860].map((y) => circle(630, y, 14, "#f3d9a4")),
    stroke("M440 720h100M660 720h100", darker(color, 0.35), 12, 0.8),
    box(600, 918, 400, 42, 14, darker(color, 0.16)),
  ].join("");
};
export const sneaker = (d: Drawing) => {
  const color = fabric(d);
  const accent = d.random.pick(["#ff8a4a", "#ffd257", "#4fb3a5", "#f2607a"]);
  return [
    d.shadow(610, 860, 460, 60),
    path(
      "M190 760q-20 -190 30 -330 30 -40 70 -10l90 60q60 30 110 -40l50 -60q30 -20 60 10 90 170 300 210 130 30 130 160z",
      d.ball(color),
    ),
    path("M190 760q-14 -100 4 -190 110 30 150 190z", darker(color, 0.22)),
    path("M820 760q0 -90 80 -140 130 30 130 140z", lighter(color, 0.4)),
    path("M360 700q180 10 330 -130l40 26q-150 160 -370 160z", accent),
    ...[0, 1, 2, 3].map((index) => stroke(`M${500 + index * 58} ${430 + index * 44}l70 -34`, "#ffffff", 18)),
    path("M170 750h870q10 90 -60 90h-740q-70 0 -70 -90z", d.down("#ffffff", "#e6dfd2")),
    stroke("M190 800h840", accent, 12),
    stroke("M250 450q40 50 110 60", "#ffffff", 12, 0.6),
  ].join("");
};
export const handbag = (d: Drawing) => {
  const color = d.random.pick(["#b5683e", "#c95a6f", "#3f6b73", "#e0b04c", "#3a3f55"]);
  return [
    d.shadow(600, 950, 400, 54),
    stroke("M430 520c0 -340 340 -340 340 0", darker(color, 0.2), 34),
    path("M310 480h580l60 400q6 60 -60 60h-580q-66 0 -60 -60z", d.body(color)),
    path("M310 480h580l20 130q-310 160 -620 0z", d.down(lighter(color, 0.12), darker(color, 0.08))),
    box(600, 640, 110, 84, 20, d.body("#f3c95c")),
    circle(600, 682, 18, "#a97a1f"),
    stroke("M300 640q300 150 600 0", darker(color, 0.3), 6, 0.7),
    stroke("M290 860h620", darker(color, 0.25), 6, 0.5),
  ].join("");
};
export const backpack = (d: Drawing) => {
  const color = fabric(d);
  return [
    d.shadow(600, 970, 340, 50),
    stroke("M500 280q0 -100 100 -100t100 100", darker(color, 0.25), 36),
    box(350, 560, 130, 330, 60, darker(color, 0.15)),
    box(850, 560, 130, 330, 60, darker(color, 0.15)),
    path("M360 480q0 -240 240 -240t240 240v420q0 60 -60 60h-360q-60 0 -60 -60z", d.body(color)),
    path("M360 480q0 -240 240 -240t240 240v50q-240 90 -480 0z", lighter(color, 0.16)),
    box(600, 640, 380, 250, 50, d.body(lighter(color, 0.22))),
    stroke("M430 710h340", darker(color, 0.35), 12),
    box(690, 706, 26, 70, 12, "#f3c95c"),
    motif("sun", 600, 410, 70, "#f3c95c"),
  ].join("");
};
export const hat = (d: Drawing) => {
  const color = d.random.pick(["#e2bc7a", "#3f6b8f", "#d9674a", "#4a4550"]);
  return [
    d.shadow(600, 800, 460, 70),
    ellipse(600, 720, 460, 130, d.down(lighter(color, 0.1), darker(color, 0.1))),
    path(
      "M340 700c0 -260 60 -360 150 -360 60 0 60 30 110 30s50 -30 110 -30c90 0 150 100 150 360q-260 110 -520 0z",
      d.body(color),
    ),
    path(
      "M338 640q262 110 524 0v64q-262 110 -524 0z",
      d.body(d.random.pick(["#b5483f", "#2f3e55", "#f2e8da"])),
    ),
    stroke("M230 740q370 130 740 0", lighter(color, 0.3), 8, 0.6),
  ].join("");
};
export const sunglasses = (d: Drawing) => {
  const frame = d.random.pick(["#3a2f35", "#b5683e", "#c95a6f", "#2f6f73"]);
  const lens = d.down("#5a4f78", "#e8936a");
  return [
    d.shadow(600, 800, 460, 60),
    stroke("M220 520q-40 -120 -140 -150M980 520q40 -120 140 -150", darker(frame, 0.2), 30),
    path("M190 480h360q30 0 26 50 -10 200 -190 200t-200 -200q-4 -50 4 -50z", frame),
    path("M1010 480h-360q-30 0 -26 50 10 200 190 200t200 -200q4 -50 -4 -50z", frame),
    path("M224 512h310q14 0 10 40 -14 146 -156 146t-166 -146q-4 -40 2 -40z", lens),
    path("M976 512h-310q-14 0 -10 40 14 146 156 146t166 -146q4 -40 -2 -40z", lens),
    stroke("M560 510q40 -30 80 0", frame, 32),
    stroke("M280 640l110 -110M330 666l80 -80M720 640l110 -110", "#ffffff", 18, 0.45),
  ].join("");
};
export const watch = (d: Drawing) => {
  const [strap, face] = d.random.pick([
    ["#8a5a3a", "#fffaf0"],
    ["#2f3e55", "#20242f"],
    ["#d9674a", "#fffaf0"],
    ["#4f8f73", "#1f2a2a"],
  ] as const);
  const hand = face === "#fffaf0" ? "#3a2f35" : "#ffffff";
  return [
    d.shadow(600, 1040, 240, 40),
    path("M480 120h240l30 260h-300z", d.body(strap)),
    path("M480 1060h240l30 -260h-300z", d.body(strap)),
    ...[180, 240, 940, 1000].map((y) => circle(600, y, 11, darker(strap, 0.4))),
    box(880, 560, 60, 80, 16, "#c9a45c"),
    circle(600, 600, 270, d.ball("#e2c27a")),
    circle(600, 600, 232, d.ball(face, 0.3)),
    ...Array.from({ length: 12 }, (_, index) =>
      turned(box(600, 392, index % 3 ? 8 : 16, index % 3 ? 26 : 44, 4, hand), index * 30),
    ),
    stroke("M600 600L600 450", hand, 16),
    stroke("M600 600L705 650", hand, 16),
    stroke("M600 600L520 720", "#e5533d", 7),
    circle(600, 600, 20, "#e2c27a"),
  ].join("");
};
export const lipstick = (d: Drawing) => {
  const color = d.random.pick(["#c4343f", "#e0607a", "#a8365f", "#d9734a"]);
  return [
    d.shadow(620, 980, 260, 44),
    path("M500 500v-180q0 -110 160 -170v350z", d.body(color)),
    path("M500 330q40 -130 160 -180 -30 120 -160 180z", lighter(color, 0.35)),
    box(580, 480, 190, 150, 10, d.body("#f0cf8a")),
    box(580, 620, 230, 350, 18, d.body("#3a2f3f")),
    box(580, 740, 230, 30, 0, d.body("#e2b85c")),
    turned(box(880, 560, 210, 410, 20, d.body("#3a2f3f")) + box(880, 590, 210, 26, 0, d.body("#e2b85c")), 0),
    gleam(500, 660, 14, 260, 0.35),
  ].join("");
};
export const perfume = (d: Drawing) => {
  const color = d.random.pick(["#f2b8a8", "#f3cf8a", "#b9d4c8", "#c9bfe8"]);
  return [
    d.shadow(600, 960, 330, 54),
    box(600, 430, 520, 520, 60, d.ball(lighter(color, 0.25), 0.8)),
    box(600, 600, 440, 320, 40, d.down(lighter(color, 0.1), darker(color, 0.06))),
    box(600, 480, 440, 440, 40, "#ffffff", 0.22),
    circle(600, 700, 110, "#fffaf3"),
    motif("flower", 600, 700, 70, darker(color, 0.25)),
    box(600, 360, 160, 76, 10, d.body("#d9b45c")),
    box(600, 190, 220, 180, 34, d.body("#4a3f4a")),
    gleam(390, 480, 26, 400, 0.55),
    star(880, 330, 70, 14, 4, "#ffffff"),
  ].join("");
};
