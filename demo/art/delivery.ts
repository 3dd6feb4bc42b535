import { darker, lighter } from "./color";
import { box, circle, type Drawing, path, stroke, turned } from "./drawing";
import { motif } from "./motifs";
import { gleam } from "./vessels";

/** A parcel with tape, 1200 × 1200 like every subject. */
export function parcelBox(d: Drawing, wide = 1): string {
  const w = 300 * wide;
  return [
    d.shadow(600, 950, w + 130, 56),
    path(`M${600 - w} 480l${w} -130 ${w} 130 ${-w} 130z`, "#f0c993"),
    path(`M${600 - w} 480l${w} 130v340l${-w} -140z`, d.down("#dda766", "#c98f4c")),
    path(`M${600 + w} 480l${-w} 130v340l${w} -140z`, d.down("#c58a48", "#ad7436")),
    path(`M${600 - w * 0.6} 437l${w} 130 ${w * 0.2} -27 ${-w} -130z`, "#f7e2bd"),
    path(`M${600 + w * 0.4} 567l${w * 0.2} -27v110l${-w * 0.2} 34z`, "#ecd1a2"),
    path(`M${600 - w * 0.8} 660l${w * 0.36} 60v80l${-w * 0.36} -64z`, "#fff7ea"),
    stroke(`M${600 - w * 0.74} 700l${w * 0.22} 38`, "#d9674a", 12),
  ].join("");
}

export function envelope(d: Drawing): string {
  return (
    d.shadow(600, 900, 420, 60) +
    turned(
      [
        box(600, 380, 720, 480, 40, d.down("#fffaf0", "#f0dfc4")),
        path("M240 400l360 270 360 -270q-10 -20 -40 -20h-640q-30 0 -40 20z", d.down("#ffffff", "#f5e6cd")),
        stroke("M244 410l356 266 356 -266", "#dcc39a", 10),
        stroke("M270 840l220 -200M930 840l-220 -200", "#e2cda8", 10),
        circle(600, 680, 76, d.ball("#e2603f")),
        motif("wave", 600, 680, 44, "#fff3e0"),
      ].join(""),
      -6,
    )
  );
}

export function bouquet(d: Drawing): string {
  return [
    d.shadow(600, 980, 260, 46),
    ...[-40, -20, 0, 20, 40].map((turn) => turned(stroke("M600 760V380", "#5da845", 16), turn, 600, 800)),
    d.scatter(
      15,
      600,
      390,
      250,
      170,
      (x, y) =>
        circle(x, y, 84, d.ball(d.random.pick(["#5da845", "#74b956"]))) +
        motif("flower", x, y, 96, d.random.pick(["#f2607a", "#ffb45c", "#b47fd0", "#fff3e6", "#f8889a"])),
    ),
    path("M360 540q240 110 480 0l-160 400q-80 40 -160 0z", d.body("#f3dfc2")),
    path("M360 540q240 110 480 0l-60 150 -360 -20z", "#ffffff", 0.3),
    box(600, 760, 250, 46, 20, "#d9674a"),
  ].join("");
}

