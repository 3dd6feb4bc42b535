import { seedFrom } from "../town/random";
import { categorySubjects } from "./category-subjects";
import { Drawing, placed } from "./drawing";
import { drawGround, drawItemPicture, drawSubject, isItemPictureKind } from "./item-pictures";
import {
  drawBrand,
  drawLanding,
  drawModuleIcon,
  drawParcel,
  drawPlaceholder,
  drawReason,
  drawVehicle,
} from "./marks";
import { drawAvatar } from "./people";
import {
  drawBanner,
  drawCampaign,
  drawStoreCover,
  drawStoreLogo,
  isBannerTheme,
  isStoreLookKind,
} from "./scenes";

export { categorySubjects } from "./category-subjects";
export { drawItemPicture, type ItemPictureKind, itemPictureKinds } from "./item-pictures";
export { drawAvatar } from "./people";
export { bannerThemes, drawBanner, drawStoreCover, drawStoreLogo, storeLookKinds } from "./scenes";

/** A category's picture, 600 × 600, whose subject stays inside the circle. */
function drawCategory(name: string, seed: number): string | null {
  const kind = isItemPictureKind(name) ? name : categorySubjects.get(name);
  if (!kind) return null;
  const drawing = new Drawing(600, 600, (seedFrom(name) + seed) % 1_000_003);
  return drawing.finish(drawGround(drawing, 600) + placed(drawSubject(kind, drawing), 60, 52, 0.4));
}

/**
 * Draws the picture that a key names, as an SVG document, or gives null for a key that names none. Keys:
 * `item/{kind}/{seed}`, `category/{kind or name}`, `cover/{shop}/{seed}`, `logo/{shop}/{seed}`,
 * `banner|campaign|ad/{theme}/{seed}`, `brand/{seed}`, `avatar/{seed}`, `module/{type}`, `vehicle/{kind}`,
 * `parcel/{kind}`, `reason/{kind}`, `landing/{hero|header-icon|company}`, `placeholder`. A missing seed is 0.
 */
export function drawPicture(key: string): string | null {
  const [family = "", kind = "", text = "0", ...rest] = key.split("/");
  const numbered = family === "brand" || family === "avatar";
  const number = numbered ? kind : text;
  if (rest.length > 0 || !/^\d{1,6}$/.test(number)) return null;
  const seed = Number(number);
  switch (family) {
    case "item":
      return isItemPictureKind(kind) ? drawItemPicture(kind, seed) : null;
    case "category":
      return drawCategory(kind, seed);
    case "cover":
      return isStoreLookKind(kind) ? drawStoreCover(kind, seed) : null;
    case "logo":
      return isStoreLookKind(kind) ? drawStoreLogo(kind, seed) : null;
    case "banner":
      return isBannerTheme(kind) ? drawBanner(kind, seed) : null;
    case "campaign":
    case "ad":
      return isBannerTheme(kind) ? drawCampaign(kind, family === "ad" ? seed + 100 : seed) : null;
    case "brand":
      return drawBrand(seed);
    case "avatar":
      return drawAvatar(seed);
    case "module":
      return drawModuleIcon(kind, seed);
    case "vehicle":
      return drawVehicle(kind, seed);
    case "parcel":
      return drawParcel(kind, seed);
    case "reason":
      return drawReason(kind, seed);
    case "landing":
      return drawLanding(kind);
    case "placeholder":
      return drawPlaceholder();
    default:
      return null;
  }
}
