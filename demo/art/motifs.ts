/** The pictures on labels, in place of words. */
import { type Color, lighter } from "./color";
import { box, circle, ellipse, leaf, path, star, stroke } from "./drawing";

/** The picture on a label, in place of words. */
export type Motif =
  | "leaf"
  | "drop"
  | "sun"
  | "cross"
  | "wave"
  | "heart"
  | "fruit"
  | "fish"
  | "grain"
  | "bubble"
  | "flower"
  | "cow";

export function motif(kind: Motif, x: number, y: number, size: number, color: Color): string {
  const s = size;
  switch (kind) {
    case "leaf":
      return (
        leaf(x - s * 0.1, y + s * 0.6, s * 1.2, -28, color) +
        leaf(x + s * 0.1, y + s * 0.6, s * 1.1, 34, lighter(color, 0.2))
      );
    case "drop":
      return path(
        `M${x} ${y - s * 0.7}c${s * 0.7} ${s * 0.75} ${s * 0.55} ${s * 1.4} 0 ${s * 1.4}c${-s * 0.55} 0 ${-s * 0.7} ${-s * 0.65} 0 ${-s * 1.4}z`,
        color,
      );
    case "sun":
      return star(x, y, s * 0.75, s * 0.5, 12, color) + circle(x, y, s * 0.4, lighter(color, 0.45));
    case "cross":
      return (
        box(x, y - s * 0.6, s * 0.4, s * 1.2, s * 0.1, color) +
        box(x, y - s * 0.2, s * 1.2, s * 0.4, s * 0.1, color)
      );
    case "wave":
      return [0, 1, 2]
        .map((row) =>
          stroke(
            `M${x - s * 0.7} ${y - s * 0.4 + row * s * 0.4}q${s * 0.35} ${-s * 0.35} ${s * 0.7} 0t${s * 0.7} 0`,
            color,
            s * 0.14,
          ),
        )
        .join("");
    case "heart":
      return path(
        `M${x} ${y + s * 0.6}c${-s * 1.2} ${-s * 0.8} ${-s * 0.6} ${-s * 1.5} 0 ${-s * 0.85}c${s * 0.6} ${-s * 0.65} ${s * 1.2} ${s * 0.05} 0 ${s * 0.85}z`,
        color,
      );
    case "fruit":
      return (
        circle(x, y + s * 0.1, s * 0.55, color) +
        leaf(x, y - s * 0.4, s * 0.5, 40, "#5d9a4b") +
        circle(x - s * 0.18, y - s * 0.08, s * 0.12, "#ffffff", 0.6)
      );
    case "fish":
      return (
        ellipse(x - s * 0.1, y, s * 0.6, s * 0.32, color) +
        path(`M${x + s * 0.35} ${y}l${s * 0.45} ${-s * 0.35}v${s * 0.7}z`, color) +
        circle(x - s * 0.4, y - s * 0.06, s * 0.07, "#ffffff")
      );
    case "grain":
      return (
        stroke(`M${x} ${y + s * 0.8}v${-s * 1.2}`, color, s * 0.08) +
        [-1, 0, 1]
          .map(
            (row) =>
              leaf(x, y + row * s * 0.35 + s * 0.15, s * 0.55, -42, color) +
              leaf(x, y + row * s * 0.35 + s * 0.15, s * 0.55, 42, color),
          )
          .join("") +
        leaf(x, y - s * 0.3, s * 0.6, 0, color)
      );
    case "bubble":
      return (
        circle(x - s * 0.2, y + s * 0.15, s * 0.42, color, 0.85) +
        circle(x + s * 0.4, y - s * 0.2, s * 0.26, color, 0.7) +
        circle(x - s * 0.05, y - s * 0.55, s * 0.16, color, 0.6)
      );
    case "flower":
      return (
        [0, 72, 144, 216, 288]
          .map((turn) =>
            ellipse(x, y - s * 0.38, s * 0.24, s * 0.36, color, 1, 0).replace(
              "/>",
              ` transform="rotate(${turn} ${x} ${y})"/>`,
            ),
          )
          .join("") + circle(x, y, s * 0.2, "#ffd76a")
      );
    default:
      return (
        ellipse(x, y, s * 0.75, s * 0.55, "#ffffff") +
        ellipse(x - s * 0.3, y - s * 0.15, s * 0.3, s * 0.22, color) +
        ellipse(x + s * 0.3, y + s * 0.15, s * 0.26, s * 0.24, color)
      );
  }
}
