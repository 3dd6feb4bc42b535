/** A screen of the product and how a shopper gets there. */
import type { ModuleType } from "@/contract";
import { expect, type Stage } from "./stage";

export interface Screen {
  name: string;
  /** The visitor: new, with a place, a guest with a cart, the demo customer. */
  who: "newcomer" | "visitor" | "guest" | "customer";
  module?: ModuleType | "none";
  /** Pages are shown in their whole length (up to a limit), overlays as they are seen. */
  whole?: boolean;
  /** Px; a longer page is cut. */
  maxHeight?: number;
  /** The screen shows waiting itself. */
  busy?: boolean;
  /** Needs the service worker. */
  worker?: boolean;
  open(stage: Stage): Promise<void>;
}

/** A page that is opened by its address. */
export const page = (
  name: string,
  path: string | ((stage: Stage) => string),
  more: Partial<Screen> = {},
  ready?: (stage: Stage) => Promise<void>,
): Screen => ({
  name,
  who: "visitor",
  whole: true,
  ...more,
  open: async (stage) => {
    await stage.go(typeof path === "string" ? path : path(stage));
    if (ready) await ready(stage);
    else await expect(stage.page.locator("main h1, main h2").first()).toBeVisible();
  },
});

/** Opens the cart from the bar. */
export const openCart = async (stage: Stage) => {
  await stage.go("/home");
  await stage
    .button(stage.pattern("frame", "nav.cart"))
    .or(stage.button(cartName(stage)))
    .first()
    .click();
  await stage.dialogIsThere();
};

/** The cart's button names its number of lines, in plural forms. */
const cartName = (stage: Stage) => new RegExp(`^${stage.text("frame", "nav.cart")}`);
