import { createRandom, type Random } from "../random";
import { type Color, darker, lighter } from "./color";

const fixed = (value: number) => String(Math.round(value * 10) / 10);

/**
 * Collects shapes as SVG. Gradients and clips are collected apart and get unique ids. There are no filters, so that
 * librsvg draws a picture in a few milliseconds.
 */
export class Drawing {
  readonly random: Random;
  private readonly definitions: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
    readonly seed: number,
  ) {
    this.random = createRandom(seed * 7919 + 17);
  }

  private define(make: (id: string) => string): string {
    const id = `d${this.definitions.length}`;
    this.definitions.push(make(id));
    return id;
  }

  private gradient(from: Color, to: Color, attributes: string, kind: "linear" | "radial"): string {
    const stops = `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
    return `url(#${this.define((id) => `<${kind}Gradient id="${id}" ${attributes}>${stops}</${kind}Gradient>`)})`;
  }

  /** A paint from the top to the bottom of the shape. */
  down(from: Color, to: Color): string {
    return this.gradient(from, to, 'x1="0" y1="0" x2="0" y2="1"', "linear");
  }

  /** A paint from the left to the right of the shape. */
  across(from: Color, to: Color): string {
    return this.gradient(from, to, 'x1="0" y1="0" x2="1" y2="0"', "linear");
  }

  /** A paint lit from the upper left, as on a ball. */
  ball(color: Color, amount = 1): string {
    return this.gradient(
      lighter(color, 0.28 * amount),
      darker(color, 0.16 * amount),
      'cx="0.36" cy="0.3" r="0.8"',
      "radial",
    );
  }

  /** A body lit from the left: bottles, boxes, tins. */
  body(color: Color): string {
    const id = this.define((name) => {
      const stops = [
        [0, darker(color, 0.1)],
        [0.2, lighter(color, 0.22)],
        [0.55, color],
        [1, darker(color, 0.24)],
      ].map(([at, stop]) => `<stop offset="${at}" stop-color="${stop}"/>`);
      return `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2="0">${stops.join("")}</linearGradient>`;
    });
    return `url(#${id})`;
  }

  /** A soft shadow on the ground. */
  shadow(x: number, y: number, radiusX: number, radiusY: number, strength = 0.34): string {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}"><stop offset="0" stop-color="#4a2c2a" stop-opacity="${strength}"/><stop offset="0.55" stop-color="#4a2c2a" stop-opacity="${strength * 0.55}"/><stop offset="1" stop-color="#4a2c2a" stop-opacity="0"/></radialGradient>`,
    );
    return ellipse(x, y, radiusX, radiusY, `url(#${id})`);
  }

  /** The part of `content` that lies in `mask` (shapes as SVG). */
  clip(mask: string, content: string): string {
    const id = this.define((name) => `<clipPath id="${name}">${mask}</clipPath>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  /** `count` positions spread evenly, with some variation, over an oval; the farther ones first. */
  scatter(
    count: number,
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    draw: (x: number, y: number, index: number) => string,
  ): string {
    const turn = this.random.between(0, 6);
    return Array.from({ length: count }, (_, index) => {
      const distance = Math.sqrt((index + 0.5) / count) * this.random.between(0.9, 1);
      const angle = turn + index * 2.39996 + this.random.between(-0.2, 0.2);
      return [x + Math.cos(angle) * distance * radiusX, y + Math.sin(angle) * distance * radiusY] as const;
    })
      .sort((a, b) => a[1] - b[1])
      .map(([atX, atY], index) => draw(atX, atY, index))
      .join("");
  }

  /** The finished SVG document. */
  finish(content: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.definitions.join("")}</defs>${content}</svg>`;
  }
}

/** A whole picture the other way round. */
export const mirrored = ({ width }: Pick<Drawing, "width">, content: string) =>
  `<g transform="matrix(-1 0 0 1 ${width} 0)">${content}</g>`;

const opacityOf = (opacity: number) => (opacity === 1 ? "" : ` opacity="${opacity}"`);

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" fill="${fill}"${opacityOf(opacity)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1, turn = 0) =>
  `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill}"${opacityOf(opacity)}${
    turn === 0 ? "" : ` transform="rotate(${fixed(turn)} ${fixed(x)} ${fixed(y)})"`
  }/>`;

/** A rectangle by its centre line and top: x is the middle, y the top. */
export const box = (x: number, y: number, w: number, h: number, corner: number, fill: string, opacity = 1) =>
  `<rect x="${fixed(x - w / 2)}" y="${fixed(y)}" width="${fixed(w)}" height="${fixed(h)}" rx="${fixed(corner)}" fill="${fill}"${opacityOf(opacity)}/>`;

export const path = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacityOf(opacity)}/>`;

export const stroke = (d: string, color: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${fixed(width)}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(opacity)}/>`;

export const turned = (content: string, degrees: number, x = 600, y = 600) =>
  `<g transform="rotate(${fixed(degrees)} ${fixed(x)} ${fixed(y)})">${content}</g>`;

/** Moved and scaled; a negative `scaleX` mirrors. */
export const placed = (content: string, x: number, y: number, scale = 1, scaleX = scale) =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${Math.round(scaleX * 1000) / 1000} ${Math.round(scale * 1000) / 1000})">${content}</g>`;

/** A leaf from its stem at (x, y), `length` long, turned by `degrees`. */
export function leaf(x: number, y: number, length: number, degrees: number, color: Color): string {
  const half = length * 0.28;
  return turned(
    path(
      `M${x} ${y}c${half} ${-length * 0.3} ${half} ${-length * 0.75} 0 ${-length}c${-half} ${length * 0.25} ${-half} ${length * 0.7} 0 ${length}z`,
      color,
    ) + stroke(`M${x} ${y}v${-length * 0.8}`, darker(color, 0.25), Math.max(2, length * 0.03), 0.6),
    degrees,
    x,
    y,
  );
}

/** A regular star or burst with `points` tips. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  fill: string,
): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index / points) * Math.PI - Math.PI / 2;
    return `${fixed(x + Math.cos(angle) * radius)} ${fixed(y + Math.sin(angle) * radius)}`;
  });
  return path(`M${corners.join("L")}Z`, fill);
}