/** A scooter with a courier and a delivery box, facing the inline end (right). */
export function scooter(d: Drawing, rider = true): string {
  const color = d.random.pick(["#e8633a", "#3fa89a", "#e9b02f"]);
  const wheel = (x: number) =>
    circle(x, 880, 112, "#3a3640") + circle(x, 880, 72, "#d9dde2") + circle(x, 880, 26, "#6a6672");
  const skin = d.random.pick(["#f2c39b", "#c98d62", "#8a5a3c", "#e3ad80"]);
  const person = [
    path(
      "M430 560q-10 -190 110 -210 90 0 110 90l50 110 120 10v54l-160 4q-20 0 -30 -20l-40 -80v120z",
      d.across("#3f6b8f", "#2f5576"),
    ),
    path("M430 560h210q110 10 120 90l20 170h-90l-30 -130q-120 30 -220 0z", d.across("#3a3f55", "#2b2f44")),
    path("M680 810h110l50 40h-160z", "#f4efe6"),
    box(546, 300, 70, 70, 30, skin),
    circle(560, 250, 92, skin),
    circle(812, 588, 32, skin),
    path("M452 262q-10 -130 110 -130t112 104q-60 20 -130 14t-92 12z", d.ball(color)),
    path("M640 206q60 0 66 40l-66 6z", darker(color, 0.2)),
    circle(610, 262, 9, "#3a2a2a"),
    stroke("M600 300q24 14 40 -2", "#3a2a2a", 7),
  ].join("");
  return [
    d.shadow(600, 985, 500, 46),
    wheel(290),
    wheel(930),
    path("M810 430l60 -20 90 380q60 10 80 60h-190z", d.across(lighter(color, 0.15), darker(color, 0.1))),
    path(
      "M180 800q10 -140 150 -150h260q60 0 80 60l30 90h140l40 -60 40 90q-10 60 -80 60h-300q-40 -110 -150 -110t-150 110q-60 -10 -60 -90z",
      d.down(lighter(color, 0.1), color),
    ),
    box(440, 600, 340, 66, 33, "#4a3a3a"),
    stroke("M830 440l-70 -30", "#3a3640", 26),
    circle(900, 460, 36, "#fff3c9"),
    rider ? person : "",
    box(270, 320, 290, 270, 34, d.body(lighter(color, 0.08))),
    box(270, 320, 290, 66, 30, darker(color, 0.15)),
    circle(270, 480, 68, "#fff7ea"),
    motif("wave", 270, 480, 40, color),
    gleam(150, 400, 14, 150, 0.4),
    stroke("M60 560h90M20 640h110M70 720h70", "#ffffff", 16, 0.7),
  ].join("");
}

export function bicycle(d: Drawing): string {
  const color = d.random.pick(["#3f86c6", "#e8633a", "#3f9a68"]);
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="780" r="180" fill="none" stroke="#3a3640" stroke-width="30"/>` +
    [0, 45, 90, 135]
      .map((turn) => turned(stroke(`M${x - 160} 780h320`, "#a9a5b0", 5), turn, x, 780))
      .join("");
  return (
    d.shadow(600, 980, 480, 40) +
    wheel(300) +
    wheel(900) +
    stroke(
      "M300 780L470 480H780L900 780M470 480L580 780H300M780 480L580 780M790 400L780 480M440 420L470 480",
      color,
      30,
    ) +
    stroke("M790 400h90q40 0 40 40", "#3a3640", 24) +
    box(440, 390, 150, 40, 20, "#4a3a3a") +
    box(300, 330, 240, 230, 30, d.body("#f2b23a")) +
    motif("wave", 300, 450, 60, "#ffffff") +
    circle(580, 780, 46, "#3a3640")
  );
}

export function van(d: Drawing): string {
  const color = d.random.pick(["#f2b23a", "#3fa89a", "#e8633a"]);
  return [
    d.shadow(600, 900, 540, 50),
    path("M110 340q0 -40 40 -40h560v540h-600z", d.down("#fffdf8", "#ece4d6")),
    path("M710 400h180q40 0 60 40l110 190q20 40 20 80v130h-370z", d.down(lighter(color, 0.1), color)),
    path("M760 450h110q20 0 30 20l80 140h-220z", "#bfe2ec"),
    stroke("M800 580l60 -100", "#ffffff", 14, 0.8),
    box(410, 640, 600, 60, 0, color),
    circle(400, 480, 100, color),
    motif("wave", 400, 480, 60, "#ffffff"),
    ...[310, 880].map((x) => circle(x, 840, 96, "#3a3640") + circle(x, 840, 50, "#d9dde2")),
    box(1060, 690, 30, 60, 10, "#fff3c9"),
    stroke("M760 660h60", darker(color, 0.3), 14),
  ].join("");
}
