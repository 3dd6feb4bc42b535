import { darker, lighter } from "./color";
import { box, circle, type Drawing, ellipse, path, stroke } from "./drawing";

export interface Light {
  skyTop: string;
  skyLow: string;
  sea: string;
  hill: string;
  sun: string;
}

/** Times of the day at the harbour. */
export const lights: readonly Light[] = [
  { skyTop: "#8fd0ea", skyLow: "#fdf0d9", sea: "#5fb3cc", hill: "#8fbf9a", sun: "#fff3c4" },
  { skyTop: "#f7a77a", skyLow: "#ffe2b0", sea: "#5b8fb0", hill: "#a98aa0", sun: "#fff0b8" },
  { skyTop: "#a9c8f0", skyLow: "#fde4e0", sea: "#7fa8d0", hill: "#9fb5c0", sun: "#ffe9d2" },
  { skyTop: "#7cc6c4", skyLow: "#fff1cf", sea: "#4f9fae", hill: "#7fae8a", sun: "#fff6d6" },
];

const cloud = (x: number, y: number, size: number) =>
  ellipse(x, y, size, size * 0.3, "#ffffff", 0.7) +
  ellipse(x - size * 0.3, y - size * 0.2, size * 0.45, size * 0.32, "#ffffff", 0.7) +
  ellipse(x + size * 0.25, y - size * 0.24, size * 0.4, size * 0.34, "#ffffff", 0.7);

const boat = (x: number, y: number, size: number, color: string) =>
  path(`M${x - size * 0.5} ${y}h${size}l${-size * 0.2} ${size * 0.22}h${-size * 0.6}z`, color) +
  path(`M${x} ${y - size * 0.06}v${-size * 0.9}l${size * 0.42} ${size * 0.84}z`, "#fffaf0") +
  path(
    `M${x - size * 0.05} ${y - size * 0.06}v${-size * 0.72}l${-size * 0.34} ${size * 0.68}z`,
    lighter(color, 0.55),
  );

export function lighthouse(x: number, base: number, height: number): string {
  const w = height * 0.16;
  const band = (from: number, to: number) => {
    const [a, b] = [w * (1 - from * 0.4), w * (1 - to * 0.4)];
    return path(
      `M${x - b} ${base - height * to}h${b * 2}l${a - b} ${height * (to - from)}h${-a * 2}z`,
      "#e2603f",
    );
  };
  return (
    path(
      `M${x - w * 0.68} ${base - height * 0.8}h${w * 1.36}l${w * 0.32} ${height * 0.8}h${-w * 2}z`,
      "#fff7ea",
    ) +
    band(0.1, 0.28) +
    band(0.46, 0.64) +
    box(x, base - height * 0.84, w * 1.9, height * 0.05, 4, "#4a4550") +
    box(x, base - height * 0.97, w, height * 0.14, 6, "#ffe08a") +
    path(
      `M${x - w * 0.7} ${base - height * 0.96}l${w * 0.7} ${-height * 0.12} ${w * 0.7} ${height * 0.12}z`,
      "#c94f35",
    )
  );
}

/** A row of narrow harbour houses with lit windows, standing on `base`. */
export function houses(d: Drawing, from: number, to: number, base: number, tall: number): string {
  const walls = ["#f3b98a", "#f6d59a", "#e99a86", "#a9c9c0", "#f2e3cc", "#c9b3cf", "#9fc0d8"];
  let drawn = "";
  for (let x = from; x < to; ) {
    const w = d.random.between(tall * 0.34, tall * 0.55);
    const h = d.random.between(tall * 0.65, tall);
    const wall = d.random.pick(walls);
    const middle = x + w / 2;
    drawn += box(middle, base - h, w, h, 0, d.down(lighter(wall, 0.15), wall));
    drawn += d.random.chance(0.6)
      ? path(
          `M${x - 4} ${base - h}l${w / 2 + 4} ${-w * 0.38} ${w / 2 + 4} ${w * 0.38}z`,
          d.random.pick(["#c9674a", "#a85a48", "#7a6a78"]),
        )
      : box(middle, base - h - 10, w + 10, 18, 4, darker(wall, 0.25));
    for (let row = 0; row < 3; row++) {
      for (const column of [0.28, 0.72]) {
        drawn += box(
          x + w * column,
          base - h + h * (0.14 + row * 0.26),
          w * 0.2,
          h * 0.13,
          5,
          d.random.chance(0.4) ? "#fff0b8" : darker(wall, 0.35),
          0.9,
        );
      }
    }
    x += w;
  }
  return drawn;
}

/** Sky, sun, hills, sea and boats down to the horizon line `low`. */
export function harbour(d: Drawing, light: Light, low: number): string {
  const { width, height } = d;
  const sunX = width * d.random.between(0.62, 0.88);
  return [
    `<rect width="${width}" height="${height}" fill="${d.down(light.skyTop, light.skyLow)}"/>`,
    circle(sunX, low * 0.45, low * 0.22, light.sun, 0.5),
    circle(sunX, low * 0.45, low * 0.15, light.sun),
    cloud(width * 0.2, low * 0.24, 120),
    cloud(width * 0.52, low * 0.14, 90),
    cloud(width * 0.86, low * 0.2, 100),
    path(
      `M0 ${low}V${low - 90}Q${width * 0.14} ${low - 190} ${width * 0.3} ${low - 80}T${width * 0.62} ${low - 70}T${width} ${low - 110}V${low}z`,
      light.hill,
      0.75,
    ),
    `<rect y="${low - 6}" width="${width}" height="${height - low + 6}" fill="${d.down(lighter(light.sea, 0.3), light.sea)}"/>`,
    ...[0.1, 0.3, 0.55, 0.8].map((share, index) =>
      stroke(`M${width * share} ${low + 30 + index * 14}h${120 + index * 20}`, "#ffffff", 5, 0.4),
    ),
    boat(width * 0.12, low + 26, 90, "#d9674a"),
    boat(width * 0.46, low + 14, 60, "#3f6b8f"),
    lighthouse(width * 0.93, low + 10, low * 0.46),
  ].join("");
}

export function stripedAwning(x: number, y: number, w: number, h: number, color: string): string {
  const count = Math.max(6, Math.round(w / 80));
  const step = w / count;
  const left = x - w / 2;
  return (
    Array.from({ length: count }, (_, index) => {
      const fill = index % 2 ? "#fff7ea" : color;
      const at = left + index * step;
      const top = left + 24 + (index * (w - 48)) / count;
      return (
        path(
          `M${top} ${y}h${(w - 48) / count}L${at + step} ${y + h}a${step / 2} ${step / 2.6} 0 0 1 ${-step} 0z`,
          fill,
        ) + path(`M${at} ${y + h}a${step / 2} ${step / 2.6} 0 0 0 ${step} 0v-12h${-step}z`, darker(fill, 0.1))
      );
    }).join("") + box(x, y - 12, w - 40, 20, 8, darker(color, 0.2))
  );
}

export function pottedBush(d: Drawing, x: number, base: number, size: number): string {
  return (
    d.scatter(9, x, base - size * 0.75, size * 0.34, size * 0.3, (a, b) =>
      circle(a, b, size * 0.2, d.ball(d.random.pick(["#4f9a5a", "#6bb36a", "#3f8a52"]))),
    ) +
    path(
      `M${x - size * 0.3} ${base - size * 0.5}h${size * 0.6}l${-size * 0.08} ${size * 0.5}h${-size * 0.44}z`,
      d.body("#cf7a4f"),
    )
  );
}
