import { darker, lighter } from "./color";
import { box, circle, Drawing, ellipse, path, stroke } from "./drawing";

/** A portrait, 480 × 480, that fits a circle, of an invented person. */
export function drawAvatar(seed: number): string {
  const d = new Drawing(480, 480, seed * 101 + 3);
  const ground = d.random.pick(["#fbd9b8", "#cfe6dc", "#d8d3f0", "#f9d0cf", "#cfe2f3", "#f8e5ad"]);
  const skin = d.random.pick(["#f6d0ae", "#eab98f", "#d29a6c", "#a9714a", "#7d4f35", "#f2c4a0"]);
  const hair = d.random.pick(["#2f2430", "#5a3826", "#8a5a33", "#c98f4a", "#3d3d4a", "#a84f32"]);
  const shirt = d.random.pick(["#e2603f", "#3f86a8", "#4f9a73", "#8a5a8f", "#e9b02f", "#3a4f6f", "#fff3e0"]);
  const style = d.random.integer(0, 6);
  const beard = style < 3 && d.random.chance(0.45);
  const behind =
    style === 3
      ? path("M120 230q0 -150 120 -150t120 150v160q-120 50 -240 0z", hair)
      : style === 4
        ? // biome-ignore format: one style a line
          path(
            "M108 250q-10 -180 132 -180t132 180q10 110 -30 180h-204q-40 -70 -30 -180z",
            darker(shirt, 0.25),
          )
        : style === 5
          ? circle(240, 74, 56, hair) + ellipse(240, 200, 120, 126, hair)
          : style === 6
            ? d.scatter(18, 240, 170, 112, 96, (x, y) => circle(x, y, 48, hair))
            : "";
  const front =
    style === 0
      ? path("M142 216q-14 -130 98 -132t100 130q-20 -60 -60 -66 -70 20 -110 4 -20 20 -28 64z", hair)
      : style === 1
        ? path("M140 220q-20 -140 110 -140 120 10 92 140 -6 -50 -30 -80 -90 30 -150 0 -18 34 -22 80z", hair)
        : style === 2
          ? path("M144 206q-4 -112 96 -112t96 112q-10 -40 -30 -56 -66 -24 -132 0 -20 16 -30 56z", hair, 0.92)
          : style === 3
            ? path("M140 230q-10 -140 100 -140t100 140q-20 -70 -80 -96 -30 70 -120 96z", hair)
            : style === 4
              ? // biome-ignore format: one style a line
                path("M136 230q-8 -144 104 -144t104 144q-16 -90 -104 -90t-104 90z", lighter(shirt, 0.1)) +
                path(
                  "M136 226q4 130 104 130t104 -130q30 130 -104 170 -134 -40 -104 -170z",
                  lighter(shirt, 0.1),
                )
              : style === 5
                ? path("M140 220q-8 -130 100 -130t100 130q-10 -80 -100 -84 -90 4 -100 84z", hair)
                : d.scatter(9, 240, 116, 92, 26, (x, y) => circle(x, y, 38, hair));
  const glasses = d.random.chance(0.25)
    ? `<g fill="none" stroke="#3a2f35" stroke-width="7"><circle cx="196" cy="236" r="32"/><circle cx="284" cy="236" r="32"/><path d="M228 236h24"/></g>`
    : "";
  return d.finish(
    [
      `<rect width="480" height="480" fill="${d.down(lighter(ground, 0.3), ground)}"/>`,
      circle(240, 250, 190, "#ffffff", 0.28),
      behind,
      path("M60 480q10 -130 130 -140h100q120 10 130 140z", d.down(lighter(shirt, 0.1), darker(shirt, 0.08))),
      box(240, 300, 76, 76, 34, darker(skin, 0.14)),
      circle(140, 240, 22, skin),
      circle(340, 240, 22, skin),
      path("M142 210q0 -110 98 -110t98 110q4 130 -98 138 -102 -8 -98 -138z", d.ball(skin, 0.5)),
      beard ? path("M146 250q10 30 40 30 54 -16 108 0 30 0 40 -30 0 110 -94 112 -94 -2 -94 -112z", hair) : "",
      front,
      circle(196, 238, 11, "#3a2a2a"),
      circle(284, 238, 11, "#3a2a2a"),
      circle(192, 234, 4, "#ffffff"),
      circle(280, 234, 4, "#ffffff"),
      stroke("M176 208q20 -14 38 -4M266 204q20 -10 38 4", darker(hair, 0.1), 8),
      stroke("M240 246q-10 24 4 28", darker(skin, 0.25), 6),
      path("M204 296q36 34 72 0 -6 34 -36 34t-36 -34z", "#b5483f"),
      path("M212 300q28 16 56 0l-4 8q-24 10 -48 0z", "#ffffff"),
      ellipse(168, 276, 20, 12, "#e8735a", 0.3),
      ellipse(312, 276, 20, 12, "#e8735a", 0.3),
      glasses,
    ].join(""),
  );
}
