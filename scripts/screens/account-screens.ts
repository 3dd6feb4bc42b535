/** Signing in, menus, account, settings and the pages of text. */
import { page, type Screen } from "./screen";
import { expect, type Stage } from "./stage";

const openAuth = async (stage: Stage, mode: "sign-in" | "sign-up") => {
  await stage.go("/home");
  await stage.button(stage.text("frame", "nav.signIn")).click();
  await stage.dialogIsThere();
  if (mode === "sign-up")
    await stage.dialog.getByText(stage.text("frame", "nav.signUp"), { exact: true }).first().click();
};

export const accountScreens: readonly Screen[] = [
  { name: "sign-in", who: "visitor", open: (stage) => openAuth(stage, "sign-in") },
  { name: "sign-up", who: "visitor", open: (stage) => openAuth(stage, "sign-up") },
  {
    name: "side-menu",
    who: "visitor",
    open: async (stage) => {
      await stage.go("/home");
      // The desktop's bar has no menu: its entries are in the bar itself.
      if (stage.wide) return;
      await stage.button(stage.text("frame", "nav.menu")).click();
      await stage.dialogIsThere();
    },
  },
  {
    name: "profile-menu",
    who: "customer",
    open: async (stage) => {
      await stage.go("/home");
      await stage.button(stage.text("frame", "nav.profile")).click();
      // Below its button on a desktop, a sheet elsewhere.
      if (stage.wide) await expect(stage.page.getByRole("menu")).toBeVisible();
      else await stage.dialogIsThere();
    },
  },
  page("profile", "/profile?page=profile-settings", { who: "customer" }),
  page("my-orders", "/profile?page=my-orders", { who: "customer" }),
  page("order-details", ({ town }) => `/profile?page=my-orders&orderId=${town.customerOrder}`, {
    who: "customer",
  }),
  page("rate-and-review", ({ town }) => `/rate-and-review/${town.customerOrder}`, { who: "customer" }),
  page("invoice", ({ town }) => `/invoice/${town.customerOrder}`, { who: "customer" }),
  page("wallet", "/profile?page=wallet", { who: "customer" }),
  page("loyalty-points", "/profile?page=loyalty-points", { who: "customer" }),
  page("customer-coupons", "/profile?page=coupons", { who: "customer" }),
  page("referral-code", "/profile?page=referral-code", { who: "customer" }),
  {
    name: "wishlist",
    who: "customer",
    open: async (stage) => {
      await stage.go("/home");
      // On a phone it stands in the menu.
      const menu = stage.button(stage.text("frame", "nav.menu"));
      const inMenu = await menu.isVisible();
      if (inMenu) await menu.click();
      // Hearts of the page are named after the wishlist, too.
      const place = inMenu ? stage.dialog : stage.page.getByRole("banner");
      await place.getByRole("button", { name: stage.text("frame", "nav.wishlist") }).click();
      await expect(stage.dialog.getByRole("tablist")).toBeVisible();
    },
  },
  page("wishlist-page", "/wishlist", { who: "customer" }),
  {
    name: "address-form",
    who: "customer",
    open: async (stage) => {
      await stage.go("/profile?page=profile-settings");
      await stage.button(stage.text("account", "address.add")).click();
      await stage.dialogIsThere();
    },
  },
  page("settings", "/settings"),
  page("policy", "/privacy-policy"),
  page("help", "/help-and-support"),
  page("forgot-password", "/forgot-password"),
  page("not-found", "/no-such-page"),
  page("interests", "/interest", { who: "customer" }),
  page("store-registration", "/store-registration"),
  page("courier-registration", "/deliveryman-registration"),
];
