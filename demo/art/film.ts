import { seedFrom } from "../town/random";
import { bannerThemeOf } from "./banner-themes";
import { scooter } from "./delivery";
import { box, circle, Drawing, placed, stroke } from "./drawing";
import { drawSubject } from "./item-pictures";
import { harbour, houses, lights } from "./scenery";

/** Grows quickly, overshoots a little and stands still: 0 before its time, 1 after it. */
function popped(at: number, from: number, length = 0.12): number {
  const part = Math.min(1, Math.max(0, (at - from) / length));
  return part === 0 ? 0 : 1 - 2 ** (-9 * part) * Math.cos(part * 7);
}

/**
 * One frame of a module's film, 1600 × 900, `at` from 0 to 1: a courier rides along the harbour while what the module
 * sells comes up over the roofs. Null for a theme that does not exist. Keys are `{module or theme}/{seed}`.
 */
export function drawFilmFrame(key: string, at: number): string | null {
  const [kind = "", number = "", ...rest] = key.split("/");
  const seed = Number(number);
  const theme = bannerThemeOf(kind, seed);
  if (theme === null || rest.length > 0 || !/^\d{1,3}$/.test(number)) return null;
  const d = new Drawing(1600, 900, seedFrom(`film ${key}`) % 1_000_003);
  const light = lights[seed % lights.length] ?? lights[0];
  if (!light) return null;
  const sky = harbour(d, light, 560);
  const street = houses(d, 0, 3400, 740, 300);
  const courier = scooter(d);
  const goods = theme.goods.slice(0, 5).map((good) => drawSubject(good, d));
  const bob = Math.sin(at * Math.PI * 14) * 7;
  const ride = -260 + 940 * (1 - (1 - at) ** 2);
  const stripes = Array.from({ length: 12 }, (_, index) =>
    stroke(`M${index * 260 - ((at * 2600) % 260) - 100} 862h120`, "#fff7ea", 12, 0.8),
  ).join("");
  const shown = goods.map((good, index) => {
    const grown = popped(at, 0.14 + index * 0.14);
    if (grown <= 0) return "";
    const x = 240 + index * 280;
    const y = 250 + Math.sin(at * 7 + index) * 16 - (index % 2) * 50;
    const scale = (grown * 260) / 1200;
    return (
      circle(x, y, 148 * grown, "#fffaf0", 0.92) +
      circle(x, y, 148 * grown, theme.colors[0], 0.5) +
      placed(good, x - 600 * scale, y - 600 * scale, scale)
    );
  });
  return d.finish(
    [
      sky,
      placed(street, -at * 900, 0, 1),
      box(800, 740, 1700, 170, 0, "#6b6470"),
      box(800, 738, 1700, 22, 0, "#d6c7ad"),
      stripes,
      placed(courier, ride, 432 + bob, 0.4),
      ...shown,
    ].join(""),
  );
}
