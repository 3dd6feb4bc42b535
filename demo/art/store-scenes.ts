import { seedFrom } from "../random";
import { darker, lighter } from "./color";
import { box, circle, Drawing, ellipse, leaf, path, placed, star, stroke } from "./drawing";
import { drawSubject, type ItemPictureKind } from "./item-pictures";
import { harbour, houses, lights, pottedBush, stripedAwning } from "./scenery";
import { type StoreLook, type StoreLookKind, storeLooks } from "./store-looks";

/** Draws one of the shop's goods, `size` pixels wide, centred on `x` and standing on `base`. */
export function goodAt(
  d: Drawing,
  look: StoreLook,
  index: number,
  x: number,
  base: number,
  size: number,
): string {
  const kind = look.goods[index % look.goods.length] as ItemPictureKind;
  const scale = size / 1200;
  return placed(drawSubject(kind, d), x - 600 * scale, base - 960 * scale, scale);
}

function storefront(d: Drawing, look: StoreLook): string {
  const light = d.random.pick(lights);
  const dark = darker(look.color, 0.35);
  const shelfWindow = (x: number, w: number, first: number) =>
    [
      box(x, 400, w + 28, 330, 18, dark),
      box(x, 414, w, 302, 10, d.down("#fff4d4", "#fbdca4")),
      goodAt(d, look, first, x - w * 0.24, 560, 150),
      goodAt(d, look, first + 1, x + w * 0.24, 560, 150),
      box(x, 556, w, 14, 0, "#c48a4f"),
      goodAt(d, look, first + 2, x, 716, 176),
      path(`M${x - w / 2 + 30} 716l90 -302h50l-90 302z`, "#ffffff", 0.22),
      box(x, 712, w + 28, 24, 6, dark),
    ].join("");
  return [
    harbour(d, light, 470),
    houses(d, 0, 330, 800, 430),
    houses(d, 1290, 1600, 800, 400),
    `<rect y="790" width="1600" height="110" fill="${d.down("#e6d6bf", "#d0bc9f")}"/>`,
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => stroke(`M${index * 220 - 40} 900l60 -108`, "#bca886", 5, 0.5)),
    box(800, 150, 1000, 650, 14, d.down(lighter(look.wall, 0.2), darker(look.wall, 0.06))),
    box(800, 128, 1050, 40, 10, darker(look.wall, 0.22)),
    box(800, 182, 900, 96, 20, d.down(lighter(look.color, 0.06), darker(look.color, 0.1))),
    circle(800, 228, 76, "#fff7ea"),
    placed(drawSubject(look.goods[0] as ItemPictureKind, d), 800 - 60, 228 - 62, 0.1),
    ...[430, 560, 1040, 1170].map((x, index) => star(x, 230, 16, 6, 4, index % 2 ? "#fff7ea" : "#ffe2a3")),
    shelfWindow(480, 300, 0),
    shelfWindow(1120, 300, 3),
    box(800, 400, 230, 400, 16, dark),
    box(800, 418, 194, 382, 10, d.down(lighter(look.color, 0.25), look.color)),
    box(800, 440, 140, 220, 12, d.down("#fff4d4", "#f9dba8")),
    path("M750 660l60 -220h34l-60 220z", "#ffffff", 0.3),
    circle(876, 690, 13, "#ffe08a"),
    stripedAwning(800, 310, 1040, 84, look.color),
    pottedBush(d, 350, 826, 150),
    pottedBush(d, 1250, 826, 150),
    pottedBush(d, 655, 812, 90),
    pottedBush(d, 945, 812, 90),
  ].join("");
}

function counter(d: Drawing, look: StoreLook): string {
  const tiles = Array.from({ length: 60 }, (_, index) =>
    box(
      60 + (index % 15) * 112 - (Math.floor(index / 15) % 2) * 56,
      470 + Math.floor(index / 15) * 60,
      104,
      52,
      8,
      lighter(look.wall, 0.35),
      0.7,
    ),
  ).join("");
  const shelf = (y: number, first: number) =>
    [260, 620, 980, 1340].map((x, index) => goodAt(d, look, first + index, x, y, 190)).join("") +
    box(800, y - 4, 1440, 26, 8, d.down("#d9a265", "#b97f43")) +
    box(800, y + 22, 1400, 12, 4, "#3a1d2e", 0.12);
  const pendant = (x: number) =>
    stroke(`M${x} 0V70`, "#5a4a4a", 6) +
    path(`M${x - 70} 130q0 -70 70 -70t70 70z`, d.body(look.color)) +
    ellipse(x, 132, 70, 14, "#fff3c9") +
    path(`M${x - 66} 134L${x - 230} 480h460L${x + 66} 134z`, "#fff3c9", 0.16);
  return [
    `<rect width="1600" height="900" fill="${d.down(lighter(look.wall, 0.3), look.wall)}"/>`,
    tiles,
    shelf(240, 1),
    shelf(420, 3),
    pendant(320),
    pendant(800),
    pendant(1280),
    `<rect y="690" width="1600" height="210" fill="${d.down(lighter(look.color, 0.05), darker(look.color, 0.2))}"/>`,
    ...Array.from({ length: 12 }, (_, index) =>
      box(70 + index * 134, 730, 110, 150, 12, darker(look.color, 0.12), 0.5),
    ),
    box(800, 664, 1660, 44, 10, d.down("#eabf86", "#c98f50")),
    goodAt(d, look, 0, 420, 715, 370),
    goodAt(d, look, 1, 820, 715, 380),
    goodAt(d, look, 2, 1210, 715, 370),
    pottedBush(d, 90, 690, 150),
    pottedBush(d, 1520, 690, 150),
  ].join("");
}

