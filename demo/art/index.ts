import { seedFrom } from "../random";
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
import { drawBanner, drawCampaign, drawReviewPhoto, drawStrip } from "./scenes";
import { isStoreLookKind } from "./store-looks";
import { drawStoreCover, drawStoreLogo } from "./store-scenes";

export { bannerThemes } from "./banner-themes";
export { categorySubjects } from "./category-subjects";
export { itemPictureKinds } from "./item-pictures";
export { storeLookKinds } from "./store-looks";

/** A category's picture, 600 × 600, whose subject stays inside the circle. */
function drawCategory(name: string, seed: number): string | null {
  const kind = isItemPictureKind(name) ? name : categorySubjects.get(name);
  if (!kind) return null;
  const drawing = new Drawing(600, 600, (seedFrom(name) + seed) % 1_000_003);
  return drawing.finish(drawGround(drawing, 600) + placed(drawSubject(kind, drawing), 60, 52, 0.4));
}

/**
 * Draws the picture that a key names, as an SVG document, or gives null for a key that names none. Keys:
 * `item/{kind}/{seed}`, `category|condition/{kind or name}`, `cover|logo/{shop}/{seed}`,
 * `banner|campaign|ad|strip|review/{module, theme or kind}/{seed}`, `brand|avatar|testimonial/{seed}`, `module/{type}`,
 * `vehicle/{kind}`, `parcel/{kind}`, `reason/{kind}`, `landing/{hero|header-icon|company}`, `placeholder`.
 * A missing seed is 0. A banner's key may end in `/rtl`: its words stand on the right.
 */
export function drawPicture(key: string): string | null {
  const [family = "", kind = "", text = "0", ...rest] = key.split("/");
  const numbered = ["brand", "avatar", "testimonial"].includes(family);
  const number = numbered ? kind : text;
  const isMirrored = family === "banner" && rest.length === 1 && rest[0] === "rtl";
  if ((rest.length > 0 && !isMirrored) || !/^\d{1,6}$/.test(number)) return null;
  const seed = Number(number);
  switch (family) {
    case "item":
      return isItemPictureKind(kind) ? drawItemPicture(kind, seed) : null;
    case "category":
    case "condition":
      return drawCategory(kind, seed);
    case "cover":
      return isStoreLookKind(kind) ? drawStoreCover(kind, seed) : null;
    case "logo":
      return isStoreLookKind(kind) ? drawStoreLogo(kind, seed) : null;
    case "banner":
      return drawBanner(kind, seed, isMirrored ? "rtl" : "ltr");
    case "campaign":
    case "ad":
      return drawCampaign(kind, family === "ad" ? seed + 100 : seed);
    case "strip":
      return drawStrip(kind, seed);
    case "review":
      return drawReviewPhoto(kind, seed);
    case "brand":
      return drawBrand(seed);
    case "avatar":
    case "testimonial":
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
