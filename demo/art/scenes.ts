import { seedFrom } from "../random";
import { type BannerTheme, bannerThemeOf } from "./banner-themes";
import { darker, lighter } from "./color";
import { bouquet, parcelBox } from "./delivery";
import { box, circle, Drawing, ellipse, mirrored, path, placed, star, stroke } from "./drawing";
import { drawSubject, type ItemPictureKind, isItemPictureKind } from "./item-pictures";
import { pottedBush } from "./scenery";
import type { StoreLook } from "./store-looks";
import { goodAt } from "./store-scenes";

function composition(d: Drawing, theme: BannerTheme, left: number): string {
  const { width: w, height: h } = d;
  const [from, to, accent] = theme.colors;
  const order = d.random.integer(0, theme.goods.length - 1);
  const good = (index: number, x: number, base: number, size: number) => {
    const kind = theme.goods[(order + index) % theme.goods.length] as ItemPictureKind;
    const scale = size / 1200;
    return placed(
      index === 0 && theme.extra === "parcel"
        ? parcelBox(d)
        : index === 0 && theme.extra === "bouquet"
          ? bouquet(d)
          : drawSubject(kind, d),
      x - 600 * scale,
      base - 960 * scale,
      scale,
    );
  };
  const middle = (left + w) / 2;
  const span = w - left;
  return [
    `<rect width="${w}" height="${h}" fill="${d.across(from, to)}"/>`,
    circle(middle, h * 0.56, h * 0.56, lighter(to, 0.35), 0.7),
    circle(w * 0.97, h * 0.08, h * 0.3, accent, 0.22),
    circle(left * 0.6, h * 1.05, h * 0.34, lighter(to, 0.4), 0.5),
    path(
      `M0 ${h}V${h * 0.9}Q${w * 0.22} ${h * 0.8} ${w * 0.48} ${h * 0.88}T${w} ${h * 0.82}V${h}z`,
      accent,
      0.85,
    ),
    path(
      `M0 ${h}V${h * 0.95}Q${w * 0.3} ${h * 0.86} ${w * 0.6} ${h * 0.94}T${w} ${h * 0.9}V${h}z`,
      darker(accent, 0.15),
      0.6,
    ),
    good(1, left + span * 0.18, h * 0.86, h * 0.66),
    good(2, left + span * 0.82, h * 0.86, h * 0.62),
    good(0, middle, h * 0.94, h * 0.98),
    d.scatter(9, middle, h * 0.3, span * 0.48, h * 0.26, (x, y, index) =>
      index % 2 ? star(x, y, 15, 5, 4, "#ffffff") : circle(x, y, 8, accent, 0.5),
    ),
  ].join("");
}

/** A banner, 1600 × 640, with the half free for text where a reader of the page's direction begins. */
export function drawBanner(kind: string, seed: number, direction: "ltr" | "rtl" = "ltr"): string | null {
  const theme = bannerThemeOf(kind, seed);
  if (!theme) return null;
  const d = new Drawing(1600, 640, seedFrom(`banner ${kind} ${seed}`) % 1_000_003);
  const scene = composition(d, theme, 800);
  return d.finish(direction === "rtl" ? mirrored(d, scene) : scene);
}

/** A campaign's or an advertisement's picture, 1600 × 900, full of goods. */
export function drawCampaign(kind: string, seed: number): string | null {
  const theme = bannerThemeOf(kind, seed);
  if (!theme) return null;
  const d = new Drawing(1600, 900, seedFrom(`campaign ${kind} ${seed}`) % 1_000_003);
  const accent = theme.colors[2];
  const confetti = d.scatter(46, 800, 300, 820, 330, (x, y) =>
    box(x, y, 22, 12, 4, d.random.pick([accent, "#ffffff", "#ffd257", lighter(accent, 0.4)]), 0.85),
  );
  return d.finish(composition(d, theme, 120) + confetti);
}

/** A strip between two sections, 1600 × 400: goods in a row, small enough that a phone's cut of its middle keeps them whole. */
export function drawStrip(kind: string, seed: number): string | null {
  const theme = bannerThemeOf(kind, seed);
  if (!theme) return null;
  const d = new Drawing(1600, 400, seedFrom(`strip ${kind} ${seed}`) % 1_000_003);
  const [from, to, accent] = theme.colors;
  const look: StoreLook = { color: accent, wall: from, goods: theme.goods };
  const first = d.random.integer(0, theme.goods.length - 1);
  const places = [130, 320, 540, 800, 1060, 1280, 1470];
  return d.finish(
    [
      `<rect width="1600" height="400" fill="${d.across(from, to)}"/>`,
      circle(1500, 20, 150, accent, 0.16),
      circle(120, 420, 170, lighter(to, 0.4), 0.5),
      ellipse(800, 230, 330, 120, lighter(to, 0.35), 0.7),
      `<rect y="318" width="1600" height="82" fill="${accent}" opacity="0.85"/>`,
      `<rect y="340" width="1600" height="60" fill="${darker(accent, 0.15)}" opacity="0.6"/>`,
      ...places.map((x, index) => goodAt(d, look, first + index, x, 332, index % 2 ? 270 : 240)),
    ].join(""),
  );
}

/** A photo in a review, 1200 × 900: the thing on a table at home. */
export function drawReviewPhoto(kind: string, seed: number): string | null {
  const theme = bannerThemeOf(kind, seed);
  if (!theme) return null;
  const d = new Drawing(1200, 900, seedFrom(`review ${kind} ${seed}`) % 1_000_003);
  const [from, to, accent] = theme.colors;
  const look: StoreLook = {
    color: accent,
    wall: from,
    goods: isItemPictureKind(kind) ? [kind] : theme.goods,
  };
  const wood = [650, 730, 820].map((y) => stroke(`M0 ${y}q300 -14 600 0t600 0`, "#a8703a", 5, 0.3)).join("");
  return d.finish(
    `<rect width="1200" height="900" fill="${d.down(from, to)}"/>${pottedBush(d, 150, 620, 260)}<rect y="590" width="1200" height="310" fill="${d.down("#e3b57c", "#c78d50")}"/>${wood}${ellipse(600, 800, 470, 80, lighter(accent, 0.6))}${goodAt(d, look, seed, 600, 820, 900)}`,
  );
}