function table(d: Drawing, look: StoreLook): string {
  const cloth = lighter(look.color, 0.55);
  const pane = box(800, 56, 980, 520, 40, "#000");
  const view = d.clip(
    pane,
    placed(harbour(d, d.random.pick(lights), 560) + houses(d, 0, 420, 620, 230), 300, 40, 0.64),
  );
  const curtain = (x: number, side: number) =>
    path(
      `M${x} 40h${side * 190}q${side * -20} 300 ${side * -130} 560h${side * -60}z`,
      d.across(lighter(look.color, 0.1), darker(look.color, 0.12)),
      0.95,
    );
  return [
    `<rect width="1600" height="900" fill="${d.down(lighter(look.wall, 0.3), look.wall)}"/>`,
    box(800, 36, 1020, 560, 50, "#fffaf0"),
    view,
    box(800, 56, 18, 520, 0, "#fffaf0"),
    box(800, 250, 980, 16, 0, "#fffaf0"),
    box(800, 570, 1090, 30, 10, "#f3e6d2"),
    curtain(262, 1),
    curtain(1338, -1),
    box(800, 18, 1240, 24, 12, "#b57a45"),
    `<rect y="600" width="1600" height="300" fill="${d.down("#e3b57c", "#c78d50")}"/>`,
    ...[660, 730, 810].map((y) => stroke(`M0 ${y}q400 -14 800 0t800 0`, "#a8703a", 5, 0.3)),
    path("M330 600l-150 300h1240l-150 -300z", cloth),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      path(`M${396 + index * 150} 600l${-66 + index * 24} 300h60l${58 - index * 22} -300z`, "#ffffff", 0.35),
    ),
    goodAt(d, look, 2, 330, 770, 560),
    goodAt(d, look, 1, 1270, 770, 560),
    goodAt(d, look, 0, 800, 850, 760),
    leaf(110, 870, 170, 40, "#5da845"),
    leaf(80, 880, 140, 0, "#74b956"),
    leaf(1490, 870, 170, -40, "#5da845"),
    leaf(1520, 880, 140, 4, "#74b956"),
  ].join("");
}

/** A shop's cover, 1600 × 900: its front on the harbour, its counter, or its table, by the seed. */
export function drawStoreCover(kind: StoreLookKind, seed: number): string {
  const d = new Drawing(1600, 900, seedFrom(`cover ${kind} ${seed}`) % 1_000_003);
  const scene = [storefront, counter, table][Math.abs(Math.trunc(seed)) % 3] ?? storefront;
  return d.finish(scene(d, storeLooks[kind]));
}

/** A shop's badge, 600 × 600: what it sells in a ring; no letters. */
export function drawStoreLogo(kind: StoreLookKind, seed: number): string {
  const d = new Drawing(600, 600, seedFrom(`logo ${kind} ${seed}`) % 1_000_003);
  const look: StoreLook = storeLooks[kind];
  const color = d.random.pick([look.color, darker(look.color, 0.25), lighter(look.color, 0.12)]);
  const paper = d.random.pick(["#fffaf0", lighter(look.wall, 0.4), "#fff3d9"]);
  const style = Math.abs(Math.trunc(seed)) % 4;
  const ring =
    style === 0
      ? circle(300, 300, 236, paper)
      : style === 1
        ? // biome-ignore format: one style a line
          star(300, 300, 262, 236, 20, paper) +
          `<circle cx="300" cy="300" r="214" fill="none" stroke="${color}" stroke-width="8"/>`
        : style === 2
          ? `${box(300, 70, 460, 460, 130, paper)}<rect x="88" y="88" width="424" height="424" rx="114" fill="none" stroke="${color}" stroke-width="8"/>`
          : circle(300, 300, 246, lighter(color, 0.5)) + circle(300, 300, 214, paper);
  const good = look.goods[seed % 3 === 2 ? 1 : 0] as ItemPictureKind;
  return d.finish(
    `<rect width="600" height="600" fill="${d.down(lighter(color, 0.1), darker(color, 0.08))}"/>${ring}${placed(drawSubject(good, d), 300 - 600 * 0.36, 300 - 615 * 0.36, 0.36)}`,
  );
}
